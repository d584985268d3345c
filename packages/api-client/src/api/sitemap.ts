import { bind } from '../client/bind.ts'
import type * as contract from '../contract/sitemap.ts'

export const getSitemapParts = bind<typeof contract.getSitemapParts>(
  'GET /api_vue/getSitemapParts/',
)
export const getSitemapPage = bind<typeof contract.getSitemapPage>(
  'GET /api_vue/getSitemapPage/?part&page',
)
