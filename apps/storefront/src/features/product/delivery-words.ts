import type { Language } from '@svetlitsa/domain/language/read-language'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { DeliveryWords } from './product-delivery.tsx'

/** More stores than a city of the shop has. */
const mostStores = 20

/** The words of the delivery lines, with every form that an answer may ask for. */
export function deliveryWords(language: Language, warrantyMonths: number): DeliveryWords {
  const say = translator(productTexts, language)
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
    stores: Array.from({ length: mostStores + 1 }, (_, count) => say('delivery.stores', { count })),
    return: back,
    warranty: say('delivery.warranty', { months: warrantyMonths }),
    failed,
    absent,
    absentHint,
  }
}
