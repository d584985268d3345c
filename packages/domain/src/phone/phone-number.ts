import { normalizeText } from '../text/plain-text.ts'
import { nationalLength, toDigits } from './phone-digits.ts'
import { dropExtension, unwrapPhone } from './phone-link.ts'

/** A phone number as far as it was typed. */
export interface PhoneReading {
  /** What stands for the country in the text: «+7», «7», «8», or nothing. */
  prefix: string
  /**
   * The digits behind +7, ten of a whole number; null if it can be no number of Russia or
   * Kazakhstan.
   */
  national: string | null
}

const unknown: PhoneReading = { prefix: '', national: null }

/** Codes that begin with the digit of a prefix; they change so rarely that a list is kept. */
const codeLikePrefix =
  /^(?:7(?:0\d|1[0-8]|2[1-9]|36|47|5[01]|6[0-4]|7[15-8])|8(?:0\d|1[1-8]|2[01]|3[13-6]|4[0-8]|5[15-8]|6[1-9]|7[1-37-9]))/

/** No code begins with 0, 1, 2, 5 or 6, so that 7 or 8 before them is the code's own digit. */
const noPrefix = /^[78][01256]/

/** No code begins with 79 or 89, so that 7 or 8 before 9 is a prefix. */
const repeatedPrefix = /^[78]9/

/** «+7 916 …<tel:+7916…>», «[8 916 …](tel:+7916…)»: a number with a link to it. */
const withLink = /^\[?([^[\]<]+)\]?\s*[(<](tel:[^)>]+)[)>]$/i

/**
 * Reads a text as a phone number of Russia or Kazakhstan, in any spelling: with +7, 8, 7 or without,
 * with brackets, hyphens and spaces of any kind, in a link, with an extension. Where it is not certain
 * which number is meant, it reads none, because codes go to the number that is read (phone.paste).
 */
export function readPhone(text: string): PhoneReading {
  const plain = normalizeText(text).replaceAll('№', ' ').normalize('NFKC').trim()
  const [, shown, link] = withLink.exec(plain) ?? []
  if (shown !== undefined && link !== undefined) {
    const [reading, linked] = [readPlain(shown), readPlain(unwrapPhone(link))]
    return isWhole(reading) && reading.national === linked.national ? reading : readPlain(plain)
  }
  const number = unwrapPhone(plain)
  const dialled = dropExtension(number)
  const reading = dialled === null ? unknown : readPlain(dialled)
  return isWhole(reading) ? reading : readPlain(number)
}

function isWhole({ prefix, national }: PhoneReading): boolean {
  return prefix !== '' && national?.length === nationalLength
}

function readPlain(text: string): PhoneReading {
  const found = findNumber(text)
  if (found === null) return unknown
  const number = dropFirstPrefix(found)
  if (number.lastIndexOf('+') > 0) return unknown
  const reading = splitPrefix(number)
  const { prefix, national } = reading
  if (prefix === '' || national === null) return reading
  const isRepeated =
    repeatedPrefix.test(national) ||
    (national.length > nationalLength && /^[78]/.test(national) && !codeLikePrefix.test(national))
  return isRepeated ? { prefix, national: national.slice(1) } : reading
}

/** The part from the first digit, with a plus or bracket before it, to the last; null if a word touches it. */
function findNumber(plain: string): string | null {
  if (plain.includes('@')) return null
  const number = /(?:\+[\s(]*|\(\s*)?\d(?:.*\d)?/s.exec(plain)
  if (!number) return plain.includes('+') ? '+' : ''
  const [whole] = number
  const isApart = /(?:^|[\s:.,«„“"<\p{So}]|\ufe0f)$/u.test(plain.slice(0, number.index))
  const after = plain.charAt(number.index + whole.length)
  return isApart && !/\p{L}/u.test(whole + after) ? whole : null
}

/** «+7 +7 916…», «+7 8 (916)…», «8 (+7 916)…»: the number begins with the second prefix. */
function dropFirstPrefix(number: string): string {
  const [first] = /^\+?[78]\D*(?=\+|[78]\D)/.exec(number) ?? ['']
  const rest = number.slice(first.length)
  return rest.startsWith('+') || toDigits(rest).length > nationalLength ? rest : number
}

function splitPrefix(number: string): PhoneReading {
  const digits = toDigits(number)
  if (number.startsWith('+')) return splitInternational(digits)
  // A plus is dialled as 00 in most of the world, as 8 10 in Russia and Kazakhstan.
  const [plus] = /^(?:00|810)/.exec(digits) ?? []
  if (plus) return splitInternational(digits.slice(plus.length))
  if (/^[78]/.test(digits) && !isWithoutPrefix(number, digits)) {
    return { prefix: digits.charAt(0), national: digits.slice(1) }
  }
  return digits.length > nationalLength ? unknown : { prefix: '', national: digits }
}

/** +89 is no country: it is a number that begins with 8, after a plus typed by mistake. */
function splitInternational(digits: string): PhoneReading {
  const isNational = digits.startsWith('7') || digits.startsWith('89')
  return isNational ? { prefix: '+7', national: digits.slice(1) } : unknown
}

/**
 * Whether 7 or 8 is the first digit of the code. «7471234567» is a number of Kazakhstan; «843…» with
 * ten digits may be one of Kazan or lack a digit behind 8, unless the code stands apart.
 */
function isWithoutPrefix(number: string, digits: string): boolean {
  if (digits.length > nationalLength) return false
  if (noPrefix.test(digits)) return true
  if (repeatedPrefix.test(digits)) return false
  if (number.startsWith('(')) return true
  if (digits.length < nationalLength) return false
  const isCodeApart = /^\d{3}\D/.test(number)
  return isCodeApart || (digits.startsWith('7') && codeLikePrefix.test(digits))
}

/**
 * Returns the canonical form in which phone numbers are stored and compared: 11 digits starting
 * with 7, however the number was typed. Returns null for an incomplete number, for one without its
 * country, which the mask of a field adds (`applyPhoneMask`), for one that can be read in two ways and
 * for numbers outside Russia and Kazakhstan (checkout.contacts, ADR 0041).
 */
export function normalizePhone(phone: string): string | null {
  const { prefix, national } = readPhone(phone)
  return prefix !== '' && national?.length === nationalLength ? `7${national}` : null
}

/**
 * Masks a phone number except its last two digits: «+7 (•••) •••-••-67». Shown to anyone who has
 * the link, who must not learn whose order it is (ADR 0041).
 */
export function concealPhone(phone: string): string {
  const end = normalizePhone(phone)?.slice(-2) ?? '••'
  return `+7 (•••) •••-••-${end}`
}
