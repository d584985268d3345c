import { parseWholeNumber } from './parse-whole-number.ts'

/** Parses the page number of a list; the first page and invalid values give undefined. */
export function parsePage(value: unknown): number | undefined {
  return parseWholeNumber(value, { min: 2, max: 100_000 })
}
