import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getAdvantages } from '@svetlitsa/api-client/content/contract'
import type { Language } from '@svetlitsa/domain/language/parse-language'
import type { ShopPromises } from '@svetlitsa/domain/shop-settings/shop-settings'
import { fillPromises } from '@svetlitsa/i18n/format/fill-promises'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { HomeBenefitTexts } from './home-benefits.tsx'

/** An upper bound for the number of stores in one city. */
const maxStores = 30

/** Texts of the four benefits; texts from staff replace the default ones. */
export function getHomeBenefitTexts(
  language: Language,
  advantages: CallAnswer<typeof getAdvantages>['advantages'],
  promises: ShopPromises,
): HomeBenefitTexts {
  const t = getTranslator(homePageTexts, language)
  const facts = fillPromises(homePageTexts[language].facts, promises)
  const findAdvantage = (code: string) => advantages.find((advantage) => advantage.code === code)
  const storeCountTexts = Array.from({ length: maxStores }, (_, index) =>
    t('facts.stores', { count: index + 1 }),
  )
  return {
    ...facts,
    stores: [findAdvantage('stores')?.title ?? facts.storesAlways, ...storeCountTexts],
    storesHint: findAdvantage('stores')?.text ?? facts.storesHint,
    deliveryAlways: findAdvantage('delivery')?.title ?? facts.deliveryAlways,
    deliveryHintAlways: findAdvantage('delivery')?.text ?? facts.deliveryHintAlways,
    assembly: findAdvantage('assembly')?.title ?? facts.assembly,
    assemblyHint: findAdvantage('assembly')?.text ?? facts.assemblyHint,
    returns: findAdvantage('returns')?.title ?? facts.returns,
    returnsHint: findAdvantage('returns')?.text ?? facts.returnsHint,
  }
}
