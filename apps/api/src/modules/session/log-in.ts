import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import type { Change } from '../basket/put-into-basket.ts'
import type { Account } from '../user/user.queries.ts'
import { joinGuest } from './login-hooks.ts'
import { logSessionIn, type Session } from './session.queries.ts'

export interface LoggedIn {
  account: Account
  token: string
  basketChanges: Change[]
}

/**
 * Logs an account into a session, under a new token. The cookie is the caller's to set, once the
 * transaction holds.
 */
export async function logIn(
  { now, region }: Context,
  tx: Db,
  session: Session,
  { account, provedPhone }: { account: Account; provedPhone: string | null },
): Promise<LoggedIn> {
  const token = await logSessionIn(tx, session.id, account, { isByCode: provedPhone !== null, now })
  const basketChanges = await joinGuest(tx, {
    fromSessionId: session.id,
    userId: account.id,
    provedPhone,
    region,
  })
  return { account, token, basketChanges }
}
