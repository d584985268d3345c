import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const getRefand = defineCall({
  method: 'POST',
  path: '/api_vue/getRefand/',
  summary: "State of an order's refund",
  body: z.object({ id: z.string().max(64) }),
  answer: z.object({
    orderId: z.string(),
    /** none: nothing is owed; waiting: in progress; part and done: partly or fully refunded. */
    state: z.enum(['none', 'waiting', 'part', 'done']),
    paid: z.int(),
    refunded: z.int(),
    currency: z.object({ sign: z.string(), code: z.string() }),
    updatedAt: z.string(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
