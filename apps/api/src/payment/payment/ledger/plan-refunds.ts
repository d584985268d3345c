import { splitByLargestRemainder } from '@svetlitsa/domain/money/split-by-largest-remainder'
import { calculateMoneyBack } from '@svetlitsa/domain/order/order-return'
import type { EventCause } from '../../../order/state/order-state.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { findFreeBalances } from './find-free-balances.ts'
import { refreshPaymentState } from './record-money.ts'
import { insertReturnRefunds } from './return-refund.queries.ts'

/**
 * Plans what goes back for a return: what a locked order has beyond its new total, shared over the
 * payments it came with. Refunds that are planned already and not carried out are not planned twice.
 */
export async function planRefunds(
  services: Services,
  tx: Db,
  { orderId, returnId, total }: { orderId: number; returnId: number; total: number },
  cause: EventCause,
): Promise<void> {
  const balances = await findFreeBalances(tx, orderId)
  const held = balances.reduce((sum, { amount }) => sum + amount, 0)
  const parts = splitByLargestRemainder(
    calculateMoneyBack({ total, held }),
    balances.map(({ amount }) => amount),
  )
  const refunds = balances.map(({ paymentGuid }, index) => ({
    returnId,
    paymentGuid,
    amount: parts[index] ?? 0,
  }))
  await insertReturnRefunds(
    tx,
    refunds.filter(({ amount }) => amount > 0),
  )
  await refreshPaymentState(services, tx, orderId, cause, { isMoneyMoved: false })
}
