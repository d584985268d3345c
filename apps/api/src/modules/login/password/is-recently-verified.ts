import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/is-phone-confirmed'
import { needsFreshCode } from '@svetlitsa/domain/identity/sms-code/needs-fresh-code'
import type { Session } from '../../../platform/context/context.ts'

/**
 * Whether a code for the account's own number was entered in this session within fifteen minutes.
 * Required before setting a password, a refund or a price change (ADR 0041). A session may also
 * verify another number, which proves nothing here.
 */
export function isRecentlyVerified(
  session: Session,
  { phone }: { phone: string | null },
  now: Date,
): boolean {
  return (
    phone !== null &&
    isPhoneConfirmed(phone, session.confirmedPhone) &&
    !needsFreshCode(session.provedAt, now)
  )
}
