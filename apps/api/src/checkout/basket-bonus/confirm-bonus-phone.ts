import { mergeGuestOrders } from '../../order/order/merge-guest-orders.ts'
import type { LoginRefusal } from '../../people/login/login-refusal.ts'
import { consumeCode } from '../../people/login/sms-code/consume-code.ts'
import { confirmSessionPhone } from '../../people/session/session.queries.ts'
import { ensureAccount } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'

/**
 * Confirms a number by the code sent to it, for this session and without a login; returns why not.
 * Guest orders of the number join its account, as at a login (order.guest).
 */
export async function confirmBonusPhone(
  context: Context,
  { phone, code }: { phone: string; code: number },
): Promise<LoginRefusal | null> {
  const session = await context.openSession()
  const outcome = await context.db.transaction(async (tx) => {
    const consumed = await consumeCode(context, tx, { code, phone, purposes: ['basket'] })
    // A wrong code is counted, so the transaction is kept.
    if ('reason' in consumed) return consumed
    const account = await ensureAccount(tx, phone)
    await mergeGuestOrders(tx, { verifiedPhone: phone, userId: account.id })
    return { token: await confirmSessionPhone(tx, session.id, phone, context.now) }
  })
  if ('reason' in outcome) return outcome
  context.setSessionCookie(outcome.token)
  return null
}
