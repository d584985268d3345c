import { SumTooLargeError } from '@svetlitsa/domain/money/sum'

/**
 * Reads a whole number that JavaScript counts exactly.
 *
 * @throws SumTooLargeError for one beyond ±(2^53 − 1): added up, it would be off by units.
 * @throws RangeError for what is no whole number.
 */
export function parseSafeInteger(value: string | number): number {
  const number = Number(value)
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new SumTooLargeError(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a whole number: ${value}`)
  return number
}

/** Reads a list of them as PostgreSQL writes it: «{1,NULL}». */
export function parseSafeIntegers(text: string): (number | null)[] {
  const values = text === '{}' ? [] : text.slice(1, -1).split(',')
  return values.map((value) => (value === 'NULL' ? null : parseSafeInteger(value)))
}
