import { needsFreshCode } from '@svetlitsa/domain/identity/sms-code'
import type { Session } from '../../../platform/context/context.ts'
import { isLoggedInByCode } from '../is-logged-in-by-code.ts'

/**
 * Whether a code for the account's own number was entered in this session within fifteen minutes.
 * Required before setting a password, a refund or a price change (ADR 0041).
 */
export function isRecentlyVerified(
  session: Session,
  account: { phone: string | null },
  now: Date,
): boolean {
  return isLoggedInByCode(session, account) && !needsFreshCode(session.verifiedAt, now)
}
