import type { Language } from '@svetlitsa/domain/language/language'
import { enBuyerPages } from './buyer-pages/en.ts'
import { kkBuyerPages } from './buyer-pages/kk.ts'
import { infoPages, type TextPage } from './info-pages.ts'
import type { InfoText } from './info-text.ts'
import { enLegalPages } from './legal-pages/en.ts'
import { kkLegalPages } from './legal-pages/kk.ts'
import { enPartnerPages } from './partner-pages/en.ts'
import { kkPartnerPages } from './partner-pages/kk.ts'
import { enShopPages } from './shop-pages/en.ts'
import { kkShopPages } from './shop-pages/kk.ts'

const textPages: Record<Language, Record<TextPage, InfoText>> = {
  ru: infoPages,
  kk: { ...kkBuyerPages, ...kkShopPages, ...kkPartnerPages, ...kkLegalPages },
  en: { ...enBuyerPages, ...enShopPages, ...enPartnerPages, ...enLegalPages },
}

/** The text of an information page in a language (lang.three). */
export function getInfoText(code: TextPage, language: Language): InfoText {
  return textPages[language][code]
}
