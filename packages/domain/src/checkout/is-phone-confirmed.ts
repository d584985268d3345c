import { normalizePhone } from '../phone/normalize-phone.ts'

/** A phone counts as confirmed only while the confirmed number equals the current one (account §5). */
export function isPhoneConfirmed(phone: string, confirmedPhone: string | null): boolean {
  const current = normalizePhone(phone)
  return current !== null && confirmedPhone !== null && current === normalizePhone(confirmedPhone)
}
