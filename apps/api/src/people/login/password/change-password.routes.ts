import * as contract from '@svetlitsa/api-client/profile/contract'
import type { Context } from '../../../platform/context/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { endUserSessions } from '../../session/session.queries.ts'
import { requireAccount } from '../../user/require-account.ts'
import { type Account, savePassword } from '../../user/user.queries.ts'
import {
  countFailedAttempts,
  deleteAttempts,
  hashLogin,
  saveAttempt,
} from '../login-attempt.queries.ts'
import { type LoginRefusal, loginRefusal, loginRefusalText } from '../login-refusal.ts'
import { consumeCode } from '../sms-code/consume-code.ts'
import { refuseCode } from '../sms-code/to-code-answer.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { isGuessablePassword } from './is-guessable-password.ts'
import { getPasswordDelaySeconds } from './password-delay.ts'

export const changePasswordRoutes = [
  handle(contract.changePassword, async (context, { password, oldPassword, code }) => {
    const { db, session } = context
    const account = await requireAccount(context)
    if ((oldPassword === undefined) === (code === undefined)) return refuse('invalid')
    if (isGuessablePassword(password, account)) return refuse('password_common')
    if (oldPassword !== undefined) {
      const refusal = await checkOldPassword(context, account, oldPassword)
      if (refusal) {
        const text = loginRefusalText(refusal, context.language)
        return refuse('password_refused', { values: { text }, fields: { oldPassword: text } })
      }
    }
    const passwordHash = await hashPassword(password)
    const refused = await db.transaction(async (tx) => {
      if (code !== undefined) {
        const { phone } = account
        const consumed = await consumeCode(context, tx, { code, phone, purposes: ['password'] })
        // A wrong code is counted, so the transaction is kept.
        if ('reason' in consumed) return consumed
      }
      await savePassword(tx, account.id, passwordHash)
      await endUserSessions(tx, account.id, session?.id)
      return null
    })
    return refused ? refuseCode(context, refused) : { result: true as const }
  }),
]

/**
 * Failed attempts slow down like those of a login, and together with them: an open session must not
 * be a faster way to guess the password.
 */
async function checkOldPassword(
  { db, address, now }: Context,
  account: Account & { phone: string },
  oldPassword: string,
): Promise<LoginRefusal | null> {
  const attempt = { loginHash: hashLogin(account.phone), address }
  const attemptId = await saveAttempt(db, attempt)
  const failures = await countFailedAttempts(db, { ...attempt, attemptId })
  const seconds = getPasswordDelaySeconds(failures, now)
  if (seconds > 0) return loginRefusal('password_too_soon', { seconds }, seconds)
  if (!(await verifyPassword(account.passwordHash, oldPassword)))
    return loginRefusal('old_password_wrong')
  await deleteAttempts(db, attempt)
  return null
}
