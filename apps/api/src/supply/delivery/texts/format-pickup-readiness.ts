import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import type { Language } from '../../../platform/context/context.ts'
import { formatDay } from './format-day.ts'

/** «Заберите сегодня», or the day from which the goods are ready in the store. */
export function formatPickupReadiness(fromDay: string | null, language: Language): string {
  const texts = deliveryTexts[language]
  return fromDay === null
    ? texts.today
    : texts.pickupFrom.replace('{day}', formatDay(fromDay, language))
}
