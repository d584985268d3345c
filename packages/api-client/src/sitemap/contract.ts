import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** The parts of the sitemap; each part is paginated. */
export const sitemapPart = z.enum(['sections', 'vendors', 'content', 'products'])

export const getSitemapParts = defineCall({
  method: 'GET',
  path: '/api_vue/getSitemapParts/',
  summary: 'Parts of the sitemap for search engines',
  answer: z.object({ parts: z.array(z.object({ part: sitemapPart, pages: z.int() })) }),
  effect: 'read',
  caller: 'anyone',
})

export const getSitemapPage = defineCall({
  method: 'GET',
  path: '/api_vue/getSitemapPage/?part&page',
  summary: 'Addresses of one part of the sitemap with their images',
  query: z.object({ part: sitemapPart, page: z.coerce.number().int().min(1).max(1_000) }),
  answer: z.object({
    urls: z.array(
      z.object({
        path: z.string(),
        /** Paths under /media/…/, the main image first. */
        images: z.array(z.string()),
        /** YYYY-MM-DD, or null when the day is unknown. */
        changedOn: z.string().nullable(),
        /** The hosts of the shop on which the page exists. */
        hosts: z.array(z.enum(['main', 'kz'])),
      }),
    ),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
