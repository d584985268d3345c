import {
  type AnyCall,
  DEFAULT_BODY_LIMIT_BYTES,
  getPathname,
} from '@svetlitsa/api-client/call/call'
import { exchangePath } from '@svetlitsa/domain/exchange/exchange'
import { buildBrandStyle } from '@svetlitsa/domain/shop-settings/brand-colours'
import { pageSettingNames } from '@svetlitsa/domain/shop-settings/page-setting-names'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { RESERVED_FILTERS } from '../../discovery/listing/parse-choices.ts'
import type { Services } from '../../platform/services/services.ts'
import { exchangeFileLimit } from '../exchange/exchange-file-limit.ts'
import { findFilterCodes, findRedirects } from './router-config.queries.ts'

const LIST_QUERY = ['page', 'sort', ...RESERVED_FILTERS]

/**
 * The configuration of the router: regions, redirects, the query parameters that change a page and
 * the sizes of bodies.
 */
export async function readRouterConfig(
  { database: { db }, env, regions, shop }: Services,
  calls: readonly AnyCall[],
) {
  const [redirects, filters] = await Promise.all([findRedirects(db), findFilterCodes(db)])
  const list = [...LIST_QUERY, ...filters].sort()
  const all = regions.all()
  const { brand, languages } = await shop.getCurrent()
  return {
    redirects,
    bodyLimits: listBodyLimits(calls),
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
    pageSettings: pageSettingNames.filter((name) => env[name]),
    regions: all.map(({ id, code, variant, kz, currency }) => ({
      id,
      code,
      variant,
      host: kz ? 'kz' : 'main',
      kz,
      currency: currency.code,
    })),
    defaultRegionId: regions.default().id,
    brand: { name: brand.name, style: buildBrandStyle(brand) },
    languages,
    kzRegionId: (all.find((region) => region.kz) ?? regions.default()).id,
  }
}

/** Maximum body sizes of the calls: the usual one, and by path where it is larger. */
function listBodyLimits(calls: readonly AnyCall[]) {
  const limits: Record<string, number> = {}
  for (const { path, bodyLimit } of calls) {
    if (bodyLimit <= DEFAULT_BODY_LIMIT_BYTES) continue
    const pathname = getPathname(path)
    limits[pathname] = Math.max(bodyLimit, limits[pathname] ?? 0)
  }
  limits[exchangePath] = exchangeFileLimit
  // An upload sends its chunks to an address of its own, which is no call of the contract.
  const children = { '/uploads/': uploadLimits.chunkBytes }
  return { default: DEFAULT_BODY_LIMIT_BYTES, calls: limits, children }
}
