import * as z from 'zod'
import { type PaymentProvider, ProviderError, type ProviderStatus } from './payment-provider.ts'
import { queryProvider, readAnswer } from './query-provider.ts'

/** A bank decides for days, and a signed loan may rest for two more before it is confirmed. */
const APPLICATION_MINUTES = 3 * 24 * 60

const created = z.object({ id: z.string(), link: z.string() })
const application = z.object({
  status: z.enum(['new', 'inprogress', 'approved', 'rejected', 'canceled', 'signed']),
  /** The bank's own diagram shows it as a text. */
  committed: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .nullish(),
  /** Known once the buyer has filled in the application. */
  order_amount: z.number().nullish(),
})

export interface CreditAccount {
  name: string
  /** https://forma.tbank.ru/api/partners/v2, or the sandbox with the same API. */
  baseUrl: string
  shopId: string
  showcaseId: string
  password: string
  /** The product: a loan or an installment of the shop's contract. */
  promoCode: string
}

/**
 * Loans and installments through the credit broker of T-Bank, API v2: create, info, commit and
 * cancel (https://forma.tbank.ru/docs/online/setup-types/api/methods and …/docs/online/scheme/
 * tech-process, read in November 2026): «signed» waits for the shop until «committed» stands beside
 * it, and cannot be confirmed before the period of reflection is over. The number of the application
 * is our payment's guid.
 */
export function createCreditProvider(account: CreditAccount): PaymentProvider {
  const { name, baseUrl, shopId, showcaseId, password, promoCode } = account
  const authorization = `Basic ${btoa(`${showcaseId}:${password}`)}`
  const callBroker = (method: 'GET' | 'POST', orderNumber: string, action: string) =>
    queryProvider({
      name,
      baseUrl,
      method,
      path: `/orders/${encodeURIComponent(orderNumber)}/${action}`,
      headers: { authorization },
      body: undefined,
    })
  const readApplication = async (orderNumber: string) =>
    readAnswer(name, application, await callBroker('GET', orderNumber, 'info'))

  const fetchStatus = async (orderNumber: string): Promise<ProviderStatus> => {
    const found = await readApplication(orderNumber)
    const amount = Math.round(found.order_amount ?? 0)
    const answer = { amount, currencyCode: 'RUB' }
    if (found.status === 'rejected' || found.status === 'canceled') {
      return { ...answer, state: 'canceled' }
    }
    if (found.status !== 'signed') return { ...answer, state: 'pending' }
    if (!found.committed && !(await tryToCommit(orderNumber))) {
      return { ...answer, state: 'pending' }
    }
    return { ...answer, state: 'succeeded' }
  }

  /** False while the law lets the buyer think it over: the broker answers 422 until then. */
  const tryToCommit = async (orderNumber: string): Promise<boolean> => {
    try {
      await callBroker('POST', orderNumber, 'commit')
      return true
    } catch (error) {
      if (error instanceof ProviderError && error.status === 422) return false
      throw error
    }
  }

  return {
    name,
    currencies: ['RUB'],
    attemptMinutes: APPLICATION_MINUTES,
    widgetScript: null,
    async start({ idempotenceKey: orderNumber, amount, description, returnUrl, noticeUrl }) {
      const response = readAnswer(
        name,
        created,
        await queryProvider({
          name,
          baseUrl,
          method: 'POST',
          path: '/orders/create',
          headers: {},
          body: {
            shopId,
            showcaseId,
            promoCode,
            orderNumber,
            sum: amount,
            items: [{ name: description, quantity: 1, price: amount }],
            webhookURL: noticeUrl,
            successURL: returnUrl,
            failURL: returnUrl,
            returnURL: returnUrl,
          },
        }),
      )
      return { providerPaymentId: orderNumber, url: response.link, widgetToken: null }
    },
    status: fetchStatus,
    async cancel(orderNumber) {
      const { status } = await readApplication(orderNumber)
      // A signed loan is the buyer's decision to buy: it is confirmed, not cancelled.
      if (status !== 'signed' && status !== 'rejected' && status !== 'canceled') {
        await callBroker('POST', orderNumber, 'cancel')
      }
      return fetchStatus(orderNumber)
    },
    async refund(orderNumber, amount) {
      const { order_amount: whole, status } = await readApplication(orderNumber)
      if (status === 'canceled') return
      if (whole !== amount) {
        throw new ProviderError(`${name} returns a part of a loan only in the bank's cabinet`)
      }
      await callBroker('POST', orderNumber, 'cancel')
    },
  }
}
