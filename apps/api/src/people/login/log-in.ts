import type { Context, Session } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { logSessionIn } from '../session/session.queries.ts'
import { recordLogin } from '../user/profile.queries.ts'
import type { Account } from '../user/user.queries.ts'
import { type BasketChange, mergeGuestData } from './merge-guest-data.ts'

const MAX_USER_AGENT_LENGTH = 300

export interface LoggedIn {
  account: Account
  token: string
  /** Null after a login by password alone. */
  verifiedAt: Date | null
  basketChanges: BasketChange[]
}

/**
 * Logs an account into a session under a new token. The caller sets the cookie after the
 * transaction has committed.
 */
export async function logIn(
  { services, now, region, language, request }: Context,
  tx: Db,
  session: Session,
  { account, verifiedPhone }: { account: Account; verifiedPhone: string | null },
): Promise<LoggedIn> {
  const token = await logSessionIn(tx, session.id, account, {
    isByCode: verifiedPhone !== null,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    regionId: region.id,
    now,
  })
  await recordLogin(tx, account.id, { language, now })
  const basketChanges = await mergeGuestData(services, tx, {
    fromSessionId: session.id,
    userId: account.id,
    verifiedPhone,
    region,
  })
  return { account, token, verifiedAt: verifiedPhone === null ? null : now, basketChanges }
}
