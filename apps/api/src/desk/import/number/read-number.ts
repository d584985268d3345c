/** A sign that separates thousands in some feeds and decimals in others. */
export type NumberSign = ',' | '.'

/** A number that can be read in one way, and what its signs separate. */
export interface ClearNumber {
  isDoubtful: false
  value: number
  thousandsSign: NumberSign | null
  decimalSign: NumberSign | null
  decimalCount: number
}

/** A number that can be read in two ways: «12,990». */
export interface DoubtfulNumber {
  isDoubtful: true
  sign: NumberSign
  asDecimals: number
  asThousands: number
}

/** Spaces of any width between digits, and the apostrophes of Swiss sums. */
const GAP = /(?<=\d)(?:\s+|['’‘ʼ`´])(?=\d)/gu

const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g

const DIGITS = /^\d{1,12}$/
/** Groups of three after the first, all with the same sign; «_» stands for a gap. */
const GROUPS = /^[1-9]\d{0,2}([,._])\d{3}(?:\1\d{3}){0,2}$/
const DECIMALS = /^\d{1,18}$/

/**
 * Reads a number with or without decimals and separated thousands; null for anything else. Unlike
 * `readNumber` of `domain/text`, which guesses what a person has typed, it leaves doubtful numbers
 * to the rest of the feed.
 */
export function readNumber(text: string): ClearNumber | DoubtfulNumber | null {
  // As most numbers and most other values of a feed are.
  if (DIGITS.test(text)) return toClear(Number(text), null)
  if (!/\d/.test(text)) return null
  const [, minus, rest = ''] = /^([-−])?\s*(.*)$/su.exec(text.replace(INVISIBLE, '').trim()) ?? []
  const sign = minus === undefined ? 1 : -1
  const written = rest.replace(GAP, '_')
  const signs: readonly string[] = written.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  const isDecimal = last !== undefined && signs.indexOf(last) === signs.length - 1
  const end = isDecimal ? written.lastIndexOf(last) : written.length
  const whole = readWhole(written.slice(0, end), isDecimal)
  const decimals = written.slice(end + 1)
  if (whole === null || (isDecimal && !DECIMALS.test(decimals))) return null
  if (!isDecimal || !isNumberSign(last)) return toClear(sign * whole.value, whole.thousandsSign)
  const value = Number(`${whole.value}.${decimals}`)
  const isDoubtful =
    signs.length === 1 && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(written.slice(0, end))
  if (isDoubtful) {
    const asThousands = sign * (whole.value * 1_000 + Number(decimals))
    return { isDoubtful, sign: last, asDecimals: sign * value, asThousands }
  }
  return {
    ...toClear(sign * value, whole.thousandsSign),
    decimalSign: last,
    decimalCount: decimals.length,
  }
}

function readWhole(text: string, mayBeEmpty: boolean) {
  if (text === '' && mayBeEmpty) return { value: 0, thousandsSign: null }
  if (DIGITS.test(text)) return { value: Number(text), thousandsSign: null }
  const [, sign] = GROUPS.exec(text) ?? []
  if (sign === undefined) return null
  const thousandsSign = isNumberSign(sign) ? sign : null
  return { value: Number(text.replaceAll(sign, '')), thousandsSign }
}

function toClear(value: number, thousandsSign: NumberSign | null): ClearNumber {
  return { isDoubtful: false, value, thousandsSign, decimalSign: null, decimalCount: 0 }
}

function isNumberSign(sign: string | undefined): sign is NumberSign {
  return sign === ',' || sign === '.'
}
