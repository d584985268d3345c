import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import { deliveryMethodTexts } from '@svetlitsa/i18n/delivery-method/delivery-method-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Language } from '../../../platform/context/context.ts'
import type { TariffRow } from '../delivery-terms.queries.ts'

/**
 * Name of a delivery method: the staff's text in Russian, a text by its kind in other languages.
 */
export function formatTariff(
  { kind, name, description }: Pick<TariffRow, 'kind' | 'name' | 'description'>,
  language: Language,
): { name: string; description: string } {
  if (language === 'ru') return { name, description }
  const texts = deliveryMethodTexts[language][kind]
  return { name: texts.name, description: texts.text }
}

/** «Заберите сегодня», or the day from which the goods are ready in the store. */
export function formatPickupReadiness(fromDay: string | null, language: Language): string {
  const texts = deliveryTexts[language]
  return fromDay === null
    ? texts.today
    : texts.pickupFrom.replace('{day}', formatDay(fromDay, language))
}
