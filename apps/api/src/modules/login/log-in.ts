import type { Context, Session } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { QuantityChange } from '../basket/add-to-basket.ts'
import { logSessionIn } from '../session/session.queries.ts'
import type { Account } from '../user/user.queries.ts'
import { mergeGuestData } from './login-hooks.ts'

export interface LoggedIn {
  account: Account
  token: string
  basketChanges: QuantityChange[]
}

/**
 * Logs an account into a session under a new token. The caller sets the cookie after the
 * transaction has committed.
 */
export async function logIn(
  { now, region }: Context,
  tx: Db,
  session: Session,
  { account, provedPhone }: { account: Account; provedPhone: string | null },
): Promise<LoggedIn> {
  const token = await logSessionIn(tx, session.id, account, { isByCode: provedPhone !== null, now })
  const basketChanges = await mergeGuestData(tx, {
    fromSessionId: session.id,
    userId: account.id,
    provedPhone,
    region,
  })
  return { account, token, basketChanges }
}
