import type { Row } from '../product/goods.ts'
import overrideSeeds from './review-line-overrides.json' with { type: 'json' }

const lineOverrides: Readonly<Record<string, Readonly<Record<string, string>>>> = overrideSeeds

/** Words that only appear in complaints about products that need assembly. */
const assemblyTerms = ['винт', 'Инструкция', 'отверстие']
/** From this weight, reviews may mention two people carrying it or extra packaging. */
const heavyKg = 25

/**
 * Returns a function that adapts a review line of a product family to one product, e.g. nobody
 * walks barefoot on curtains. It returns an empty string for a line that does not apply.
 */
export function createReviewLineAdapter(
  product: Row,
  offers: readonly Row[],
): (line: string) => string {
  const [noun = ''] = String(product.name).split(' «')
  const overrides = lineOverrides[noun] ?? {}
  const isHeavy = offers.some(({ weight_kg }) => Number(weight_kg) >= heavyKg)
  return (line) => {
    if (!product.needs_assembly && assemblyTerms.some((term) => line.includes(term))) return ''
    if (!isHeavy && (line.startsWith('Тяжёлое, вдвоём') || line.startsWith('Упаковки'))) return ''
    return overrides[line] ?? line
  }
}
