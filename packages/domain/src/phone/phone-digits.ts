/** Returns whether a phone has exactly 11 digits, as coupons require (basket.coupon). */
export function hasElevenDigits(phone: string): boolean {
  return extractPhoneDigits(phone).length === 11
}

/**
 * Returns only the digits of a phone, the form in which it is saved and sent (checkout.contacts).
 */
export function extractPhoneDigits(phone: string): string {
  return phone.replace(/[^0-9]/g, '')
}
