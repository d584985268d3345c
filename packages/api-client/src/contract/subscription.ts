import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

export const subscribe = call({
  method: 'POST',
  path: '/api_vue/subscription/bonus/',
  summary: 'Подписаться на письма магазина; за первую подписку начисляются бонусы',
  body: z.strictObject({
    phone: z.string().max(40),
    email: z.string().max(254),
    /** Of the page's region. */
    city_id: regionName,
    region: z.string().max(100),
  }),
  answer: z.object({
    /** In the reader's words; null where all is well. */
    error: z.string().nullable(),
    message: z.string(),
  }),
  effect: 'write',
  caller: 'anyone',
})
