import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { paymentState } from '../order/contract.ts'
import { regionName } from '../region/contract.ts'

const bearer = z.string().max(64)
const currency = z.object({ sign: z.string(), code: z.string() })

/** An electronic receipt; without one the problem document has ERROR 'Ошибка' (receipt.page). */
export const getReceipt = defineCall({
  method: 'POST',
  path: '/api_vue/getReceipt/',
  summary: 'Electronic receipt behind a link',
  body: z.object({
    sr: regionName.optional(),
    /** The GUID of the receipt or of its order; with an order, `type` selects the receipt. */
    guid: bearer,
    type: z.enum(['sale', 'refund']).optional(),
  }),
  answer: z.object({
    ERROR: z.null(),
    recommendation: z.boolean(),
    receipt: z.object({
      guid: z.string(),
      type: z.enum(['sale', 'refund']),
      orderId: z.string(),
      /** ISO 8601. */
      date: z.string(),
      /** The time zone of the city of sale, in which the date is displayed. */
      timeZone: z.string(),
      seller: z.string(),
      sellerInn: z.string().nullable(),
      positions: z.array(
        z.object({ name: z.string(), price: z.int(), quantity: z.number(), sum: z.int() }),
      ),
      sum: z.int(),
      currency,
      /** Whether the shop's own register issues it; elsewhere the seller's does, and no data follow. */
      isRegisteredHere: z.boolean(),
      /** Fiscal data from the cash register; null until it is available. */
      fiscal: z
        .object({
          storageNumber: z.string(),
          documentNumber: z.string(),
          attribute: z.string(),
          registeredAt: z.string(),
          /** The content of the QR code for the tax service's app. */
          qr: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  refusals: { not_found: 404 },
  /** As the specification reads it. */
  details: z.object({ ERROR: z.literal('Ошибка') }),
  effect: 'read',
  caller: 'anyone',
})

/** Resolves a link to the payment page. */
export const getCheckPayment = defineCall({
  method: 'POST',
  path: '/api_vue/getCheckPayment/',
  summary: 'Orders and amount behind a payment link',
  body: z.object({ code: bearer }),
  answer: z.object({
    basketGroup: z.string(),
    /** Whether the code may pay, or only shows the state of the payment. */
    canPay: z.boolean(),
    orders: z.array(
      z.object({
        id: z.string(),
        sum: z.int(),
        paid: z.int(),
        isKZ: z.boolean(),
        isPartner: z.boolean(),
        percentPrepayment: z.int(),
        status: z.string(),
        paymentState,
      }),
    ),
    sum: z.int(),
    paid: z.int(),
    currency,
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
