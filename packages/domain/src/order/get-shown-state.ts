import type { OrderState } from './order-state.ts'

/**
 * Returns what a customer is told of an order's state: one that is ready can be picked up, or is only
 * packed where it will be brought.
 */
export function getShownState<State extends OrderState>(order: {
  state: State
  delivery: { kind: string } | null
}): State | 'packed' {
  return order.state === 'ready' && order.delivery?.kind !== 'pickup' ? 'packed' : order.state
}
