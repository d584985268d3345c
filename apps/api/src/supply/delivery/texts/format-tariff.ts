import { deliveryMethodTexts } from '@svetlitsa/i18n/delivery-method/delivery-method-texts'
import type { Language } from '../../../platform/context/context.ts'
import type { TariffRow } from '../delivery.queries.ts'

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
