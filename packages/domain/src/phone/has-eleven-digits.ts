/** Returns whether a phone has exactly 11 digits, as coupons require (basket.coupon). */
export function hasElevenDigits(phone: string): boolean {
  return phone.replace(/[^0-9]/g, '').length === 11
}
