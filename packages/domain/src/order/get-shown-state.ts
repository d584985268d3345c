import type { OrderState } from './order-state.ts'

/**
 * Returns what people are told of an order's state: one that is ready can be picked up, or is only
 * packed where it will be brought; one that was picked up was handed over, not delivered
 * (order.states).
 */
export function getShownState<State extends OrderState>(order: {
  state: State
  delivery: { kind: string } | null
}): State | 'packed' | 'handedOver' {
  const isPickup = order.delivery?.kind === 'pickup'
  if (order.state === 'ready' && !isPickup) return 'packed'
  if (order.state === 'delivered' && isPickup) return 'handedOver'
  return order.state
}
