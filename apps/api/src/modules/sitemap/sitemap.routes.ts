import * as contract from '@svetlitsa/api-client/sitemap/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  listContentUrls,
  listProductUrls,
  listSectionUrls,
  listVendorUrls,
  PRODUCTS_PER_PAGE,
  type SitemapUrl,
} from './list-sitemap-urls.ts'
import { countListed } from './sitemap.queries.ts'

type Part = 'sections' | 'vendors' | 'content' | 'products'

const urlListers: Record<Part, (context: Context, page: number) => Promise<SitemapUrl[]>> = {
  sections: listSectionUrls,
  vendors: listVendorUrls,
  content: listContentUrls,
  products: listProductUrls,
}

export const sitemapRoutes = [
  handle(contract.getSitemapParts, async ({ db, region }) => {
    const products = Math.ceil((await countListed(db, region.priceZoneId)) / PRODUCTS_PER_PAGE)
    const all = [
      { part: 'content', pages: 1 },
      { part: 'sections', pages: 1 },
      { part: 'vendors', pages: region.hiddenManufacturer ? 0 : 1 },
      { part: 'products', pages: products },
    ] as const
    return { parts: all.filter(({ pages }) => pages > 0) }
  }),

  handle(contract.getSitemapPage, async (context, { part, page }) => {
    if (part !== 'products' && page > 1) return refuse('not_found')
    const urls = await urlListers[part](context, page)
    return urls.length > 0 ? { urls } : refuse('not_found')
  }),
]
