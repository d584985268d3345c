import type { Language } from '../../platform/context.ts'
import { unitIn } from './unit-in.ts'

/** «228 × 96 × 82 см», empty where a size is unknown. */
export function sizeTextOf(
  dimensions: readonly (number | null)[],
  language: Language = 'ru',
): string {
  if (dimensions.length === 0 || dimensions.some((size) => size === null)) return ''
  return unitIn(`${dimensions.join(' × ')} см`, language)
}
