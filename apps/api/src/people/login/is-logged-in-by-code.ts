import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import type { Session } from '../../platform/context/context.ts'

/**
 * Whether a code for the account's own number was entered since the login, however long ago. A
 * session may also verify another number, which proves nothing here.
 */
export function isLoggedInByCode(
  { confirmedPhone, provedAt }: Pick<Session, 'confirmedPhone' | 'provedAt'>,
  { phone }: { phone: string | null },
): boolean {
  return phone !== null && provedAt !== null && isPhoneConfirmed(phone, confirmedPhone)
}
