import { type DoubtfulNumber, type NumberSign, readNumber } from './read-number.ts'

interface SignUse {
  /** Whether it separates thousands in a number that can be read in one way. */
  isForThousands: boolean
  /** The most decimals that follow it in such a number; 0 if it separates none. */
  decimalCount: number
  /** Whether the format of the file defines it as the decimal sign, whatever people write. */
  isDecimalByFormat: boolean
}

/** How the clear numbers of a feed use the two signs. */
export type NumberStyle = Readonly<Record<NumberSign, SignUse>>

/** Of a feed in which every number stands alone. */
export const unknownStyle: NumberStyle = {
  ',': { isForThousands: false, decimalCount: 0, isDecimalByFormat: false },
  '.': { isForThousands: false, decimalCount: 0, isDecimalByFormat: false },
}

/** Of the data types of XML, whose decimals follow a point. */
export const xmlStyle: NumberStyle = {
  ...unknownStyle,
  '.': { isForThousands: false, decimalCount: 0, isDecimalByFormat: true },
}

/** Collects the style of these numbers; texts that are none are left out. */
export function collectNumberStyle(
  texts: Iterable<string>,
  start: NumberStyle = unknownStyle,
): NumberStyle {
  const style = { ',': { ...start[','] }, '.': { ...start['.'] } }
  for (const text of texts) {
    const number = readNumber(text)
    if (number === null || number.isDoubtful) continue
    const { thousandsSign, decimalSign, decimalCount } = number
    if (thousandsSign) style[thousandsSign].isForThousands = true
    if (decimalSign) {
      const use = style[decimalSign]
      use.decimalCount = Math.max(use.decimalCount, decimalCount)
    }
  }
  return style
}

type Meaning = 'thousands' | 'decimals'

/** A number; its note says what its sign was taken for, where the number alone does not show it. */
export type ParsedNumber =
  | { value: number; note: Note | null }
  | { problem: string; isDoubtful: boolean }

interface Note {
  sign: NumberSign
  meaning: Meaning
}

/** Formats a note about a number in a place like «its price». */
export function formatNote(place: string, { sign, meaning }: Note): string {
  return `the sign «${sign}» in ${place} was read as that of ${meaning}`
}

interface NumberKind {
  style: NumberStyle
  /**
   * Decimals that must follow the sign elsewhere before a doubtful number is read as one with
   * three: money has two at most, so three of them are shown by three only.
   */
  decimalCount?: number
  /** A reading above it is none. */
  max?: number
}

/**
 * Parses a number. One that can be read in two ways is read as the rest of the feed shows, or is a
 * problem: a price must not become a thousandth of itself.
 */
export function parseNumber(
  text: string,
  { style, decimalCount = 1, max = Number.POSITIVE_INFINITY }: NumberKind,
): ParsedNumber {
  const number = readNumber(text)
  if (number === null) return { problem: `«${text}» is not a number`, isDoubtful: false }
  if (!number.isDoubtful) return { value: number.value, note: null }
  const { sign, asDecimals, asThousands } = number
  const meaning =
    Math.abs(asThousands) > max ? 'decimals' : findMeaning(number, style, decimalCount)
  if (meaning === null) {
    const problem = `«${text}» can be read as ${asDecimals} or as ${asThousands}`
    return { problem, isDoubtful: true }
  }
  const value = meaning === 'decimals' ? asDecimals : asThousands
  return { value, note: { sign, meaning } }
}

function findMeaning(
  { sign }: DoubtfulNumber,
  style: NumberStyle,
  decimalCount: number,
): Meaning | null {
  const own = style[sign]
  const other = style[sign === ',' ? '.' : ',']
  const isOtherDecimal = other.decimalCount > 0 && !other.isForThousands
  if (own.decimalCount === 0) {
    if (own.isForThousands || isOtherDecimal) return 'thousands'
    return own.isDecimalByFormat ? 'decimals' : null
  }
  return own.decimalCount >= decimalCount && !own.isForThousands && !isOtherDecimal
    ? 'decimals'
    : null
}
