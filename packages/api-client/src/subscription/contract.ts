import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

export const subscribe = defineCall({
  method: 'POST',
  path: '/api_vue/subscription/bonus/',
  summary: 'Subscribe to the newsletter; the first subscription earns bonuses',
  body: z.strictObject({
    phone: z.string().max(40),
    email: z.string().max(254),
    /** The region of the page. */
    city_id: regionName,
    region: z.string().max(100),
  }),
  answer: z.object({
    /** The localized message; null on success. */
    error: z.string().nullable(),
    message: z.string(),
  }),
  effect: 'write',
  caller: 'anyone',
  limit: 'form',
})
