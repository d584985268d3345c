import * as z from 'zod'
import { call } from './call.ts'

/** What a map of the shop is divided into; a part is cut into pages. */
export const sitemapPart = z.enum(['sections', 'vendors', 'content', 'products'])

export const getSitemapParts = call({
  method: 'GET',
  path: '/api_vue/getSitemapParts/',
  summary: 'Части карты сайта для поисковых систем',
  answer: z.object({ parts: z.array(z.object({ part: sitemapPart, pages: z.int() })) }),
  effect: 'read',
  caller: 'anyone',
})

export const getSitemapPage = call({
  method: 'GET',
  path: '/api_vue/getSitemapPage/?part&page',
  summary: 'Адреса одной части карты сайта с их картинками',
  query: z.object({ part: sitemapPart, page: z.coerce.number().int().min(1).max(1_000) }),
  answer: z.object({
    urls: z.array(
      z.object({
        path: z.string(),
        /** Paths under /media/…/, the main one first. */
        images: z.array(z.string()),
        /** YYYY-MM-DD, or null where the day is not known. */
        changedOn: z.string().nullable(),
      }),
    ),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
