import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Account, findAccount } from './user.queries.ts'

/** The account of the session with its number, which every account that is not removed has. */
export async function requireAccount({
  db,
  session,
}: Pick<Context, 'db' | 'session'>): Promise<Account & { phone: string }> {
  const account = session?.userId ? await findAccount(db, session.userId) : null
  if (!account?.phone) throw new HttpError(401, 'login_needed')
  return { ...account, phone: account.phone }
}
