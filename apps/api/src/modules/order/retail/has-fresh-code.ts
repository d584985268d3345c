import type { Context } from '../../../platform/context/context.ts'
import { isRecentlyVerified } from '../../login/password/is-recently-verified.ts'
import { findAccount } from '../../user/user.queries.ts'

/** Whether the member of staff has entered a code lately, as giving money back requires (ADR 0041). */
export async function hasFreshCode({ db, session, now }: Context): Promise<boolean> {
  if (session?.userId == null) return false
  const account = await findAccount(db, session.userId)
  return account !== null && isRecentlyVerified(session, account, now)
}
