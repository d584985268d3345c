import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { createOrder } from '../order/contract.ts'

/**
 * An order that the call centre made for a customer; whoever has its link sees it masked
 * (payment.confirm).
 */
export const getOrderConfirmation = defineCall({
  method: 'POST',
  path: '/api_vue/order/confirmation/',
  summary: 'An order that waits for its customer’s confirmation',
  body: z.object({ guid: z.guid() }),
  answer: z.object({
    basketGroup: z.string(),
    isConfirmed: z.boolean(),
    /** Whether it can still be confirmed: its orders are neither cancelled nor under way. */
    isOpen: z.boolean(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/api_vue/order/confirm/',
  summary: 'Confirm an order that the call centre made',
  body: z.strictObject({ guid: z.guid() }),
  answer: z.object({ basketGroup: z.string(), isConfirmed: z.literal(true) }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'anyone',
})

/** Hands an order that a member of staff made to its customer, who gets a link to confirm it. */
export const handOverOrder = defineCall({
  method: 'POST',
  path: '/api_vue/order/handOver/',
  summary: 'Ask a customer to confirm an order made for them',
  body: z.strictObject({ basketGroup: z.guid() }),
  answer: z.object({ url: z.string() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

/**
 * Makes the orders of a basket that a member of staff filled for a customer, and hands them over: the
 * customer of the call centre gets a link to confirm them, at a counter staff ask for a code or a
 * signature.
 */
export const createOrderForCustomer = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/create/',
  summary: 'Make an order for a customer and hand it over',
  body: z.strictObject({
    name: z.string().max(200),
    phoneNumber: z.string().max(40),
    email: z.string().max(200).optional(),
    /** The version of the basket that the member of staff saw; an older one is refused. */
    basketVersion: z.int32().optional(),
  }),
  answer: z.object({
    basketGroup: z.string(),
    /** Of the first order. */
    orderGuid: z.string(),
    orders: z.array(z.object({ id: z.string(), total: z.int() })),
    /** Where the customer confirms it; null at a counter. */
    url: z.string().nullable(),
  }),
  refusals: { ...createOrder.refusals, store_missing: 409, store_elsewhere: 409 },
  details: createOrder.details,
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const sendConfirmationCode = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/sendCode/',
  summary: 'Send the customer a code that confirms an order at the counter',
  body: z.strictObject({ orderGuid: z.guid() }),
  answer: z.object({
    error: z.string().nullable(),
    /** Seconds until the code may be sent again. */
    retryAfterSeconds: z.int(),
  }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})

export const confirmForCustomer = defineCall({
  method: 'POST',
  path: '/api_vue/retail/order/confirm/',
  summary: 'Confirm an order by the customer’s code or signature',
  body: z.strictObject({
    orderGuid: z.guid(),
    /** The code that the customer was sent; without it the customer signed on paper. */
    code: z.int().min(0).max(999_999).optional(),
  }),
  answer: z.object({ isConfirmed: z.boolean(), error: z.string().nullable() }),
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})
