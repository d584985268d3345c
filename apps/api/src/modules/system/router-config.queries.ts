import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.ts'
import { RESERVED_FILTERS } from '../product-list/parse-choices.ts'
import { property } from '../property/property.table.ts'
import { redirect } from '../redirect/redirect.table.ts'

const LIST_QUERY = ['page', 'sort', ...RESERVED_FILTERS]

/**
 * The configuration of the router: regions, redirects and the query parameters that change a page.
 */
export async function readRouterConfig({ database: { db }, regions }: Services) {
  const [redirects, filters] = await Promise.all([
    db
      .select({ from: redirect.fromPath, to: redirect.target, permanent: redirect.isPermanent })
      .from(redirect),
    db.select({ code: property.code }).from(property).where(eq(property.isFilter, true)),
  ])
  const list = [...LIST_QUERY, ...filters.map(({ code }) => code)].sort()
  const all = regions.all()
  return {
    redirects,
    queryAllowlist: {
      '/catalog/{section}/': list,
      '/catalog/{section}/tag-{tag}/': list,
      '/catalog/{section}/{product}/': ['offer_id'],
      '/sale/': list,
      '/sale/{section}/': list,
      '/hits/': list,
      '/hits/{section}/': list,
      '/manufacturers/{vendor}/': list,
      '/manufacturers/{vendor}/{section}/': list,
      '/vse-akcii/{section}/': list,
      '/vse-akcii/{section}/{subSection}/': list,
      '/style/{style}/': list,
      '/search/': [...list, 'offset', 'q', 't'],
      '/image-search/': [...list, 'id'],
      '/reviews/': ['page'],
      '/news/': ['page'],
      '/vacancy/': ['id'],
      '/refund/': ['id'],
    },
    regions: all.map(({ id, code, variant, kz, currency }) => ({
      id,
      code,
      variant,
      host: kz ? 'kz' : 'main',
      kz,
      currency: currency.code,
    })),
    defaultRegionId: regions.default().id,
    kzRegionId: (all.find((region) => region.kz) ?? regions.default()).id,
  }
}
