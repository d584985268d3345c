import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/staff-invitation/contract'
import { canSeeEverything, userGroup } from '@svetlitsa/domain/identity/user-group'
import { listStaffRoles, replaceStaffRole } from '@svetlitsa/domain/staff/staff-role'
import { logIn } from '../../../people/login/log-in.ts'
import type { LoginRefusal } from '../../../people/login/login-refusal.ts'
import { hashPassword } from '../../../people/login/password/hash-password.ts'
import { isGuessablePassword } from '../../../people/login/password/is-guessable-password.ts'
import { consumeCode } from '../../../people/login/sms-code/consume-code.ts'
import { refuseCode } from '../../../people/login/sms-code/to-code-answer.ts'
import { endUserSessions } from '../../../people/session/session.queries.ts'
import { ensureAccount, findAccount } from '../../../people/user/user.queries.ts'
import type { Context, Session } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { isFirstAdministrator, needsCode } from './first-administrator.ts'
import {
  findInvitationOfLink,
  type InvitationRow,
  isDisabledAccount,
  lockGroups,
  saveJoined,
  takeInvitation,
} from './staff-invitation.queries.ts'

type Accepted = CallAnswer<typeof contract.acceptInvitation>
type Reason = 'invitation_unknown' | 'code_refused' | 'password_common'
/** Codes have six digits and no leading zero, so none is a wrong one. */
const NO_CODE = 0

type Outcome =
  | { kind: 'in'; token: string; groups: number[] }
  | { kind: 'unknown' }
  | { kind: 'code'; refusal: LoginRefusal }

/**
 * Accepts an invitation: whoever has the link and the code from the phone sets the first password
 * and gets the role. The link works once; the person is logged in, and nowhere else.
 */
export async function acceptInvitation(
  context: Context,
  { invitation, code, password }: ParsedInput<typeof contract.acceptInvitation>,
): Promise<Accepted | Refusal<Reason>> {
  const { db, now } = context
  const found = await findInvitationOfLink(db, invitation, now)
  const phone = found?.phone ?? null
  if (!found || phone === null) return refuse('invitation_unknown')
  if (isGuessablePassword(password, { ...found, phone })) return refuse('password_common')
  const session = await context.openSession()
  const passwordHash = await hashPassword(password)
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    if (needsCode(context.services, found)) {
      // A wrong code is counted, so the transaction is kept.
      const consumed = await consumeCode(context, tx, {
        code: code ?? NO_CODE,
        phone,
        purposes: ['invitation'],
      })
      if ('reason' in consumed) return { kind: 'code', refusal: consumed }
    }
    return join(context, tx, { found, phone, invitation, session, passwordHash })
  })
  if (outcome.kind === 'code') return refuseCode(context, outcome.refusal)
  if (outcome.kind === 'unknown') return refuse('invitation_unknown')
  context.setSessionCookie(outcome.token)
  return {
    isAssembler: outcome.groups.includes(userGroup.assembler),
    setsUpShop: canSeeEverything(outcome.groups) && !context.services.shop.isFounded,
  }
}

interface Joining {
  found: InvitationRow
  phone: string
  invitation: string
  session: Session
  passwordHash: string
}

async function join(context: Context, tx: Db, joining: Joining): Promise<Outcome> {
  const { found, phone, invitation, session, passwordHash } = joining
  const userId = found.userId ?? (await ensureAccount(tx, phone)).id
  // The account is locked before its invitation, here as by whoever disables it.
  const account = await lockGroups(tx, userId)
  const taken = await takeInvitation(tx, invitation, context.now)
  if (!account || !taken) return { kind: 'unknown' }
  // The number may have come to somebody who was disabled after it was invited.
  if (await isDisabledAccount(tx, userId)) return { kind: 'unknown' }
  // Or to one of the staff, whose role is changed by an administrator alone: the last one stays.
  const isStaff = listStaffRoles(account.groups).length > 0
  if (taken.role !== null && isStaff && !isFirstAdministrator(taken)) return { kind: 'unknown' }
  if (taken.role === null) {
    // The roles are those of today; who was disabled meanwhile sets no password.
    if (listStaffRoles(account.groups).length === 0) return { kind: 'unknown' }
    await saveJoined(tx, userId, { passwordHash })
  } else {
    await saveJoined(tx, userId, {
      passwordHash,
      groups: replaceStaffRole(account.groups, taken.role),
      storeId: taken.storeId,
      name: taken.name,
      email: account.email ?? taken.email,
    })
  }
  await endUserSessions(tx, userId, session.id)
  const joined = await findAccount(tx, userId)
  if (!joined) return { kind: 'unknown' }
  const { token } = await logIn(context, tx, session, {
    account: joined,
    verifiedPhone: needsCode(context.services, found) ? phone : null,
  })
  return { kind: 'in', token, groups: joined.groups }
}
