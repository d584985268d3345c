import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { sum } from '../sum/contract.ts'

/** A link by which anyone may pay an order, once (payment.pay-code). */
export const createPaymentLink = defineCall({
  method: 'POST',
  path: '/api_vue/payment/link/',
  summary: 'Make a payment link and send it to the customer',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** The sum to ask for, at most what is due; it is paid as a whole. */
    sum: sum.positive().optional(),
    /** The prepayment to ask for; without it and without a sum the order's own. */
    percent: z.int().min(1).max(100).optional(),
    /** Whether the customer gets the link by message. */
    isSent: z.boolean().optional(),
  }),
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
  refusals: { not_found: 404, already_paid: 409, delivery_missing: 409, sum_too_large: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const withdrawPaymentLink = defineCall({
  method: 'POST',
  path: '/api_vue/payment/link/withdraw/',
  summary: 'Withdraw a payment link that nothing was paid by',
  body: z.strictObject({ linkGuid: z.guid() }),
  answer: z.object({ isWithdrawn: z.literal(true) }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})
