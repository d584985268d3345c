import { moveBonusAccount } from '../../basket/bonus/ledger/move-bonus-account.ts'
import { writeOffBonuses } from '../../basket/bonus/ledger/write-off-bonuses.ts'
import { mergeGuestOrders } from '../../order/order/merge-guest-orders.ts'
import { hashLogin } from '../../people/login/login-attempt.queries.ts'
import type { LoginRefusal } from '../../people/login/login-refusal.ts'
import { consumeCode } from '../../people/login/sms-code/consume-code.ts'
import { lockAccountPhone } from '../../people/user/move-phone.queries.ts'
import type { Account } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findCustomerTraces } from './customer-traces.queries.ts'
import { forgetCustomer } from './forget-customer.queries.ts'
import { findOpenOrders, findOpenRefunds } from './open-money.queries.ts'
import { findOrderEarners } from './order-earner.queries.ts'

/** Stored like a typed name, so in the language of the shop's data. */
const ANONYMOUS = 'Покупатель'

export type Removal =
  | { kind: 'removed' }
  | { kind: 'code'; refusal: LoginRefusal }
  | { kind: 'open' }

/**
 * Removes an account by a code of its own number. Guest orders of the number join it first, so that
 * they are counted and forgotten as well (lk.remove, lk.removal-open).
 */
export async function removeAccount(
  context: Context,
  account: Account & { phone: string },
  code: number,
): Promise<Removal> {
  const { id, phone } = account
  return context.db.transaction(async (tx): Promise<Removal> => {
    // A wrong code is counted, so the transaction is kept.
    const consumed = await consumeCode(context, tx, { code, phone, purposes: ['removal'] })
    if ('reason' in consumed) return { kind: 'code', refusal: consumed }
    if ((await lockAccountPhone(tx, id)) !== phone) throw new HttpError(409, 'changed_meanwhile')
    await mergeGuestOrders(tx, { verifiedPhone: phone, userId: id })
    if (await hasOpenMoney(tx, id)) return { kind: 'open' }
    const pseudonym = buildPseudonym(id)
    const traces = await findCustomerTraces(tx, { userId: id, phone })
    const earners = await findOrderEarners(tx, { userId: id, phones: traces.contacts })
    for (const from of [phone, ...earners.filter((earner) => earner !== phone)])
      await moveBonusAccount(tx, { from, to: pseudonym, cause: `removed:${id}:${from.slice(-4)}` })
    await writeOffBonuses(tx, { phone: pseudonym, cause: `removed:${id}` })
    await forgetCustomer(tx, {
      ...traces,
      userId: id,
      phone,
      pseudonym,
      loginHashes: [hashLogin(phone)],
      anonymousName: ANONYMOUS,
    })
    return { kind: 'removed' }
  })
}

async function hasOpenMoney(db: Db, userId: number): Promise<boolean> {
  const orders = await findOpenOrders(db, userId)
  return orders.length > 0 || (await findOpenRefunds(db, userId)).length > 0
}

/** No number of a person begins with +7 000; every account gets another one. */
function buildPseudonym(userId: number): string {
  return `7000${String(userId).padStart(7, '0')}`
}
