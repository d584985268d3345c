/** «228 × 96 × 82 см», empty where a size is unknown. */
export function sizeTextOf(dimensions: readonly (number | null)[]): string {
  if (dimensions.length === 0 || dimensions.some((size) => size === null)) return ''
  return `${dimensions.join(' × ')} см`
}
