import type { Language } from '@svetlitsa/domain/language/language'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { FooterItemName } from '@svetlitsa/ui/layout/footer/footer-menu'

/** Labels of the footer's items. */
export function getFooterTexts(language: Language): Record<FooterItemName, string> {
  const { footer } = shellTexts[language]
  return {
    promotions: footer.promotions,
    promocodes: footer.promocodes,
    catalog: footer.catalog,
    manufacturers: footer.manufacturers,
    howToOrder: footer.howToOrder,
    paymentAndDelivery: footer.paymentAndDelivery,
    bonusProgram: footer.bonusProgram,
    guaranty: footer.guaranty,
    contacts: footer.contacts,
    franchising: footer.franchising,
    suppliers: footer.suppliers,
    designers: footer.designers,
    vacancies: footer.vacancies,
    about: footer.aboutShop,
    news: footer.news,
    reviews: footer.reviews,
    care: footer.care,
    privacyPolicy: footer.privacyPolicy,
    analyticsPolicy: footer.analyticsPolicy,
    sitemap: footer.sitemap,
  }
}
