/**
 * Returns only the digits of a phone, the form in which it is saved and sent (checkout.contacts).
 */
export function extractPhoneDigits(phone: string): string {
  return phone.replace(/[^0-9]/g, '')
}
