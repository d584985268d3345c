import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** Checks the goods sent with a waybill, by its number. */
export const checkWaybill = defineCall({
  method: 'POST',
  path: '/api_vue/waybill/',
  summary: "Goods sent with an order's waybill",
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
