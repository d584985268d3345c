import { extractPhoneDigits } from './phone-digits.ts'

/**
 * Returns the canonical form in which phone numbers are stored and compared: 11 digits starting
 * with 7, with the trunk prefix 8 replaced by 7. Returns null for numbers outside Russia and
 * Kazakhstan (checkout.contacts, ADR 0041: +7, 11 digits).
 */
export function normalizePhone(phone: string): string | null {
  const digits = extractPhoneDigits(phone).replace(/^8/, '7')
  return /^7\d{10}$/.test(digits) ? digits : null
}
