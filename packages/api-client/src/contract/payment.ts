import { paymentGroups } from '@svetlitsa/domain/payment/offered-payment-groups'
import * as z from 'zod'
import { call } from './call.ts'

/** A way to pay (account §3); its group is its type. */
export const paymentMethod = z.object({
  id: z.string(),
  type: z.enum(paymentGroups),
  action: z.string(),
  name: z.string(),
  label: z.string(),
  url: z.string(),
  data: z.record(z.string(), z.string()),
  bankUrlName: z.string().nullable(),
  icons: z.array(z.string()),
})

export const getPaymentMethods = call({
  method: 'POST',
  path: '/api_vue/basket/getPaymentMethods/',
  summary: 'Способы оплаты оформления',
  body: z.object({ basketGroup: z.guid() }),
  answer: z.object({
    methods: z.array(paymentMethod),
    showMsg: z.string().nullable(),
    /** What must hold before a payment can start. */
    flags: z.object({
      delivery: z.boolean(),
      assembly: z.boolean(),
      lift: z.boolean(),
      prepayment: z.boolean(),
    }),
    sum: z.int(),
    paid: z.int(),
    minPrepaymentPercent: z.int(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const startPayment = call({
  method: 'POST',
  path: '/api_vue/payment/payment/',
  summary: 'Начать оплату картой',
  body: z.strictObject({
    basketGroup: z.guid(),
    methodId: z.string().max(60),
    /** What the shopper saw; another sum means that the order differs: 422. */
    sum: z.int().positive(),
  }),
  answer: z.object({ paymentGuid: z.string(), url: z.string() }),
  refusals: {
    not_found: 404,
    order_changed: 422,
    provider_off: 409,
    already_paid: 409,
    delivery_missing: 409,
    provider_failed: 424,
  },
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/** The page asks after the return: the truth is the provider's, asked for by the server. */
export const getPaymentState = call({
  method: 'POST',
  path: '/api_vue/payment/state/',
  summary: 'Состояние оплаты оформления',
  body: z.object({ basketGroup: z.guid() }),
  answer: z.object({
    state: z.enum(['unpaid', 'pending', 'part', 'paid', 'failed']),
    sum: z.int(),
    paid: z.int(),
    isPlaced: z.boolean(),
    /** Of the money that came, an order each. */
    receipts: z.array(z.object({ guid: z.string(), orderId: z.string() })),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

const notice = z.object({
  type: z.literal('notification'),
  event: z.string().max(60),
  object: z.object({ id: z.string().max(100), status: z.string().max(40) }),
})

/** The sandbox acquirer's signed notice; it is a hint: the status is asked for before anything is believed. */
export const paymentWebhook = call({
  method: 'POST',
  path: '/api_vue/payment/webhook/sandbox/',
  summary: 'Уведомление учебного эквайера',
  body: notice,
  answer: z.object({ ok: z.literal(true) }),
  refusals: { bad_signature: 403 },
  effect: 'write',
  caller: 'provider',
})

/** YooKassa signs nothing: its notice only says which payment to ask for. */
export const yookassaWebhook = call({
  method: 'POST',
  path: '/api_vue/payment/webhook/yookassa/',
  summary: 'Уведомление ЮKassa',
  body: notice,
  answer: z.object({ ok: z.literal(true) }),
  effect: 'write',
  caller: 'provider',
})
