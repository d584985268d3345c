import type { Language } from '@svetlitsa/domain/language/language'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'

/** Returns «за 2,5 м». */
export function formatLengthText(language: Language, length: number): string {
  const { forMetres, decimal } = productCardTexts[language]
  return forMetres.replace('{length}', String(length).replace('.', decimal))
}
