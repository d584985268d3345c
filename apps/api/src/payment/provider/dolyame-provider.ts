import * as z from 'zod'
import { ATTEMPT_MINUTES, type PaymentProvider, type ProviderStatus } from './payment-provider.ts'
import { type ClientCertificate, queryProvider, readAnswer } from './query-provider.ts'

const created = z.object({ link: z.string() })
const purchase = z.object({
  status: z.enum([
    'new',
    'approved',
    'rejected',
    'canceled',
    'wait_for_commit',
    'committed',
    'completed',
    'refunded',
  ]),
  amount: z.coerce.number(),
})

export interface DolyameAccount {
  name: string
  /** https://partner.dolyame.ru/v1, or the sandbox with the same API. */
  baseUrl: string
  login: string
  password: string
  /** Issued by the bank; null for the sandbox. */
  certificate: ClientCertificate | null
}

const received = new Set(['committed', 'completed', 'refunded'])

/** The one position of a purchase: the shop's own receipt names the products. */
const toItems = (amount: number) => [
  { name: 'Товары и услуги заказа', quantity: 1, price: toDecimal(amount) },
]

/**
 * Four payments by Dolyame, partner API v1: create, info, commit, cancel and refund, by login and
 * client certificate (https://dolyame.ru/develop/help/, read in November 2026; fields and statuses
 * compared with github.com/VKolegov/dolyame-api-php of 2022-07-17 and masasibata/tbank of 2026). The
 * number of the purchase is our payment's guid, the correlation id makes a repeated command one.
 * The shop gets the whole sum once it has confirmed the purchase («committed»); «completed» follows
 * with the buyer's first payment.
 */
export function createDolyameProvider(account: DolyameAccount): PaymentProvider {
  const { name, baseUrl, login, password, certificate } = account
  const callDolyame = (
    method: 'GET' | 'POST',
    action: string,
    body?: unknown,
    key: string = crypto.randomUUID(),
  ) => {
    const authorization = `Basic ${btoa(`${login}:${password}`)}`
    const headers = { authorization, 'x-correlation-id': key }
    const path = `/orders/${action}`
    return queryProvider({ name, baseUrl, method, path, headers, body, certificate })
  }
  const readPurchase = async (id: string) =>
    readAnswer(name, purchase, await callDolyame('GET', `${encodeURIComponent(id)}/info`))

  const fetchStatus = async (id: string): Promise<ProviderStatus> => {
    let found = await readPurchase(id)
    if (found.status === 'wait_for_commit') {
      const { amount } = found
      const body = { amount: toDecimal(amount), prepaid_amount: '0.00', items: toItems(amount) }
      await callDolyame('POST', `${encodeURIComponent(id)}/commit`, body)
      found = await readPurchase(id)
    }
    return {
      state: received.has(found.status)
        ? 'succeeded'
        : found.status === 'rejected' || found.status === 'canceled'
          ? 'canceled'
          : 'pending',
      amount: Math.round(found.amount),
      currencyCode: 'RUB',
    }
  }

  return {
    name,
    currencies: ['RUB'],
    attemptMinutes: ATTEMPT_MINUTES,
    widgetScript: null,
    async start({ idempotenceKey: id, amount, returnUrl, noticeUrl }) {
      const body = {
        order: { id, amount: toDecimal(amount), prepaid_amount: '0.00', items: toItems(amount) },
        notification_url: noticeUrl,
        success_url: returnUrl,
        fail_url: returnUrl,
      }
      const response = readAnswer(name, created, await callDolyame('POST', 'create', body, id))
      return { providerPaymentId: id, url: response.link, widgetToken: null }
    },
    status: fetchStatus,
    async cancel(id) {
      const { status } = await readPurchase(id)
      if (status === 'new' || status === 'approved') {
        await callDolyame('POST', `${encodeURIComponent(id)}/cancel`, {})
      }
      return fetchStatus(id)
    },
    async refund(id, amount, _currencyCode, key) {
      const body = {
        amount: toDecimal(amount),
        refunded_prepaid_amount: '0.00',
        returned_items: toItems(amount),
      }
      await callDolyame('POST', `${encodeURIComponent(id)}/refund`, body, key)
    },
  }
}

function toDecimal(amount: number): string {
  return amount.toFixed(2)
}
