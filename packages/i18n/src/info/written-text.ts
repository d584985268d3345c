import type { Language } from '@svetlitsa/domain/language/read-language'
import { enBuyerPages } from './en-buyer-pages.ts'
import { enLegalPages } from './en-legal-pages.ts'
import { enPartnerPages } from './en-partner-pages.ts'
import { enShopPages } from './en-shop-pages.ts'
import { infoPages, type WrittenPage } from './info-pages.ts'
import type { InfoText } from './info-text.ts'
import { kkBuyerPages } from './kk-buyer-pages.ts'
import { kkLegalPages } from './kk-legal-pages.ts'
import { kkPartnerPages } from './kk-partner-pages.ts'
import { kkShopPages } from './kk-shop-pages.ts'

const written: Record<Language, Record<WrittenPage, InfoText>> = {
  ru: infoPages,
  kk: { ...kkBuyerPages, ...kkShopPages, ...kkPartnerPages, ...kkLegalPages },
  en: { ...enBuyerPages, ...enShopPages, ...enPartnerPages, ...enLegalPages },
}

/** What an information page says in a language (storefront §1). */
export function writtenText(code: WrittenPage, language: Language): InfoText {
  return written[language][code]
}
