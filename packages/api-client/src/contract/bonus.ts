import * as z from 'zod'
import { call } from './call.ts'

export const createPromotionAccrual = call({
  method: 'GET',
  path: '/api_vue/createPromotionAccrual/?phoneNumber&promotion',
  summary: 'Начислить бонусы по акции на номер, с которым открыта страница',
  query: z.object({ phoneNumber: z.string().max(40), promotion: z.string().max(100) }),
  answer: z.object({
    /** `ignored` for crawlers and for pages that are fetched before anybody asked. */
    status: z.enum(['accrued', 'repeated', 'ignored', 'error']),
    amount: z.int(),
    error: z.string().nullable(),
  }),
  effect: 'write',
  caller: 'anyone',
})
