import { concealPhone } from '@svetlitsa/domain/phone/phone-number'
import { moveBonusAccount } from '../../basket/bonus/ledger/move-bonus-account.ts'
import { mergeGuestOrders } from '../../order/order/merge-guest-orders.ts'
import type { LoginRefusal } from '../../people/login/login-refusal.ts'
import { consumeCode } from '../../people/login/sms-code/consume-code.ts'
import { reopenCode } from '../../people/login/sms-code/sms-code.queries.ts'
import { refuseCode } from '../../people/login/sms-code/to-code-answer.ts'
import { confirmSessionPhone, endUserSessions } from '../../people/session/session.queries.ts'
import {
  forgetConfirmedPhone,
  lockAccountPhone,
  mergeUnusedAccount,
  moveCustomerPhone,
  saveAccountPhone,
} from '../../people/user/move-phone.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueMessage } from '../../shop/message/queue-message.ts'

interface Codes {
  phone: string
  oldCode: number
  code: number
}
type WrongCode = { wrong: LoginRefusal; field: 'oldCode' | 'code' }
type Outcome = { token: string } | WrongCode | 'taken'

/**
 * Changes the number of an account after a code sent to each of the two. Orders and bonuses move
 * along in the same transaction; other sessions end, and the earlier number is told (lk.profile).
 */
export async function changePhone(
  context: Context,
  account: { id: number; phone: string },
  codes: Codes,
): Promise<{ token: string } | Refusal<'code_refused' | 'phone_taken'>> {
  const outcome = await context.db.transaction(async (tx): Promise<Outcome> => {
    // Wrong codes are counted, so the transaction is kept.
    const wrong = await consumeBothCodes(context, tx, account.phone, codes)
    if (wrong) return wrong
    return movePhone(context, tx, { id: account.id, from: account.phone, to: codes.phone })
  })
  if (outcome === 'taken') return refuse('phone_taken')
  return 'wrong' in outcome ? refuseCode(context, outcome.wrong, outcome.field) : outcome
}

/** A right code can be used again when the other one was mistyped. */
async function consumeBothCodes(
  context: Context,
  tx: Db,
  present: string,
  { phone, oldCode, code }: Codes,
): Promise<WrongCode | null> {
  const purposes = ['phone-change' as const]
  const old = await consumeCode(context, tx, { code: oldCode, phone: present, purposes })
  if ('reason' in old) return { wrong: old, field: 'oldCode' }
  const fresh = await consumeCode(context, tx, { code, phone, purposes })
  if (!('reason' in fresh)) return null
  await reopenCode(tx, old.id)
  return { wrong: fresh, field: 'code' }
}

async function movePhone(
  context: Context,
  tx: Db,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<{ token: string } | 'taken'> {
  const { session, now, language } = context
  if (!session) throw new HttpError(401, 'login_needed')
  if ((await lockAccountPhone(tx, id)) !== from) throw new HttpError(409, 'changed_meanwhile')
  await mergeUnusedAccount(tx, { userId: id, phone: to })
  if (!(await saveAccountPhone(tx, id, to))) return 'taken'
  for (const verifiedPhone of [from, to]) await mergeGuestOrders(tx, { verifiedPhone, userId: id })
  // Orders first: their transitions lock the checkout before the bonuses of its number.
  await moveCustomerPhone(tx, { userId: id, from, to })
  await moveBonusAccount(tx, { from, to, cause: `phone:${id}:${now.getTime()}` })
  await forgetConfirmedPhone(tx, from)
  await endUserSessions(tx, id, session.id)
  await queueMessage(tx, {
    channel: 'sms',
    recipient: from,
    purpose: 'phoneChanged',
    language,
    values: { phone: concealPhone(to) },
    dedupeKey: `phone-changed:${id}:${now.getTime()}`,
  })
  return { token: await confirmSessionPhone(tx, session.id, to, now) }
}
