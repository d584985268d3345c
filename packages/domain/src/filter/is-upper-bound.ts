/**
 * Returns whether these values are the two fields of a range of which only the second is filled in:
 * without scripts a form sends both, and the empty one says which bound is given (filter.numbers).
 */
export function isUpperBound([low, high = '', ...others]: readonly string[]): boolean {
  return low === '' && /\d/.test(high) && others.length === 0
}
