import * as z from 'zod'
import type { PaymentProvider, ProviderStatus } from './payment-provider.ts'
import { type YookassaAccount, yookassaAmount, yookassaClient } from './yookassa-client.ts'

const amountShape = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.string() })
const paymentShape = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountShape,
  confirmation: z
    .object({ confirmation_url: z.string().optional(), confirmation_token: z.string().optional() })
    .optional(),
})

/** How a payment is confirmed: in the acquirer's widget, or on a page of its own by one method. */
export type YookassaLook =
  | { kind: 'widget'; script: string }
  | { kind: 'page'; method: string; currencies: readonly string[] }

/** Payments by the published YooKassa API v3; 500 means «unknown», so the same key is sent again. */
export function yookassaProvider(account: YookassaAccount, look: YookassaLook): PaymentProvider {
  const ask = yookassaClient(account)
  return {
    name: account.name,
    currencies: look.kind === 'page' ? look.currencies : null,
    widgetScript: look.kind === 'widget' ? look.script : null,
    async start(payment) {
      const made = paymentShape.parse(
        await ask(
          'POST',
          '/payments',
          {
            amount: yookassaAmount(payment.amount, payment.currencyCode),
            capture: true,
            ...(look.kind === 'widget'
              ? { confirmation: { type: 'embedded' } }
              : {
                  confirmation: { type: 'redirect', return_url: payment.returnUrl },
                  payment_method_data: { type: look.method },
                }),
            description: payment.description.slice(0, 128),
            metadata: { payment: payment.idempotenceKey },
          },
          payment.idempotenceKey,
        ),
      )
      return {
        providerPaymentId: made.id,
        url: made.confirmation?.confirmation_url ?? payment.returnUrl,
        widgetToken: made.confirmation?.confirmation_token ?? null,
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
      const body = { payment_id: providerPaymentId, amount: yookassaAmount(amount, currencyCode) }
      await ask('POST', '/refunds', body, key)
    },
  }
}
