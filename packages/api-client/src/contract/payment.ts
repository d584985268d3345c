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

const wanted = {
  basketGroup: z.guid(),
  methodId: z.string().max(60),
}
/** What the shopper saw; another sum means that the order differs: 422. */
const seenSum = z.int().positive()
const started = z.object({
  paymentGuid: z.string(),
  /** The provider's page, also what a square code says. */
  url: z.string(),
  /** Where the provider has a widget: its token and the address of its script. */
  widget: z.object({ token: z.string(), script: z.string() }).nullable(),
  expiresAt: z.string(),
})
const startRefusals = {
  not_found: 404,
  order_changed: 422,
  provider_off: 409,
  already_paid: 409,
  delivery_missing: 409,
  provider_failed: 424,
} as const

export const startPayment = call({
  method: 'POST',
  path: '/api_vue/payment/payment/',
  summary: 'Начать оплату картой',
  body: z.strictObject({ ...wanted, sum: seenSum }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/** Yandex Pay alone is started by GET (account §7); a second asking finds the open attempt. */
export const startYandexPay = call({
  method: 'GET',
  path: '/api_vue/payment/yandexPay/?basketGroup&methodId&sum',
  summary: 'Начать оплату через Яндекс Пэй',
  query: z.strictObject({ ...wanted, sum: z.coerce.number().pipe(seenSum) }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
})

export const startKaspi = call({
  method: 'POST',
  path: '/api_vue/payment/kaspi/',
  summary: 'Начать оплату по коду Kaspi QR',
  body: z.strictObject({ ...wanted, sum: seenSum }),
  answer: started,
  refusals: startRefusals,
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
