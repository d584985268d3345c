import type { PaymentState } from './payment-state.ts'

/**
 * The state of a payment told by its money, in whole units: what the order costs, what was taken and
 * what was given back. An order that costs nothing is paid.
 */
export function paymentStateOf(money: {
  total: number
  captured: number
  refunded: number
}): PaymentState {
  const { total, captured, refunded } = money
  if (captured > 0 && refunded >= captured) return 'refunded'
  const kept = captured - refunded
  if (kept >= total) return 'paid'
  return kept > 0 ? 'part' : 'unpaid'
}
