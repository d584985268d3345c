import { deliveryWayTexts } from '@svetlitsa/i18n/delivery-way-texts'
import type { Language } from '../../platform/context.ts'
import type { TariffRow } from './delivery.queries.ts'

/** How a way of delivery is called: as the staff wrote it in Russian, by its kind elsewhere. */
export function tariffWords(
  { kind, name, description }: Pick<TariffRow, 'kind' | 'name' | 'description'>,
  language: Language,
): { name: string; description: string } {
  if (language === 'ru') return { name, description }
  const way = deliveryWayTexts[language][kind]
  return { name: way.name, description: way.text }
}
