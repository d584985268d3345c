import { normalizePhone } from '../phone/normalize-phone.ts'

/**
 * Returns whether a phone is confirmed: the confirmed number must still equal the current one
 * (checkout.contacts).
 */
export function isPhoneConfirmed(phone: string, confirmedPhone: string | null): boolean {
  const current = normalizePhone(phone)
  return current !== null && confirmedPhone !== null && current === normalizePhone(confirmedPhone)
}
