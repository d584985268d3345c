import { languages } from '@svetlitsa/domain/language/read-language'
import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

/** A piece of news; of its date only the part before the space is shown (storefront §3). */
export const newsItem = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  url: z.string(),
  /** «21.11.2026 10:00», in the region's time. */
  date: z.string(),
  /** The same for programs. */
  publishedAt: z.string(),
  text: z.string(),
  imgUrl: z.string(),
})

const pagination = z.object({ count: z.int(), current: z.int(), total: z.int(), size: z.int() })

export const getNews = call({
  method: 'POST',
  path: '/api_vue/getNews/',
  summary: 'Последние новости',
  body: z.object({ count: z.int().min(1).max(50).optional() }),
  answer: z.object({ items: z.array(newsItem) }),
  effect: 'read',
  caller: 'anyone',
})

export const getNewsList = call({
  method: 'POST',
  path: '/api_vue/getNews/list/',
  summary: 'Новости по страницам',
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

export const getNewsDetail = call({
  method: 'POST',
  path: '/api_vue/getNews/detail/',
  summary: 'Новость целиком и другие новости',
  body: z.object({ code: z.string().max(120), regionId: regionName.optional() }),
  answer: z.object({
    item: newsItem.extend({
      parts: z.array(
        z.object({
          title: z.string().optional(),
          paragraphs: z.array(z.string()).optional(),
          points: z.array(z.string()).optional(),
        }),
      ),
      /** The one it is written in: Russian where there is no translation. */
      language: z.enum(languages),
    }),
    others: z.array(newsItem),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
