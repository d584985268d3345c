import * as z from 'zod'
import {
  ATTEMPT_MINUTES,
  type PaymentProvider,
  ProviderError,
  type ProviderStatus,
} from './payment-provider.ts'
import { type ClientCertificate, queryProvider, readAnswer } from './query-provider.ts'

/** Kaspi answers 200 to everything; StatusCode 0 means success. */
const envelope = z.object({ StatusCode: z.number(), Message: z.string().nullish() })
const id = z.union([z.int(), z.string()]).transform(String)
const createdLink = z.object({ Data: z.object({ PaymentLink: z.string(), PaymentId: id }) })
const foundStatus = z.object({ Data: z.object({ Status: z.string() }) })
/** Nothing was paid and nothing can be: refused, or the link was discarded or has expired. */
const finalWithoutMoney = new Set(['Error', 'QrTokenDiscarded', 'Expired'])
const foundDetails = z.object({
  Data: z.object({ TotalAmount: z.number(), AvailableReturnAmount: z.number() }),
})

export interface KaspiAccount {
  name: string
  /** https://qrapi-cert-ip.kaspi.kz/r3/v01, or the sandbox with the same API. */
  baseUrl: string
  /** БИН of the seller. */
  organizationBin: string
  deviceToken: string
  /** Issued by the bank; null for the sandbox. */
  certificate: ClientCertificate | null
}

/**
 * Kaspi QR through the Kaspi Pay API r3 («усиленная схема»: client certificate and refunds without
 * the buyer): qr/create-link, payment/status, payment/details and payment/return. Its description is
 * given to sellers only; paths and fields were compared in November 2026 with public clients of it
 * (github.com/RomanBronevik/kaspi-qr of 2023-03-31, burcev-alex/kaspi-qr-sdk). Its link is the content
 * of the QR code, and opens the app on a phone. Kaspi sends no notifications: the shop asks.
 */
export function createKaspiProvider(account: KaspiAccount): PaymentProvider {
  const { name, baseUrl, organizationBin: OrganizationBin, deviceToken: DeviceToken } = account
  const callKaspi = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const { certificate } = account
    const question = { name, baseUrl, method, path, headers: {}, body, certificate }
    const response = await queryProvider(question)
    const { StatusCode, Message } = readAnswer(name, envelope, response)
    if (StatusCode !== 0) {
      throw new ProviderError(`${name} refused ${path}: ${StatusCode} ${Message ?? ''}`)
    }
    return response
  }

  const fetchDetails = async (paymentId: string) => {
    const query = new URLSearchParams({ QrPaymentId: paymentId, DeviceToken })
    const path = `/payment/details?${query}`
    return readAnswer(name, foundDetails, await callKaspi('GET', path)).Data
  }

  const fetchStatus = async (paymentId: string): Promise<ProviderStatus> => {
    const path = `/payment/status/${encodeURIComponent(paymentId)}`
    const { Status } = readAnswer(name, foundStatus, await callKaspi('GET', path)).Data
    const answer = { amount: 0, currencyCode: 'KZT' }
    if (finalWithoutMoney.has(Status)) return { ...answer, state: 'canceled' }
    if (Status !== 'Processed') return { ...answer, state: 'pending' }
    const { TotalAmount } = await fetchDetails(paymentId)
    return { ...answer, amount: Math.round(TotalAmount), state: 'succeeded' }
  }

  return {
    name,
    currencies: ['KZT'],
    attemptMinutes: ATTEMPT_MINUTES,
    widgetScript: null,
    async start({ amount: Amount, idempotenceKey: ExternalId }) {
      const body = { OrganizationBin, DeviceToken, Amount, ExternalId }
      const made = await callKaspi('POST', '/qr/create-link', body)
      const { Data } = readAnswer(name, createdLink, made)
      return { providerPaymentId: Data.PaymentId, url: Data.PaymentLink, widgetToken: null }
    },
    status: fetchStatus,
    // A link cannot be withdrawn: Kaspi itself lets it expire after a few minutes.
    cancel: fetchStatus,
    // What it has returned already is asked for before a refund (return-money.ts).
    ignoresRefundKey: true,
    async fetchReturned(paymentId) {
      const { TotalAmount, AvailableReturnAmount } = await fetchDetails(paymentId)
      return Math.round(TotalAmount - AvailableReturnAmount)
    },
    async refund(QrPaymentId, Amount) {
      await callKaspi('POST', '/payment/return', {
        OrganizationBin,
        DeviceToken,
        QrPaymentId: toNumberIfWhole(QrPaymentId),
        Amount,
      })
    },
  }
}

/** Kaspi's own ids are numbers, the sandbox's are not. */
function toNumberIfWhole(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text
}
