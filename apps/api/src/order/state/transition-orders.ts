import { canTransitionOrder, type OrderState } from '@svetlitsa/domain/order/order-state'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { type EventCause, recordOrderEvent, saveOrderState } from './order-state.queries.ts'
import type { TransitionedOrder } from './order-transition.ts'

interface RequestedTransitions {
  basketGroup: string
  /** Orders of the checkout in the states that were decided on. */
  orders: readonly (TransitionedOrder & { state: OrderState })[]
  toState: OrderState
  cause: EventCause
}

/**
 * Moves orders of a locked checkout to another state, records each transition, and runs its effects once
 * (order.states). Returns false if an order has left its state in the meantime: the caller then rolls
 * back. A transition that the table does not allow is a programming error.
 */
export async function transitionOrders(
  services: Services,
  tx: Db,
  transitions: RequestedTransitions,
): Promise<boolean> {
  const { basketGroup, orders, toState, cause } = transitions
  let eventId = 0
  for (const { id, state: fromState } of orders) {
    if (!canTransitionOrder(fromState, toState)) {
      throw new Error(`order ${id} must not change from ${fromState} to ${toState}`)
    }
    if (!(await saveOrderState(tx, { id, from: fromState, to: toState }))) return false
    eventId = await recordOrderEvent(tx, { orderId: id, kind: 'state', fromState, toState }, cause)
  }
  for (const effect of services.transitionEffects.state[toState] ?? [])
    await effect(services, tx, { basketGroup, orders, eventId, cause })
  return true
}
