import type { Language } from '@svetlitsa/domain/language/read-language'
import { enBuyerPages } from './en-buyer-pages.ts'
import { enPartnerPages } from './en-partner-pages.ts'
import { enShopPages } from './en-shop-pages.ts'
import { infoPages, type WrittenPage } from './info-pages.ts'
import type { InfoText } from './info-text.ts'
import { kkBuyerPages } from './kk-buyer-pages.ts'
import { kkPartnerPages } from './kk-partner-pages.ts'
import { kkShopPages } from './kk-shop-pages.ts'

const translated: Record<Language, Partial<Record<WrittenPage, InfoText>>> = {
  ru: infoPages,
  kk: { ...kkBuyerPages, ...kkShopPages, ...kkPartnerPages },
  en: { ...enBuyerPages, ...enShopPages, ...enPartnerPages },
}

/**
 * What an information page says in a language, and the language it really is in: rules hold as they
 * are written in Russian (storefront §1).
 */
export function writtenText(
  code: WrittenPage,
  language: Language,
): { text: InfoText; language: Language } {
  const text = translated[language][code]
  return text ? { text, language } : { text: infoPages[code], language: 'ru' }
}
