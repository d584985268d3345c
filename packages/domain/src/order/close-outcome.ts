import type { OrderState } from './order-state.ts'

/**
 * What a customer's closeOrder leads to: the order is cancelled with money and stock going back, the
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
 * closeOrder cancels before picking, asks the call centre from then on until the goods are handed
 * over, and closes after delivery (decisions «Orders»). Null: there is nothing left to close.
 */
export function closeOutcome(state: OrderState): CloseOutcome | null {
  return outcomes[state]
}
