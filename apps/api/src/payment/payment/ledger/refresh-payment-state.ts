import { calculatePaymentState } from '@svetlitsa/domain/payment/calculate-payment-state'
import { canStepPayment } from '@svetlitsa/domain/payment/can-step-payment'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import {
  recordStep,
  type StepCause,
  savePaymentState,
} from '../../../order/state/order-state.queries.ts'
import type { SteppedOrder } from '../../../order/state/taken-step.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { findOrderMoney, updateOrderSums } from './order-money.queries.ts'

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
  const readMoney = isMoneyMoved ? updateOrderSums : findOrderMoney
  const { order, captured, refunded } = await readMoney(tx, orderId)
  const toState = calculatePaymentState({ total: order.total, captured, refunded })
  if (!isMoneyMoved && toState === order.paymentState) return
  await stepPayment(services, tx, { order, toState, cause })
}

interface PaymentStep {
  order: SteppedOrder & { checkoutGuid: string; paymentState: PaymentState }
  toState: PaymentState
  cause: StepCause
}

/**
 * Moves the payment of a locked order and records it, also where the state stays the same, because
 * every movement of money stands in the history. The effects of a state happen when it is entered.
 */
async function stepPayment(services: Services, tx: Db, step: PaymentStep): Promise<void> {
  const { order, toState, cause } = step
  const { id, checkoutGuid, paymentState: fromState } = order
  const recorded = { orderId: id, kind: 'payment', fromState, toState } as const
  if (fromState === toState) {
    await recordStep(tx, recorded, cause)
    return
  }
  const isSaved =
    canStepPayment(fromState, toState) &&
    (await savePaymentState(tx, { id, from: fromState, to: toState }))
  if (!isSaved)
    throw new Error(`payment of order ${id} cannot change from ${fromState} to ${toState}`)
  const stepId = await recordStep(tx, recorded, cause)
  for (const effect of services.stepEffects.payment[toState] ?? [])
    await effect(services, tx, { checkoutGuid, orders: [order], stepId, cause })
}
