import type { PaymentState } from './payment-state.ts'

/**
 * Returns the state of a payment from whole currency amounts: the order total, the money received
 * and the money refunded. An order with a total of 0 is paid.
 */
export function calculatePaymentState(money: {
  total: number
  captured: number
  refunded: number
}): PaymentState {
  const { total, captured, refunded } = money
  if (captured > 0 && refunded >= captured) return 'refunded'
  const netPaid = captured - refunded
  if (netPaid >= total) return 'paid'
  return netPaid > 0 ? 'part' : 'unpaid'
}
