import * as contract from '@svetlitsa/api-client/session/contract'
import type { Context } from '../../../platform/context/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { endUserSessions } from '../../session/session.queries.ts'
import { type Account, ensureAccount, findAccount, savePassword } from '../../user/user.queries.ts'
import { hashPassword } from './hash-password.ts'
import { isGuessablePassword } from './is-guessable-password.ts'
import { isRecentlyVerified } from './is-recently-verified.ts'

export const setPasswordRoutes = [
  handle(contract.setPassword, async (context, { password }) => {
    const { session, now } = context
    const account = await findOwner(context)
    if (!session || !account) throw new HttpError(401, 'login_needed')
    if (!isRecentlyVerified(session, account, now)) return refuse('prove_again')
    if (isGuessablePassword(password, account)) return refuse('password_common')
    const passwordHash = await hashPassword(password)
    await context.db.transaction(async (tx) => {
      await savePassword(tx, account.id, passwordHash)
      await endUserSessions(tx, account.id, session.id)
    })
    return { status: 'success' as const }
  }),
]

/**
 * The account whose password is set: the logged-in one; otherwise that of invited staff who
 * verified the number by a code and have no password yet. Staff who forgot their password are
 * invited again: if a code were enough to reset it, the code would be the only factor.
 */
async function findOwner({ db, session }: Context): Promise<Account | null> {
  if (!session) return null
  if (session.userId !== null) return findAccount(db, session.userId)
  if (session.confirmedPhone === null) return null
  const account = await ensureAccount(db, session.confirmedPhone)
  return account.passwordHash === null ? account : null
}
