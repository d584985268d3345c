import * as z from 'zod'
import {
  ATTEMPT_MINUTES,
  type PaymentProvider,
  ProviderError,
  type ProviderStatus,
} from './payment-provider.ts'
import { readAnswer } from './query-provider.ts'
import { createYookassaClient, toYookassaAmount, type YookassaAccount } from './yookassa-client.ts'

const amountShape = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.string() })
const paymentShape = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountShape,
  /** Absent until something was returned. */
  refunded_amount: amountShape.optional(),
  confirmation: z
    .object({ confirmation_url: z.string().optional(), confirmation_token: z.string().optional() })
    .optional(),
})

/**
 * Payments through the YooKassa API v3: payments, cancel and refunds, as published at
 * https://yookassa.ru/developers/api (read in November 2026). Status 500 means an unknown outcome, so
 * the request is repeated with the same key.
 */
export function createYookassaProvider(
  account: YookassaAccount,
  widgetScript: string,
): PaymentProvider {
  const callApi = createYookassaClient(account)
  const fetchPayment = async (providerPaymentId: string) => {
    const path = `/payments/${encodeURIComponent(providerPaymentId)}`
    return readAnswer(account.name, paymentShape, await callApi('GET', path))
  }
  const fetchStatus = async (providerPaymentId: string): Promise<ProviderStatus> => {
    const found = await fetchPayment(providerPaymentId)
    return {
      state: found.status === 'waiting_for_capture' ? 'pending' : found.status,
      amount: Math.round(Number(found.amount.value)),
      currencyCode: found.amount.currency,
    }
  }
  return {
    name: account.name,
    currencies: null,
    attemptMinutes: ATTEMPT_MINUTES,
    widgetScript,
    async start(payment) {
      const response = readAnswer(
        account.name,
        paymentShape,
        await callApi(
          'POST',
          '/payments',
          {
            amount: toYookassaAmount(payment.amount, payment.currencyCode),
            capture: true,
            confirmation: { type: 'embedded' },
            description: payment.description.slice(0, 128),
            metadata: { payment: payment.idempotenceKey },
          },
          payment.idempotenceKey,
        ),
      )
      return {
        providerPaymentId: response.id,
        url: response.confirmation?.confirmation_url ?? payment.returnUrl,
        widgetToken: response.confirmation?.confirmation_token ?? null,
      }
    },
    status: fetchStatus,
    async cancel(providerPaymentId) {
      const path = `/payments/${encodeURIComponent(providerPaymentId)}/cancel`
      try {
        // A key of its own each time: a refusal is stored under its key for a day.
        await callApi('POST', path, {}, crypto.randomUUID())
      } catch (error) {
        // Status 400 means that the payment cannot be cancelled in its present state.
        if (!(error instanceof ProviderError && error.status === 400)) throw error
      }
      return fetchStatus(providerPaymentId)
    },
    async fetchReturned(providerPaymentId) {
      const { refunded_amount: returned } = await fetchPayment(providerPaymentId)
      return Math.round(Number(returned?.value ?? 0))
    },
    async refund(providerPaymentId, amount, currencyCode, key) {
      const body = { payment_id: providerPaymentId, amount: toYookassaAmount(amount, currencyCode) }
      await callApi('POST', '/refunds', body, key)
    },
  }
}
