import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findAccount } from '../user/user.queries.ts'
import { isLoggedInByCode } from './is-logged-in-by-code.ts'

/**
 * The account of a caller who has to have logged in by a code: a claim has photographs of a home, and
 * a password alone may be known to others (claim.login).
 */
export async function requireLoginByCode({
  db,
  session,
}: Pick<Context, 'db' | 'session'>): Promise<number> {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  const account = await findAccount(db, session.userId)
  if (!account || !isLoggedInByCode(session, account)) throw new HttpError(403, 'login_by_code')
  return account.id
}
