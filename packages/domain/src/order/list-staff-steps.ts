import { type OrderState, orderSteps } from './order-state.ts'

/** Returns whether an order may come to a state by its delivery: a pick-up is handed to no courier. */
export function suitsDelivery(state: OrderState, deliveryKind: string | null): boolean {
  return state !== 'shipped' || deliveryKind !== 'pickup'
}

/**
 * Returns the states to which staff may move an order: nobody opens a cancelled one by hand
 * (order.states).
 */
export function listStaffSteps(state: OrderState, deliveryKind: string | null): OrderState[] {
  if (state === 'cancelled') return []
  return orderSteps[state].filter((next) => suitsDelivery(next, deliveryKind))
}
