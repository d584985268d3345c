import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type { Language } from '../../platform/context.ts'

type Unit = keyof typeof listingTexts.ru.units

const units = Object.keys(listingTexts.ru.units) as Unit[]

/** «228 × 96 × 82 см» with the unit of the reader's language at its end; a unit nobody knows stays. */
export function unitIn(text: string, language: Language): string {
  const at = text.lastIndexOf(' ') + 1
  const unit = units.find((one) => listingTexts.ru.units[one] === text.slice(at))
  return unit === undefined ? text : text.slice(0, at) + listingTexts[language].units[unit]
}
