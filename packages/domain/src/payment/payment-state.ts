/** The states of an order's payment and their labels for customers (ADR 0040). */
export const paymentStateLabel = {
  unpaid: 'Не оплачен',
  part: 'Оплачен частично',
  paid: 'Оплачен',
  refunded: 'Возвращён',
} as const

export type PaymentState = keyof typeof paymentStateLabel

/**
 * The allowed transitions. A paid order can be partly refunded and then charged for added services,
 * so part and paid lead to each other. A prepayment that is rounded to nothing when it is shared with
 * a follow-up order leaves the first one unpaid. An order whose money was returned in the cabinet of the
 * acquirer can be paid anew. The database has the same table.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  unpaid: ['part', 'paid'],
  part: ['unpaid', 'paid', 'refunded'],
  paid: ['part', 'refunded'],
  refunded: ['part', 'paid'],
}

/** Returns whether a payment may change from one state to the other directly. */
export function canTransitionPayment(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to)
}

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
