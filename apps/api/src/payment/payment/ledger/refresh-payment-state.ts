import { calculatePaymentState } from '@svetlitsa/domain/payment/payment-state'
import type { StepCause } from '../../../order/state/record-step.queries.ts'
import { stepPayment } from '../../../order/state/step-payment.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { findOrderMoney, saveOrderMoney } from './order-money.queries.ts'

/**
 * Brings sums and payment state of a locked order in line with its total and the ledger, and records it.
 * Where no money was moved, only a step is recorded.
 */
export async function refreshPaymentState(
  services: Services,
  tx: Db,
  orderId: number,
  cause: StepCause,
  { isMoneyMoved = true }: { isMoneyMoved?: boolean } = {},
): Promise<void> {
  const readMoney = isMoneyMoved ? saveOrderMoney : findOrderMoney
  const { order, captured, refunded } = await readMoney(tx, orderId)
  const toState = calculatePaymentState({ total: order.total, captured, refunded })
  if (!isMoneyMoved && toState === order.paymentState) return
  await stepPayment(services, tx, { order, toState, cause })
}
