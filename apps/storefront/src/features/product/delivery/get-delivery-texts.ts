import type { Language } from '@svetlitsa/domain/language/parse-language'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { DeliveryTexts } from './product-delivery.tsx'

/** An upper bound for the number of stores in one city. */
const maxStores = 20

/** Texts of the delivery lines, in every variant that a response can require. */
export function getDeliveryTexts(language: Language, warrantyMonths: number): DeliveryTexts {
  const t = getTranslator(productTexts, language)
  const {
    waiting,
    free,
    lift,
    assembly,
    pickupLater,
    failed,
    absent,
    absentHint,
    return: back,
  } = productTexts[language].delivery
  return {
    waiting,
    free,
    lift,
    assembly,
    pickup: pickupLater,
    stores: Array.from({ length: maxStores + 1 }, (_, count) => t('delivery.stores', { count })),
    return: back,
    warranty: t('delivery.warranty', { months: warrantyMonths }),
    failed,
    absent,
    absentHint,
  }
}
