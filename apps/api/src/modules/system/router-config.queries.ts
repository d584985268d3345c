import { allCalls } from '@svetlitsa/api-client/call/all-calls'
import { DEFAULT_BODY_LIMIT_BYTES, getPathname } from '@svetlitsa/api-client/call/call'
import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.ts'
import { RESERVED_FILTERS } from '../product-list/parse-choices.ts'
import { property } from '../property/property.table.ts'
import { redirect } from '../redirect/redirect.table.ts'

const LIST_QUERY = ['page', 'sort', ...RESERVED_FILTERS]

/**
 * The configuration of the router: regions, redirects, the query parameters that change a page and
 * the sizes of bodies.
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
    bodyLimits: listBodyLimits(),
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

/** Maximum body sizes of the calls: the usual one, and by path where it is larger. */
function listBodyLimits() {
  const calls: Record<string, number> = {}
  for (const { path, bodyLimit } of allCalls) {
    if (bodyLimit <= DEFAULT_BODY_LIMIT_BYTES) continue
    const pathname = getPathname(path)
    calls[pathname] = Math.max(bodyLimit, calls[pathname] ?? 0)
  }
  return { default: DEFAULT_BODY_LIMIT_BYTES, calls }
}
