import * as contract from '@svetlitsa/api-client/contract/session'
import type { Context } from '../../platform/context.ts'
import { Fault } from '../../platform/fault.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Account, ensureAccount, findAccount, savePassword } from '../user/user.queries.ts'
import { isFreshlyProved } from './is-freshly-proved.ts'
import { isGuessablePassword } from './is-guessable-password.ts'
import { hashPassword } from './password.ts'
import { endSessionsOf } from './session.queries.ts'

export const setPasswordRoutes = [
  handle(contract.setPassword, async (context, { password }) => {
    const { session, now } = context
    const account = await findOwner(context)
    if (!session || !account) throw new Fault(401, 'login_needed')
    if (!isFreshlyProved(session, account, now)) return refuse('prove_again')
    if (isGuessablePassword(password, account)) return refuse('password_common')
    const passwordHash = await hashPassword(password)
    await context.db.transaction(async (tx) => {
      await savePassword(tx, account.id, passwordHash)
      await endSessionsOf(tx, account.id, session.id)
    })
    return { status: 'success' as const }
  }),
]

/**
 * Whose password it is: of whoever is logged in; else of a member of staff who was invited, proved
 * the number by a code and has no password yet. One who has forgotten it is invited anew: were a code
 * enough, it would be the only factor.
 */
async function findOwner({ db, session }: Context): Promise<Account | null> {
  if (!session) return null
  if (session.userId !== null) return findAccount(db, session.userId)
  if (session.confirmedPhone === null) return null
  const account = await ensureAccount(db, session.confirmedPhone)
  return account.passwordHash === null ? account : null
}
