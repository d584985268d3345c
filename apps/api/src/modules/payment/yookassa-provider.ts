import * as z from 'zod'
import { type PaymentProvider, ProviderFailure, type ProviderStatus } from './payment-provider.ts'

const TIMEOUT_MS = 10_000

const amountShape = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.string() })
const paymentShape = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountShape,
  confirmation: z.object({ confirmation_url: z.string() }).optional(),
})

export interface YookassaAccount {
  name: string
  /** https://api.yookassa.ru/v3, or the sandbox acquirer that speaks the same language. */
  baseUrl: string
  shopId: string
  secretKey: string
}

/** Payments by the published YooKassa API v3; 500 means «unknown», so the same key is sent again. */
export function yookassaProvider(account: YookassaAccount): PaymentProvider {
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<unknown> => {
    const answer = await fetch(account.baseUrl + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Basic ${btoa(`${account.shopId}:${account.secretKey}`)}`,
        'content-type': 'application/json',
        ...(key ? { 'idempotence-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ProviderFailure(`${account.name} did not answer`, cause)
    })
    if (!answer.ok)
      throw new ProviderFailure(`${account.name} answered ${answer.status} to ${method} ${path}`)
    return answer.json()
  }
  return {
    name: account.name,
    async start(payment) {
      const made = paymentShape.parse(
        await ask(
          'POST',
          '/payments',
          {
            amount: amountOf(payment.amount, payment.currencyCode),
            capture: true,
            confirmation: { type: 'redirect', return_url: payment.returnUrl },
            description: payment.description.slice(0, 128),
            metadata: { payment: payment.idempotenceKey },
          },
          payment.idempotenceKey,
        ),
      )
      return {
        providerPaymentId: made.id,
        url: made.confirmation?.confirmation_url ?? payment.returnUrl,
      }
    },
    async status(providerPaymentId): Promise<ProviderStatus> {
      const path = `/payments/${encodeURIComponent(providerPaymentId)}`
      const found = paymentShape.parse(await ask('GET', path))
      return {
        state: found.status === 'waiting_for_capture' ? 'pending' : found.status,
        amount: Math.round(Number(found.amount.value)),
        currencyCode: found.amount.currency,
      }
    },
    async refund(providerPaymentId, amount, currencyCode, key) {
      const body = { payment_id: providerPaymentId, amount: amountOf(amount, currencyCode) }
      await ask('POST', '/refunds', body, key)
    },
  }
}

function amountOf(amount: number, currency: string) {
  return { value: `${amount}.00`, currency }
}
