import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { type Account, ensureAccount, findAccount } from '../user/user.queries.ts'
import { type LoggedIn, logIn } from './log-in.ts'
import { type LoginRefusal, loginRefusal } from './login-refusal.ts'
import { confirmSessionPhone, renewProof, type Session } from './session.queries.ts'
import { spendCode } from './spend-code.ts'

export type CodeOutcome =
  | { kind: 'in'; login: LoggedIn }
  /** The same person entered the code again: refunds and prices are open once more. */
  | { kind: 'proved'; account: Account }
  /** A member of staff's number: the password is owed, a first one where there is none. */
  | { kind: 'password-owed'; token: string; isFirst: boolean }
  | { kind: 'refused'; refusal: LoginRefusal }

/** What a code opens, noted in the transaction that uses the code up (decisions, «Identity»). */
export async function enterCode(
  context: Context,
  session: Session,
  entered: { code: number; phone?: string },
): Promise<CodeOutcome> {
  return context.db.transaction(async (tx): Promise<CodeOutcome> => {
    const spent = await spendCode(context, tx, { ...entered, purposes: ['login', 'staff'] })
    if ('reason' in spent) return { kind: 'refused', refusal: spent }
    const account =
      spent.purpose === 'staff'
        ? await pendingAccount(tx, session)
        : await ensureAccount(tx, spent.phone)
    if (!account || account.phone !== spent.phone) {
      return { kind: 'refused', refusal: loginRefusal('code_expired') }
    }
    if (session.userId === account.id) {
      await renewProof(tx, session.id, spent.phone, context.now)
      return { kind: 'proved', account }
    }
    if (spent.purpose === 'login' && needsPassword(account)) {
      const token = await confirmSessionPhone(tx, session.id, spent.phone, context.now)
      return { kind: 'password-owed', token, isFirst: account.passwordHash === null }
    }
    const login = await logIn(context, tx, session, { account, provedPhone: spent.phone })
    return { kind: 'in', login }
  })
}

/** Staff and assemblers log in by password and code, both (decisions, «Identity»). */
export function needsPassword({ groups }: Pick<Account, 'groups'>): boolean {
  return isStaff(groups) || groups.includes(userGroup.assembler)
}

function pendingAccount(tx: Db, { pendingUserId }: Session): Promise<Account | null> {
  return pendingUserId === null ? Promise.resolve(null) : findAccount(tx, pendingUserId)
}
