import * as z from 'zod'
import { call } from './call.ts'
import { paymentState } from './order.ts'
import { regionName } from './region.ts'

const bearer = z.string().max(64)
const currency = z.object({ sign: z.string(), code: z.string() })

/** An electronic receipt. One that cannot be had says 'Ошибка' in ERROR (storefront §7). */
export const getReceipt = call({
  method: 'POST',
  path: '/api_vue/getReceipt/',
  summary: 'Электронный чек по ссылке',
  body: z.object({
    sr: regionName.optional(),
    /** The receipt's own, or that of its order: then `type` says which of its receipts. */
    guid: bearer,
    type: z.enum(['sale', 'refund']).optional(),
  }),
  answer: z.object({
    ERROR: z.literal('Ошибка').nullable(),
    recommendation: z.boolean(),
    receipt: z
      .object({
        guid: z.string(),
        type: z.enum(['sale', 'refund']),
        orderId: z.string(),
        /** ISO 8601. */
        date: z.string(),
        /** Of the city it was sold in: its date is told there. */
        timeZone: z.string(),
        seller: z.string(),
        sellerInn: z.string().nullable(),
        positions: z.array(
          z.object({ name: z.string(), price: z.int(), quantity: z.number(), sum: z.int() }),
        ),
        sum: z.int(),
        currency,
        /** What the cash register wrote; null until it has. */
        fiscal: z
          .object({
            storageNumber: z.string(),
            documentNumber: z.string(),
            attribute: z.string(),
            registeredAt: z.string(),
            /** What the square code says to the tax service's program. */
            qr: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

/** What a link to the payment page opens. */
export const getCheckPayment = call({
  method: 'POST',
  path: '/api_vue/getCheckPayment/',
  summary: 'Заказы и сумма за ссылкой на оплату',
  body: z.object({ code: bearer }),
  answer: z.object({
    basketGroup: z.string(),
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

export const getRefand = call({
  method: 'POST',
  path: '/api_vue/getRefand/',
  summary: 'Состояние возврата денег по заказу',
  body: z.object({ id: bearer }),
  answer: z.object({
    orderId: z.string(),
    /** none: nothing is owed; waiting: it is on its way; part and done: that much came back. */
    state: z.enum(['none', 'waiting', 'part', 'done']),
    paid: z.int(),
    refunded: z.int(),
    currency,
    updatedAt: z.string(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

/** The store checks by the number what was sent with a waybill. */
export const checkWaybill = call({
  method: 'POST',
  path: '/api_vue/waybill/',
  summary: 'Что едет по накладной заказа',
  body: z.object({ number: z.string().trim().min(1).max(40) }),
  answer: z.object({
    number: z.string(),
    status: z.string(),
    from: z.string(),
    to: z.string(),
    date: z.string().nullable(),
    positions: z.array(
      z.object({
        article: z.string(),
        name: z.string(),
        quantity: z.number(),
        boxes: z.int(),
        weightKg: z.number(),
      }),
    ),
    boxes: z.int(),
    weightKg: z.number(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})

/** Who will come to assemble, behind the link in the message. */
export const getAssemblerInfo = call({
  method: 'POST',
  path: '/api_vue/getAssemblerInfo/',
  summary: 'Сборщик по ссылке из сообщения',
  body: z.object({ code: bearer }),
  answer: z.object({
    /** First name only: the bearer of the link need not know more. */
    name: z.string(),
    since: z.string(),
    isActive: z.boolean(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
