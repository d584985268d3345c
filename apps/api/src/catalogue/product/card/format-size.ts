import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../../platform/context/context.ts'

/** «228 × 96 × 82 см»; empty where a side is unknown. */
export function formatSize(
  dimensions: readonly (number | null)[],
  language: Language = 'ru',
): string {
  if (dimensions.length === 0 || dimensions.some((side) => side === null)) return ''
  return formatDimensions(dimensions, language)
}

/**
 * The sides of an offer; of goods sold by the metre only the width, because the buyer chooses the
 * length.
 */
export function listShownSides(
  [width, depth, height]: readonly [number | null, number | null, number | null],
  byMetre: boolean,
): (number | null)[] {
  return byMetre ? [width] : [width, depth, height]
}

/**
 * The known sides in centimetres. Without a width the sides would be ambiguous, so the text is
 * empty.
 */
export function formatDimensions(
  dimensions: readonly (number | null)[],
  language: Language,
): string {
  const sides = dimensions.filter((side) => side !== null).join(' × ')
  return typeof dimensions[0] === 'number'
    ? `${sides} ${productListTexts[language].units.cm}`
    : sides
}
