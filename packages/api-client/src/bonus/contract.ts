import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const createPromotionAccrual = defineCall({
  method: 'GET',
  path: '/api_vue/createPromotionAccrual/?phoneNumber&promotion',
  summary: "Credit promotional bonuses to the phone in the page's address",
  query: z.object({ phoneNumber: z.string().max(40), promotion: z.string().max(100) }),
  answer: z.object({
    /** `ignored` for crawlers and prefetched pages. */
    status: z.enum(['accrued', 'repeated', 'ignored', 'error']),
    amount: z.int(),
    error: z.string().nullable(),
  }),
  effect: 'write',
  caller: 'anyone',
})
