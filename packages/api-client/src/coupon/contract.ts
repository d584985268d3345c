import * as z from 'zod'
import { basket, stale } from '../basket/contract.ts'
import { defineCall } from '../call/call.ts'

export const setCoupon = defineCall({
  method: 'POST',
  path: '/api_vue/basket/setCoupon/',
  summary: 'Apply a coupon',
  body: z.strictObject({ coupon: z.string().max(60), phone: z.string().max(40).optional() }),
  answer: z.object({ basket, errorShow: z.string().nullable() }),
  refusals: stale.refusals,
  details: stale.details,
  effect: 'write',
  caller: 'anyone',
})
