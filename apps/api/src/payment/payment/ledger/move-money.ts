import { splitByLargestRemainder } from '@svetlitsa/domain/money/split-by-largest-remainder'
import { distributePayment } from '@svetlitsa/domain/payment/distribute-payment'
import type { EventCause } from '../../../order/state/order-state.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { findBalances, findOrderMoney, insertMovedMoney } from './order-money.queries.ts'
import { refreshPaymentState } from './record-money.ts'

/**
 * Shares the money of a locked order with its follow-up order in proportion to their new totals
 * (order.follow-up). It moves in the ledger, by each payment it came with; no receipt is made, because
 * the buyer neither pays nor gets anything.
 */
export async function moveMoney(
  services: Services,
  tx: Db,
  { from, to, key }: { from: number; to: number; key: string },
  cause: EventCause,
): Promise<void> {
  const totals = await Promise.all(
    [from, to].map(async (id) => (await findOrderMoney(tx, id)).order.total),
  )
  const balances = await findBalances(tx, from)
  const money = balances.reduce((sum, { amount }) => sum + amount, 0)
  if (money === 0) return
  const [, share = 0] = distributePayment(money, totals)
  const parts = splitByLargestRemainder(
    share,
    balances.map(({ amount }) => amount),
  )
  for (const [index, { paymentGuid }] of balances.entries()) {
    const amount = parts[index] ?? 0
    if (amount > 0) await insertMovedMoney(tx, { paymentGuid, from, to, key, amount })
  }
  for (const orderId of [from, to]) await refreshPaymentState(services, tx, orderId, cause)
}
