import type { ShopMap } from '../config/shop-map.ts'
import { shortCodeOf } from '../redirect/data-rules.ts'
import { variantKey } from '../request/rsc-variant.ts'
import type { PlacedVisit } from '../request/visit.ts'
import type { PageRequest } from './page-request.ts'

const most = 10_000
const longest = 500
const pagesOf = new WeakMap<ShopMap, Map<string, PageRequest>>()

/**
 * The page a visit led to before, when all redirects and the route table were asked; null where
 * they must be asked. Holds as long as the configuration does.
 */
export function knownPage(visit: PlacedVisit): PageRequest | null {
  return pagesOf.get(visit.map)?.get(keyOf(visit)) ?? null
}

/** Remembers where a visit led without a redirect; short codes may change at any time. */
export function notePage(visit: PlacedVisit, page: PageRequest): void {
  const key = keyOf(visit)
  if (key.length > longest || shortCodeOf(visit.path) !== null) return
  let pages = pagesOf.get(visit.map)
  if (!pages) {
    pages = new Map()
    pagesOf.set(visit.map, pages)
  }
  if (pages.size >= most) pages.clear()
  pages.set(key, page)
}

/** All that a redirect, a route and the key of a page look at. */
function keyOf({ secure, host, choice, audience, path, query, rsc }: PlacedVisit): string {
  const { region, language } = choice
  const view = `${secure ? 's' : 'p'}|${host}|${region.variant}|${language}|${audience}`
  return `${view}|${path}?${query}${rsc ? ` ${variantKey(rsc)}` : ''}`
}
