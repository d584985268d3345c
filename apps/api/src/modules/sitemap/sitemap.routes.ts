import * as contract from '@svetlitsa/api-client/contract/sitemap'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { countListed } from './sitemap.queries.ts'
import {
  contentUrls,
  PRODUCTS_A_PAGE,
  productUrls,
  type SitemapUrl,
  sectionUrls,
  vendorUrls,
} from './sitemap-page.ts'

type Part = 'sections' | 'vendors' | 'content' | 'products'

const urlsOf: Record<Part, (context: Context, page: number) => Promise<SitemapUrl[]>> = {
  sections: sectionUrls,
  vendors: vendorUrls,
  content: contentUrls,
  products: productUrls,
}

export const sitemapRoutes = [
  handle(contract.getSitemapParts, async ({ db, region }) => {
    const products = Math.ceil((await countListed(db, region.priceZoneId)) / PRODUCTS_A_PAGE)
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
    const urls = await urlsOf[part](context, page)
    return urls.length > 0 ? { urls } : refuse('not_found')
  }),
]
