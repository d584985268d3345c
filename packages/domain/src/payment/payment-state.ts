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
export const paymentSteps: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  unpaid: ['part', 'paid'],
  part: ['unpaid', 'paid', 'refunded'],
  paid: ['part', 'refunded'],
  refunded: ['part', 'paid'],
}
