import { isFollowUp } from '../order/is-follow-up.ts'

/** The groups of payment methods; `payment` means by card (payment.groups). */
export const paymentGroups = [
  'payment',
  'credit',
  'dolyame',
  'yandexPay',
  'bill',
  'kaspi',
  'certificate',
] as const

export type PaymentGroup = (typeof paymentGroups)[number]

/**
 * Returns the payment groups offered for an order, in display order: a follow-up order gets neither
 * credit nor dolyame, and Kaspi is only for non-partner orders in Kazakhstan (payment.kaspi,
 * payment.follow-up).
 */
export function listPaymentGroups(order: {
  id: string
  isKZ: boolean
  isPartner: boolean
}): PaymentGroup[] {
  const withheld: PaymentGroup[] = isFollowUp(order.id) ? ['credit', 'dolyame'] : []
  if (!order.isKZ || order.isPartner) withheld.push('kaspi')
  return paymentGroups.filter((group) => !withheld.includes(group))
}
