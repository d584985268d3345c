import { splitByLargestRemainder } from '@svetlitsa/domain/money/split-by-largest-remainder'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import type { StepCause } from '../../order/state/record-step.queries.ts'
import { findBalances } from './order-money.queries.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'
import { findPlannedRefunds, insertReturnRefunds } from './return-refund.queries.ts'

/**
 * Plans what goes back for a return: what a locked order has beyond its new total, shared over the
 * payments it came with. Refunds that are planned already and not carried out are not planned twice.
 */
export async function planRefunds(
  services: Services,
  tx: Db,
  { orderId, returnId, total }: { orderId: number; returnId: number; total: number },
  cause: StepCause,
): Promise<void> {
  const planned = await findPlannedRefunds(tx, orderId)
  const balances = (await findBalances(tx, orderId)).map(({ paymentGuid, amount }) => ({
    paymentGuid,
    amount: amount - (planned.get(paymentGuid) ?? 0),
  }))
  const money = balances.reduce((sum, { amount }) => sum + amount, 0)
  const excess = Math.max(0, money - total)
  const parts = splitByLargestRemainder(
    excess,
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
