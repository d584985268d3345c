import { phoneDigits } from './phone-digits.ts'

/** Whether a phone reduced to its digits has exactly 11 of them, as a coupon asks (account §5). */
export function hasElevenDigits(phone: string): boolean {
  return phoneDigits(phone).length === 11
}
