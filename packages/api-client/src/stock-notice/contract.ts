import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** An addition to the specified calls: «Сообщить о поступлении» (stock.notify). */
export const requestStockNotice = defineCall({
  method: 'POST',
  path: '/api_vue/requestStockNotice/',
  summary: 'Request one message when a sold-out offer is in stock again in the region',
  body: z.strictObject({
    offerId: z.int32().positive(),
    channel: z.enum(['sms', 'email']),
    /** A phone number or an e-mail address, as the channel says. */
    contact: z.string().max(254),
    consent: z.literal(true),
  }),
  answer: z.object({ result: z.literal(true), message: z.string() }),
  refusals: { invalid: 400, offer_unknown: 404, in_stock: 409 },
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
  idempotent: true,
})
