import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

/** A promotion as lists of promotions show it (storefront §3, «Banner/slider items»). */
export const promotionItem = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** What it gives, in plain paragraphs. */
  description: z.string(),
  url: z.string(),
  /** Path for the image proxy; empty where it has no picture. */
  imgUrl: z.string(),
  /** Days of the region's calendar, YYYY-MM-DD, null where it has no such end. */
  dateStart: z.string().nullable(),
  dateEnd: z.string().nullable(),
  SORT: z.int(),
})

export const getActions = call({
  method: 'POST',
  path: '/api_vue/getActions/',
  summary: 'Акции, которые идут сейчас',
  body: z.object({ sr: regionName.optional(), count: z.int().min(1).max(100).optional() }),
  answer: z.object({ actions: z.array(promotionItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const checkActionPage = call({
  method: 'POST',
  path: '/api_vue/tools/checkActionPage/',
  summary: 'Ведёт ли код на страницу идущей акции',
  body: z.object({ sectionCode: z.string().max(200) }),
  answer: z.object({ isActionPage: z.boolean() }),
  effect: 'read',
  caller: 'anyone',
})
