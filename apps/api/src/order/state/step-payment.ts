import { canStepPayment, type PaymentState } from '@svetlitsa/domain/payment/payment-state'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { savePaymentState } from './order-state.queries.ts'
import { recordStep, type StepCause } from './record-step.queries.ts'
import type { SteppedOrder } from './taken-step.ts'

interface PaymentStep {
  order: SteppedOrder & { checkoutGuid: string; paymentState: PaymentState }
  toState: PaymentState
  cause: StepCause
}

/**
 * Moves the payment of a locked order and records it, also where the state stays the same, because
 * every movement of money stands in the history. The effects of a state happen when it is entered.
 */
export async function stepPayment(services: Services, tx: Db, step: PaymentStep): Promise<void> {
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
