/** Digits behind +7 of a whole number of Russia or Kazakhstan. */
export const nationalLength = 10

/** Returns the digits of a text, as a phone has them. */
export function toDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Returns whether a phone has exactly 11 digits, as coupons require (basket.coupon). */
export function hasElevenDigits(phone: string): boolean {
  return phone.replace(/[^0-9]/g, '').length === 11
}

/**
 * Formats a phone number for display: «+7 (916) 123-45-67». Other text is returned unchanged. It
 * reads whole numbers alone: what people type is read by `readPhone`, which is too large for screens
 * that only show a number.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const [, code, ...parts] = /^[78](\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return code === undefined ? phone : `+7 (${code}) ${parts.join('-')}`
}
