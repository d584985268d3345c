import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import type { Session } from '../../platform/context/context.ts'

/**
 * Whether a code for the account's own number was entered since the login, however long ago. A
 * session may also verify another number, which verifies nothing here.
 */
export function isLoggedInByCode(
  { confirmedPhone, verifiedAt }: Pick<Session, 'confirmedPhone' | 'verifiedAt'>,
  { phone }: { phone: string | null },
): boolean {
  return phone !== null && verifiedAt !== null && isPhoneConfirmed(phone, confirmedPhone)
}
