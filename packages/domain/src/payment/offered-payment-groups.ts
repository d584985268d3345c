import { isFollowUp } from '../order/is-follow-up.ts'

/** The groups of payment methods; `payment` is by card (account §3). */
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
 * The groups offered for an order, in the order of the screen: a follow-up order gets no credit and
 * no dolyame, and Kaspi is for Kazakhstan orders of non-partners only (account §9).
 */
export function offeredPaymentGroups(order: {
  id: string
  isKZ: boolean
  isPartner: boolean
}): PaymentGroup[] {
  const withheld: PaymentGroup[] = isFollowUp(order.id) ? ['credit', 'dolyame'] : []
  if (!order.isKZ || order.isPartner) withheld.push('kaspi')
  return paymentGroups.filter((group) => !withheld.includes(group))
}
