import type { Language } from '@svetlitsa/domain/language/read-language'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { HeaderLinkName } from '@svetlitsa/ui/chrome/header-links'

/** The words of the header's links (storefront §2, «Navigation menus»). */
export function headerWords(language: Language): Record<HeaderLinkName, string> {
  const { header } = shellTexts[language]
  return {
    howToOrder: header.howToOrder,
    paymentAndDelivery: header.paymentAndDelivery,
    assembly: header.assembly,
    guaranty: header.guaranty,
    contacts: header.contacts,
    bonusProgram: header.bonusProgram,
    news: header.news,
  }
}
