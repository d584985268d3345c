import type { PaymentGroup } from './offered-payment-groups.ts'

/** The HTTP method that starts a provider's payment: GET for yandexPay, otherwise POST (account §7). */
export function paymentStartMethod(group: PaymentGroup): 'GET' | 'POST' {
  return group === 'yandexPay' ? 'GET' : 'POST'
}
