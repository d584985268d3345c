import { languages } from '@svetlitsa/domain/language/language'
import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

/** A news item. Only the part of its date before the space is shown (news.date). */
export const newsItem = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  url: z.string(),
  /** «21.11.2026 10:00», in the region's time. */
  date: z.string(),
  /** The same moment in a machine-readable form. */
  publishedAt: z.string(),
  text: z.string(),
  imgUrl: z.string(),
})

const pagination = z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() })

export const getNews = defineCall({
  method: 'POST',
  path: '/api_vue/getNews/',
  summary: 'Latest news',
  body: z.object({ count: z.int().min(1).max(50).optional() }),
  answer: z.object({ items: z.array(newsItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const getNewsList = defineCall({
  method: 'POST',
  path: '/api_vue/getNews/list/',
  summary: 'News, paginated',
  body: z.object({
    page: z.int().min(1).max(10_000).optional(),
    quantity: z.int().min(1).max(50).optional(),
    regionId: regionName.optional(),
  }),
  answer: z.object({ items: z.array(newsItem), pagination }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getNewsDetail = defineCall({
  method: 'POST',
  path: '/api_vue/getNews/detail/',
  summary: 'Complete news item and further news',
  body: z.object({ code: z.string().max(codeLimits.page), regionId: regionName.optional() }),
  answer: z.object({
    item: newsItem.extend({
      parts: z.array(
        z.object({
          title: z.string().optional(),
          paragraphs: z.array(z.string()).optional(),
          points: z.array(z.string()).optional(),
        }),
      ),
      /** The language of the text: Russian when there is no translation. */
      language: z.enum(languages),
    }),
    others: z.array(newsItem),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
