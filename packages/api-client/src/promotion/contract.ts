import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

/** A promotion as shown in lists (route.actions). */
export const promotionItem = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** Its terms, in plain text paragraphs. */
  description: z.string(),
  url: z.string(),
  /** A path for the image proxy; empty without an image. */
  imgUrl: z.string(),
  /** Days in the region's calendar, YYYY-MM-DD; null when unbounded. */
  dateStart: z.string().nullable(),
  dateEnd: z.string().nullable(),
  SORT: z.int(),
})

export const getActions = defineCall({
  method: 'POST',
  path: '/api_vue/getActions/',
  summary: 'Current promotions',
  body: z.object({ sr: regionName.optional(), count: z.int().min(1).max(100).optional() }),
  answer: z.object({ actions: z.array(promotionItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const checkActionPage = defineCall({
  method: 'POST',
  path: '/api_vue/tools/checkActionPage/',
  summary: 'Whether a code belongs to a current promotion',
  body: z.object({ sectionCode: z.string().max(200) }),
  answer: z.object({ isActionPage: z.boolean() }),
  effect: 'read',
  caller: 'anyone',
})
