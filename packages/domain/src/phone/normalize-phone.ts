import { phoneDigits } from './phone-digits.ts'

/**
 * The one form in which the shop keeps and compares a number: 11 digits beginning with 7, the home
 * prefix 8 turned into 7. Null where it is not a number of Russia or Kazakhstan
 * (account §5, decisions «Identity and access»: +7, 11 digits).
 */
export function normalizePhone(phone: string): string | null {
  const digits = phoneDigits(phone).replace(/^8/, '7')
  return /^7\d{10}$/.test(digits) ? digits : null
}
