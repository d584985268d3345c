import type { Language } from '@svetlitsa/domain/language/parse-language'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { getQuantityTexts } from '@svetlitsa/shell/card/card-texts'
import type { LengthTexts } from './format-length-text.ts'

export function getLengthTexts(language: Language, name: string): LengthTexts {
  const { forMetres: sum, decimal } = productCardTexts[language]
  const inBasket = productTexts[language].lengthInBasket
  return { stepper: getQuantityTexts(language, name, true), sum, decimal, inBasket }
}
