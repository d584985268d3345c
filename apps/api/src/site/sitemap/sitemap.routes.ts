import * as contract from '@svetlitsa/api-client/sitemap/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { addHosts } from './add-hosts.ts'
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

/** A product that a region does not sell still has a page there, which says so. */
const isEverywhere = (part: Part) => part === 'sections' || part === 'products'

/** Regions that share their pages have those of the first of them. */
function withShownRegion(context: Context): Context {
  const { regions } = context.services
  return { ...context, region: regions.find(context.region.variant) ?? context.region }
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

  handle(contract.getSitemapPage, async (asked, { part, page }) => {
    if (part !== 'products' && page > 1) return refuse('not_found')
    const context = withShownRegion(asked)
    const urls = await urlListers[part](context, page)
    if (urls.length === 0) return refuse('not_found')
    const listOther = (region: Context['region']) =>
      urlListers[part](withShownRegion({ ...context, region }), page)
    return { urls: await addHosts(context, urls, isEverywhere(part) ? null : listOther) }
  }),
]
