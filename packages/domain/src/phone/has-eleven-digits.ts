import { extractPhoneDigits } from './extract-phone-digits.ts'

/** Returns whether a phone has exactly 11 digits, as coupons require (basket.coupon). */
export function hasElevenDigits(phone: string): boolean {
  return extractPhoneDigits(phone).length === 11
}
