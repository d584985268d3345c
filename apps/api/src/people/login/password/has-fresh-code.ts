import type { Session } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findAccount } from '../../user/user.queries.ts'
import { isRecentlyVerified } from './is-recently-verified.ts'

/** Whether the user of a session has entered a code within fifteen minutes (retail.fresh-code). */
export async function hasFreshCode(db: Db, session: Session | null, now: Date): Promise<boolean> {
  if (session?.userId == null) return false
  const account = await findAccount(db, session.userId)
  return account !== null && isRecentlyVerified(session, account, now)
}
