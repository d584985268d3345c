import * as z from 'zod'
import { defineResource, moment } from '../resource/contract.ts'
import {
  addressCode,
  articleText,
  ids,
  line,
  longText,
  picturePath,
  requiredLine,
} from '../resource-field/contract.ts'

/** Shorter than what the log cuts, so that every change can be undone. */
const lead = longText(1_000)

/** The news of the shop, in three languages (shop.news). */
export const newsArticles = defineResource({
  path: '/api_vue/retail/shop/news/',
  name: 'news',
  values: z.strictObject({
    code: addressCode,
    title: requiredLine(200),
    titleKk: line(200),
    titleEn: line(200),
    lead,
    leadKk: lead,
    leadEn: lead,
    body: articleText,
    bodyKk: articleText,
    bodyEn: articleText,
    picture: picturePath,
    regionIds: ids,
    publishedAt: moment,
    isActive: z.boolean(),
  }),
  facts: z.object({}),
  filters: { isActive: z.boolean() },
  sorts: ['publishedAt', 'code', 'title'],
  freshCode: 'never',
})
