import { codeLimits } from '../route/code-limits.ts'
import { limitSlug, slugify } from '../text/slug.ts'

const tagPrefix = 'tag-'

/**
 * Returns a product's code for its address, made from its name and cut at the end of a word where
 * it is too long. It never starts with tag-, which marks a tag in the same path position
 * (ADR 0044), and is never empty.
 *
 * @param id appended to distinguish products with the same name.
 */
export function buildProductCode(name: string, id?: number): string {
  const nameCode = slugify(name) || 'tovar'
  const code = nameCode === 'tag' || nameCode.startsWith(tagPrefix) ? `tovar-${nameCode}` : nameCode
  return limitSlug(code, codeLimits.product, id === undefined ? '' : String(id))
}
