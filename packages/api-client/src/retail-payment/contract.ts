import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { sum } from '../sum/contract.ts'

/** How money comes to staff; `bill` is a transfer to the shop's account for a bill. */
export const retailPaymentMethods = ['cash', 'tillCard', 'bill'] as const

/** Places an order that its buyer will pay at the till or to the courier (payment.on-receipt). */
export const placeRetailOrder = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/placeOnReceipt/',
  summary: 'Place an order that is paid on receipt',
  body: z.strictObject({ orderGuid: z.guid() }),
  answer: z.object({ isPlaced: z.literal(true) }),
  refusals: {
    not_found: 404,
    already_paid: 409,
    delivery_missing: 409,
    provider_off: 409,
    payment_open: 409,
  },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})

/** Money that staff received at the till, from the courier or on the account (payment.on-receipt). */
export const receiveMoney = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/receiveMoney/',
  summary: 'Enter money received for an order that is paid on receipt or by bill',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** At most what the order still owes. */
    sum: sum.positive(),
    /** Cash or a card where the order is paid on receipt, `bill` where a bill was issued. */
    method: z.enum(retailPaymentMethods),
  }),
  answer: z.object({
    received: z.int(),
    /** What the order still owes. */
    due: z.int(),
  }),
  refusals: {
    not_found: 404,
    not_receivable: 409,
    already_paid: 409,
    sum_too_large: 409,
    payment_open: 409,
    prove_again: 403,
  },
  effect: 'write',
  caller: 'staff',
  freshCode: 'always',
  idempotent: true,
})
