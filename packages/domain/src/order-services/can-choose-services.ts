import type { OrderState } from '../order/order-state.ts'

/** What has left for the customer, or is cancelled, keeps its services. */
const changeableStates: readonly OrderState[] = ['new', 'confirmed', 'picking', 'ready']

/**
 * Returns whether the delivery and the services of an order can still be chosen: until it is handed
 * over to the courier or the customer (services.delivery). `isClosed` is by isClosedFor (lk.closed):
 * whoever may change a closed order finds it delivered, and its services done. The screen and the
 * calls both go by it.
 */
export function canChooseServices(state: OrderState, { isClosed }: { isClosed: boolean }): boolean {
  return !isClosed && changeableStates.includes(state)
}
