import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import type { Language } from '../../platform/context.ts'
import { dayText } from './day-text.ts'

/** «Заберите сегодня», or from which day on the goods lie in the store. */
export function readyText(fromDay: string | null, language: Language): string {
  const texts = deliveryTexts[language]
  return fromDay === null
    ? texts.today
    : texts.pickupFrom.replace('{day}', dayText(fromDay, language))
}
