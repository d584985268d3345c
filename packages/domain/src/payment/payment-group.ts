import { isFollowUp } from '../order/follow-up.ts'

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

/**
 * Returns the HTTP method that starts a provider's payment: GET for yandexPay, otherwise POST
 * (payment.provider-call).
 */
export function getPaymentStartMethod(group: PaymentGroup): 'GET' | 'POST' {
  return group === 'yandexPay' ? 'GET' : 'POST'
}

/**
 * Returns whether an order may be paid in four parts: the region's flag allows it and it is not a
 * follow-up order (payment.follow-up).
 */
export function canOfferSplit(order: { id: string; splitAvailable: boolean }): boolean {
  return order.splitAvailable && !isFollowUp(order.id)
}
