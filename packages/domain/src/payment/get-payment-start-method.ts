import type { PaymentGroup } from './list-payment-groups.ts'

/**
 * Returns the HTTP method that starts a provider's payment: GET for yandexPay, otherwise POST
 * (payment.provider-call).
 */
export function getPaymentStartMethod(group: PaymentGroup): 'GET' | 'POST' {
  return group === 'yandexPay' ? 'GET' : 'POST'
}
