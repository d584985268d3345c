import { isStaff, userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Context, Session } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { confirmSessionPhone, renewVerification } from '../../session/session.queries.ts'
import { type Account, ensureAccount, findAccount } from '../../user/user.queries.ts'
import { type LoggedIn, logIn } from '../log-in.ts'
import { type LoginRefusal, loginRefusal } from '../login-refusal.ts'
import { consumeCode } from './consume-code.ts'

export type CodeOutcome =
  | { kind: 'in'; login: LoggedIn }
  /** The logged-in person verified again: refunds and price changes are allowed once more. */
  | { kind: 'verified'; account: Account }
  /** The number belongs to staff: a password is required too, or must be set first. */
  | { kind: 'password-owed'; token: string; isFirst: boolean }
  | { kind: 'refused'; refusal: LoginRefusal }

/** Applies a code in the transaction that consumes it (ADR 0041). */
export async function enterCode(
  context: Context,
  session: Session,
  input: { code: number; phone?: string },
): Promise<CodeOutcome> {
  return context.db.transaction(async (tx): Promise<CodeOutcome> => {
    const consumed = await consumeCode(context, tx, { ...input, purposes: ['login', 'staff'] })
    if ('reason' in consumed) return { kind: 'refused', refusal: consumed }
    const account =
      consumed.purpose === 'staff'
        ? await pendingAccount(tx, session)
        : await ensureAccount(tx, consumed.phone)
    if (!account || account.phone !== consumed.phone) {
      return { kind: 'refused', refusal: loginRefusal('code_expired') }
    }
    if (session.userId === account.id) {
      await renewVerification(tx, session.id, consumed.phone, context.now)
      return { kind: 'verified', account }
    }
    if (consumed.purpose === 'login' && needsPassword(account)) {
      const token = await confirmSessionPhone(tx, session.id, consumed.phone, context.now)
      return { kind: 'password-owed', token, isFirst: account.passwordHash === null }
    }
    const login = await logIn(context, tx, session, { account, verifiedPhone: consumed.phone })
    return { kind: 'in', login }
  })
}

/** Staff and assemblers need both a password and a code (ADR 0041). */
export function needsPassword({ groups }: Pick<Account, 'groups'>): boolean {
  return isStaff(groups) || groups.includes(userGroup.assembler)
}

function pendingAccount(tx: Db, { pendingUserId }: Session): Promise<Account | null> {
  return pendingUserId === null ? Promise.resolve(null) : findAccount(tx, pendingUserId)
}
