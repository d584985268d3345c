import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../../platform/context/context.ts'

type Unit = keyof typeof productListTexts.ru.units

const units = Object.keys(productListTexts.ru.units) as Unit[]

/**
 * «228 × 96 × 82 см» with its last unit in the reader's language; an unknown unit stays as it is.
 */
export function localizeUnit(text: string, language: Language): string {
  const unitIndex = text.lastIndexOf(' ') + 1
  const unit = units.find((key) => productListTexts.ru.units[key] === text.slice(unitIndex))
  return unit === undefined
    ? text
    : text.slice(0, unitIndex) + productListTexts[language].units[unit]
}
