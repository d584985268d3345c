import { normalizeText } from './plain-text.ts'

const numeral = /^\d(?:[\d .,'’]*\d)?/
const thousands = /^ ?(?:тыс|т\.? ?р|[тк](?!\p{L})|k(?!\p{L})|thousand|мың)/u
const millions = /^ ?(?:млн|миллион|million)/u
/** «12 990 руб. 50 коп.»: the hundredths are a number of their own. */
const hundredths =
  /^([\d .,'’]*\d) ?(?:руб\p{L}*|р|тенге|₽|₸)\.? ?(\d{1,2}) ?(?:коп\p{L}*|к|тиын)\.?$/u

/**
 * Returns the number in a text as a person writes it, to hundredths: «12 990,50», «12.990», «от
 * 5 000 ₽», «5 тыс.». Returns null for a text without a number and for one with several.
 */
export function readNumber(text: string): number | null {
  const plain = normalizeText(text).normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
  const written = plain
    .slice(Math.max(0, plain.search(/\d/)))
    .replace(hundredths, (_, whole, part) => `${whole.replace(/\D/g, '')},${part.padStart(2, '0')}`)
  const [digits] = numeral.exec(written) ?? []
  if (digits === undefined) return null
  const word = written.slice(digits.length)
  if (/\d/.test(word)) return null
  const factor = thousands.test(word) ? 1_000 : millions.test(word) ? 1_000_000 : 1
  return readNumeral(digits, factor)
}

/**
 * Returns the value of digits with spaces, points, commas and apostrophes between them. A point or
 * comma before each group of three digits separates thousands, as «12.990» and «1,299,000» have it;
 * otherwise the last one begins the fraction. Null if they are no number, as in «12.05.2024».
 *
 * @param digits from a digit to a digit.
 * @param factor 1,000 for «1,250 тыс.», which is a fraction therefore.
 */
export function readNumeral(digits: string, factor = 1): number | null {
  const text = digits
    .replace(/['’]/g, ' ')
    .replace(/ *([.,]) */g, '$1')
    .replace(/^[0 ]+(?=\d)/, '')
  const isWhole = /^[\d ]+$/.test(text) || (factor === 1 && groups.test(text))
  const [, whole, part] = isWhole ? [text, text, ''] : (fraction.exec(text) ?? [])
  if (whole === undefined) return null
  const value = Number(`${whole.replace(/\D/g, '')}.${part}`)
  return Math.round(value * factor * 100) / 100
}

const groups = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?: \d{3})*$/
const fraction = /^([\d ]+|\d{1,3}(?:[.,]\d{3})+)[.,](\d+)$/
