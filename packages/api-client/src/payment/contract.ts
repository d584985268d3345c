import { paymentGroups } from '@svetlitsa/domain/payment/payment-group'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { sum } from '../sum/contract.ts'

/** The groups, and paying on receipt, which stands outside them (payment.on-receipt). */
export const paymentTypes = [...paymentGroups, 'onReceipt'] as const

/** A payment method (payment.groups); its type is its group. */
export const paymentMethod = z.object({
  id: z.string(),
  type: z.enum(paymentTypes),
  action: z.string(),
  name: z.string(),
  label: z.string(),
  url: z.string(),
  data: z.record(z.string(), z.string()),
  bankUrlName: z.string().nullable(),
  icons: z.array(z.string()),
})

/** The prepayment that the payment page asks for; it can only raise what the order requires. */
const percent = z.int().min(1).max(100).optional()
/** The code of a payment link (payment.pay-code). */
const code = z.string().max(64).optional()

export const getPaymentMethods = defineCall({
  method: 'POST',
  path: '/api_vue/basket/getPaymentMethods/',
  summary: 'Payment methods of a checkout',
  body: z.object({ basketGroup: z.guid(), percent, code }),
  answer: z.object({
    methods: z.array(paymentMethod),
    showMsg: z.string().nullable(),
    /** Conditions that must hold before a payment can start; false: it is missing. */
    flags: z.object({
      delivery: z.boolean(),
      assembly: z.boolean(),
      lift: z.boolean(),
      prepayment: z.boolean(),
    }),
    sum: z.int(),
    paid: z.int(),
    /** What is still to be paid. One order may have more than it costs while another has less. */
    due: z.int(),
    minPrepaymentPercent: z.int(),
    /** The sum that the payment link names, and no other; null without one. */
    asked: z.int().nullable(),
    /** The sum of the prepayment; null where only the whole due can be paid. */
    prepayment: z.int().nullable(),
    /** How the checkout was placed without a charge; null before. */
    placement: z.enum(['bill', 'certificate', 'onReceipt']).nullable(),
    currency: z.object({ sign: z.string(), code: z.string() }),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const paymentStartFields = {
  basketGroup: z.guid(),
  methodId: z.string().max(60),
}
/** For the ways that are charged, by the buyer or by whoever has a link. */
const chargeFields = { ...paymentStartFields, percent, code }
/** The amount shown to the shopper. A different amount means that the order has changed: 422. */
const displayedSum = sum.positive()
const started = z.object({
  paymentGuid: z.string(),
  /** The provider's page, which is also the content of the QR code. */
  url: z.string(),
  /** For providers with a widget: its token and the URL of its script. */
  widget: z.object({ token: z.string(), script: z.string() }).nullable(),
  expiresAt: z.string(),
})
export const startRefusals = {
  not_found: 404,
  not_owner: 404,
  order_changed: 422,
  provider_off: 409,
  already_paid: 409,
  delivery_missing: 409,
  payment_open: 409,
  provider_failed: 424,
} as const

export const startPayment = defineCall({
  method: 'POST',
  path: '/api_vue/payment/payment/',
  summary: 'Start a card payment',
  body: z.strictObject({ ...chargeFields, sum: displayedSum }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/**
 * Only Yandex Pay is started by GET (payment.provider-call). A repeated request returns the open
 * attempt.
 */
export const startYandexPay = defineCall({
  method: 'GET',
  path: '/api_vue/payment/yandexPay/?basketGroup&methodId&sum&percent&code',
  summary: 'Start a payment by Yandex Pay',
  query: z.strictObject({
    ...paymentStartFields,
    sum: z.coerce.number().pipe(displayedSum),
    percent: z.coerce.number().pipe(z.int().min(1).max(100)).optional(),
    code,
  }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
})

export const startKaspi = defineCall({
  method: 'POST',
  path: '/api_vue/payment/kaspi/',
  summary: 'Start a payment by Kaspi QR code',
  body: z.strictObject({ ...chargeFields, sum: displayedSum }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const startCredit = defineCall({
  method: 'POST',
  path: '/api_vue/payment/credit/',
  summary: 'Apply for a loan or an installment',
  body: z.strictObject({ ...chargeFields, sum: displayedSum }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

export const startDolyame = defineCall({
  method: 'POST',
  path: '/api_vue/payment/dolyame/',
  summary: 'Start a payment in four parts by Dolyame',
  body: z.strictObject({ ...chargeFields, sum: displayedSum }),
  answer: started,
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/** Places the orders to be paid at the till or to the courier; nothing is charged. */
export const startOnReceipt = defineCall({
  method: 'POST',
  path: '/api_vue/payment/onReceipt/',
  summary: 'Place an order that is paid on receipt',
  body: z.strictObject({ ...paymentStartFields, sum: displayedSum }),
  answer: z.object({ isPlaced: z.literal(true) }),
  refusals: startRefusals,
  effect: 'write',
  caller: 'anyone',
  idempotent: true,
})

/**
 * Called by the page after the return from the provider. The server asks the provider for the
 * state, and settles the payment by it.
 */
export const getPaymentState = defineCall({
  method: 'POST',
  path: '/api_vue/payment/state/',
  summary: 'Payment state of a checkout',
  body: z.object({ basketGroup: z.guid(), code }),
  answer: z.object({
    state: z.enum(['unpaid', 'pending', 'part', 'paid', 'failed']),
    sum: z.int(),
    paid: z.int(),
    /** What is still to be paid. */
    due: z.int(),
    isPlaced: z.boolean(),
    /**
     * Whether the orders cost nothing, or are placed to be paid later, and are cancelled unless their
     * buyer confirms the phone (order.free).
     */
    needsConfirmation: z.boolean().optional(),
    /** When the clock cancels the orders unless they are confirmed or paid; absent where it does not. */
    heldUntil: z.iso.datetime().optional(),
    /** The attempt that can be paid now; every other one has ended. */
    openPaymentGuid: z.string().optional(),
    /** Receipts of the received payments, one per order. */
    receipts: z.array(z.object({ guid: z.string(), orderId: z.string() })),
  }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'anyone',
})

const notice = z.object({
  type: z.literal('notification'),
  event: z.string().max(60),
  object: z.object({
    id: z.string().max(100),
    status: z.string().max(40),
    /** Of a refund, which has an id of its own: the payment that it returns. */
    payment_id: z.string().max(100).optional(),
  }),
})

/**
 * YooKassa does not sign notifications, so this one only names the payment whose status to fetch.
 */
export const yookassaWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/payment/webhook/yookassa/',
  summary: 'Notification of YooKassa',
  body: notice,
  answer: z.object({ ok: z.literal(true) }),
  effect: 'write',
  caller: 'provider',
})

/** The notifications of T-Bank's credit broker and of Dolyame; neither is signed. */
const bankNotice = z.object({ id: z.string().max(100), status: z.string().max(40) })

/** It only names the application whose status to fetch. */
export const creditWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/payment/webhook/credit/',
  summary: 'Notification of the credit broker',
  body: bankNotice,
  answer: z.object({ ok: z.literal(true) }),
  effect: 'write',
  caller: 'provider',
})

/** It only names the purchase whose status to fetch. */
export const dolyameWebhook = defineCall({
  method: 'POST',
  path: '/api_vue/payment/webhook/dolyame/',
  summary: 'Notification of Dolyame',
  body: bankNotice,
  answer: z.object({ ok: z.literal(true) }),
  effect: 'write',
  caller: 'provider',
})
