import { maxSum } from '../money/sum.ts'
import { normalizeLine } from '../text/plain-text.ts'
import { readNumber } from '../text/read-number.ts'

/** Inclusive bounds in whole numbers; null means unbounded. */
export interface NumberRange {
  from: number | null
  to: number | null
}

const maxNumber = maxSum
const dash = String.raw`\s*(?:[-‐‑‒–—−]|\.{2,})\s*`
const between = new RegExp(String.raw`^(.*?)(?:${dash}|\s+(?:до|по|to|and)\s+)(.*)$`, 'iu')
const upperBound =
  /^(?:до|не (?:дороже|более|больше|выше)|дешевле|менее|меньше|ниже|макс|to|up to|under|below|less|at most|max|<|≤)|(?:ниже|меньше|дешевле|төмен)$|дейін|арзан/iu

/**
 * Returns the bounds that a filter's value names: «10000-50000», «-50000», «5 000 – 12 990,50»,
 * «от 5 000», «до 20 000 ₽»; a number alone is the lower one (filter.numbers).
 */
export function readNumberRange(text: string): NumberRange {
  const plain = normalizeLine(text).normalize('NFKC')
  const [, low, high] = between.exec(plain) ?? []
  if (low !== undefined && high !== undefined) return toRange(low, high)
  return upperBound.test(plain) ? toRange('', plain) : toRange(plain, '')
}

/**
 * Returns the bounds typed into two fields; reversed ones are swapped. Prices and sizes are whole
 * numbers: from 12,990.50 on means 12,991.
 */
export function toRange(low: string, high: string): NumberRange {
  const [from, to] = [readNumber(low), readNumber(high)]
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  return { from: readBound(first, Math.ceil), to: readBound(last, Math.floor) }
}

function readBound(value: number | null, round: (value: number) => number): number | null {
  return value === null ? null : Math.min(round(value), maxNumber)
}

/**
 * Returns whether these values are the two fields of a range of which only the second is filled in:
 * without scripts a form sends both, and the empty one says which bound is given (filter.numbers).
 */
export function isUpperBound([low, high = '', ...others]: readonly string[]): boolean {
  return low === '' && /\d/.test(high) && others.length === 0
}

/**
 * Returns whether a numeric filter is dropped: both bounds are 0 or equal, so it could not narrow
 * anything (filters.numeric).
 */
export function shouldDropNumericFilter(filter: { minValue: number; maxValue: number }): boolean {
  return filter.minValue === filter.maxValue
}
