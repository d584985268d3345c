import type { OrderState } from './order-state.ts'

/**
 * The result of a customer's closeOrder: the order is cancelled with refund and restocking, the
 * call centre is asked, or the delivered order is closed.
 */
export type CloseOutcome = 'cancel' | 'ask' | 'close'

const outcomes: Readonly<Record<OrderState, CloseOutcome | null>> = {
  new: 'cancel',
  confirmed: 'cancel',
  picking: 'ask',
  ready: 'ask',
  shipped: 'ask',
  delivered: 'close',
  closed: null,
  cancelled: null,
}

/**
 * Returns what closeOrder does: it cancels before picking, asks the call centre until the goods are
 * handed over, and closes after delivery (ADR 0040). Returns null when the order is already final.
 */
export function getCloseOutcome(state: OrderState): CloseOutcome | null {
  return outcomes[state]
}
