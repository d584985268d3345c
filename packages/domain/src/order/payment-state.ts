/** The states of an order's payment and the words a customer reads (decisions «Orders»). */
export const paymentStateLabel = {
  unpaid: 'Не оплачен',
  part: 'Оплачен частично',
  paid: 'Оплачен',
  refunded: 'Возвращён',
} as const

export type PaymentState = keyof typeof paymentStateLabel

/**
 * Which states may follow which. A part of a paid order can be given back, and then its services
 * added again, so part and paid lead to each other.
 */
export const paymentSteps: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  unpaid: ['part', 'paid'],
  part: ['paid', 'refunded'],
  paid: ['part', 'refunded'],
  refunded: [],
}
