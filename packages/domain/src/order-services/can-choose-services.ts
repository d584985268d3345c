import type { OrderState } from '../order/order-state.ts'

/** What has left for the customer, or is closed or cancelled, keeps its services (lk.closed). */
const changeableStates: readonly OrderState[] = ['new', 'confirmed', 'picking', 'ready']

/**
 * Returns whether the delivery and the services of an order can still be chosen: until it is handed
 * over to the courier or the customer (services.delivery). The screen and the calls both go by it.
 */
export function canChooseServices(state: OrderState): boolean {
  return changeableStates.includes(state)
}
