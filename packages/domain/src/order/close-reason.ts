import type { OrderState } from './order-state.ts'

/** Why staff cancel an order; the buyer is told the reason. */
export const staffCancelReasons = [
  'customer',
  'unreachable',
  'unavailable',
  'duplicate',
  'other',
] as const

/** Why an order is cancelled: by staff, or by the clock because nobody paid or verified it. */
export const cancelReasons = [...staffCancelReasons, 'unpaid', 'unverified'] as const

export type StaffCancelReason = (typeof staffCancelReasons)[number]
export type CancelReason = (typeof cancelReasons)[number]

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

/** Why a customer cancels or closes an order. */
export const closeReasons = [
  'changedMind',
  'foundElsewhere',
  'tooLong',
  'orderedByMistake',
  'received',
  'other',
] as const

export type CloseReason = (typeof closeReasons)[number]

const cancelling = [
  'changedMind',
  'foundElsewhere',
  'tooLong',
  'orderedByMistake',
  'other',
] as const

/** The reasons to choose from, by what closing the order does. */
export const reasonsForClose: Readonly<Record<CloseOutcome, readonly CloseReason[]>> = {
  cancel: cancelling,
  ask: cancelling,
  close: ['received', 'other'],
}
