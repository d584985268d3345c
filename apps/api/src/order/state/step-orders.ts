import { canStepOrder, type OrderState } from '@svetlitsa/domain/order/order-state'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { recordStep, type StepCause, saveOrderState } from './order-state.queries.ts'
import type { SteppedOrder } from './taken-step.ts'

interface OrderSteps {
  checkoutGuid: string
  /** Orders of the checkout in the states that were decided on. */
  orders: readonly (SteppedOrder & { state: OrderState })[]
  toState: OrderState
  cause: StepCause
}

/**
 * Moves orders of a locked checkout to another state, records each step, and runs its effects once
 * (order.states). Returns false if an order has left its state in the meantime: the caller then rolls
 * back. A step that the table does not allow is a programming error.
 */
export async function stepOrders(services: Services, tx: Db, steps: OrderSteps): Promise<boolean> {
  const { checkoutGuid, orders, toState, cause } = steps
  let stepId = 0
  for (const { id, state: fromState } of orders) {
    if (!canStepOrder(fromState, toState)) {
      throw new Error(`order ${id} must not change from ${fromState} to ${toState}`)
    }
    if (!(await saveOrderState(tx, { id, from: fromState, to: toState }))) return false
    stepId = await recordStep(tx, { orderId: id, kind: 'state', fromState, toState }, cause)
  }
  for (const effect of services.stepEffects.state[toState] ?? [])
    await effect(services, tx, { checkoutGuid, orders, stepId, cause })
  return true
}
