import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getAdvantages } from '@svetlitsa/api-client/content/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import type { ShopPromises } from '@svetlitsa/domain/shop-settings/shop-settings'
import { fillPromises } from '@svetlitsa/i18n/format/fill-promises'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import type { HomeBenefitTexts } from './home-benefits.tsx'

/** Texts of the four benefits; texts from staff replace the default ones. */
export function getHomeBenefitTexts(
  language: Language,
  advantages: CallAnswer<typeof getAdvantages>['advantages'],
  promises: ShopPromises,
): HomeBenefitTexts {
  const facts = fillPromises(homePageTexts[language].facts, promises)
  const findAdvantage = (code: string) => advantages.find((advantage) => advantage.code === code)
  return {
    delivery: facts.delivery,
    deliveryHint: facts.deliveryHint,
    storesAlways: findAdvantage('stores')?.title ?? facts.storesAlways,
    storesHint: findAdvantage('stores')?.text ?? facts.storesHint,
    deliveryAlways: findAdvantage('delivery')?.title ?? facts.deliveryAlways,
    deliveryHintAlways: findAdvantage('delivery')?.text ?? facts.deliveryHintAlways,
    assembly: findAdvantage('assembly')?.title ?? facts.assembly,
    assemblyHint: findAdvantage('assembly')?.text ?? facts.assemblyHint,
    returns: findAdvantage('returns')?.title ?? facts.returns,
    returnsHint: findAdvantage('returns')?.text ?? facts.returnsHint,
  }
}
