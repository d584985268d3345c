import * as z from 'zod'
import { ATTEMPT_MINUTES, type PaymentProvider, type ProviderStatus } from './payment-provider.ts'
import { PROVIDER_TIMEOUT_MS, queryProvider, readAnswer } from './query-provider.ts'

/**
 * How long an order at Yandex Pay can be paid; the shop's payment attempt expires at the same time.
 */
const TTL_SECONDS = ATTEMPT_MINUTES * 60

const orderShape = z.object({ data: z.object({ paymentUrl: z.string() }) })
const foundShape = z.object({
  data: z.object({
    order: z.object({
      paymentStatus: z.string().nullish(),
      orderAmount: z.string().regex(/^\d+(\.\d{1,2})?$/),
      currencyCode: z.string(),
    }),
  }),
})

export interface YandexPayAccount {
  name: string
  /** https://pay.yandex.ru/api/merchant, or the sandbox with the same API. */
  baseUrl: string
  key: string
}

const received = new Set(['CAPTURED', 'CONFIRMED', 'REFUNDED', 'PARTIALLY_REFUNDED'])
const failedStatuses = new Set(['FAILED', 'VOIDED'])

/**
 * Payments through the Yandex Pay Merchant API: orders, rollback and refund v2, as published at
 * https://pay.yandex.ru/docs/en/custom/backend/yandex-pay-api (read in November 2026). Its order id
 * is our payment's guid.
 */
export function createYandexPayProvider(account: YandexPayAccount): PaymentProvider {
  const { name, baseUrl, key } = account
  const callYandexPay = (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const headers = {
      authorization: `Api-Key ${key}`,
      'x-request-id': crypto.randomUUID(),
      'x-request-timeout': String(PROVIDER_TIMEOUT_MS),
    }
    return queryProvider({ name, baseUrl, method, path, headers, body })
  }
  const fetchStatus = async (orderId: string): Promise<ProviderStatus> => {
    const path = `/v1/orders/${encodeURIComponent(orderId)}`
    const { order } = readAnswer(name, foundShape, await callYandexPay('GET', path)).data
    const status = order.paymentStatus ?? 'PENDING'
    return {
      state: received.has(status)
        ? 'succeeded'
        : failedStatuses.has(status)
          ? 'canceled'
          : 'pending',
      amount: Math.round(Number(order.orderAmount)),
      currencyCode: order.currencyCode,
    }
  }
  return {
    name,
    currencies: ['RUB'],
    attemptMinutes: ATTEMPT_MINUTES,
    widgetScript: null,
    async start(payment) {
      const total = `${payment.amount}.00`
      const { idempotenceKey: orderId, returnUrl, description: title } = payment
      const response = readAnswer(
        name,
        orderShape,
        await callYandexPay('POST', '/v1/orders', {
          orderId,
          currencyCode: payment.currencyCode,
          availablePaymentMethods: payment.allowsSplit ? ['CARD', 'SPLIT'] : ['CARD'],
          cart: {
            items: [{ productId: orderId, title, quantity: { count: '1' }, total }],
            total: { amount: total },
          },
          redirectUrls: { onSuccess: returnUrl, onError: returnUrl, onAbort: returnUrl },
          ttl: TTL_SECONDS,
        }),
      )
      return { providerPaymentId: orderId, url: response.data.paymentUrl, widgetToken: null }
    },
    status: fetchStatus,
    async cancel(orderId) {
      const status = await fetchStatus(orderId)
      if (status.state !== 'pending') return status
      // If the buyer pays before it arrives, Yandex Pay itself returns the money.
      await callYandexPay('POST', `/v1/orders/${encodeURIComponent(orderId)}/rollback`, {})
      return fetchStatus(orderId)
    },
    async refund(orderId, amount, _currencyCode, key) {
      const path = `/v2/orders/${encodeURIComponent(orderId)}/refund`
      await callYandexPay('POST', path, { refundAmount: `${amount}.00`, externalOperationId: key })
    },
  }
}
