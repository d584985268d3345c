import type { Route } from '@svetlitsa/domain/route/route'
import { addressKey } from '../redirect/address-key.ts'
import type { RouterConfig, ShopRegion } from './router-config.ts'

export interface TableRedirect {
  to: string
  permanent: boolean
}

/** The API's configuration, indexed for look-ups on every request. */
export interface ShopMap {
  readonly defaultRegion: ShopRegion
  readonly kzRegion: ShopRegion
  readonly variants: readonly string[]
  /** Region by its ID or its Latin code, whatever the case; null for an unknown one. */
  region(idOrCode: string): ShopRegion | null
  redirect(path: string, query: string): TableRedirect | null
  /** Query names that change a page: the table's own and the API's for the pattern. */
  queryNames(route: Route): ReadonlySet<string>
}

export function createShopMap(config: RouterConfig): ShopMap {
  const regions = new Map<string, ShopRegion>()
  for (const region of config.regions) {
    regions.set(String(region.id), region)
    regions.set(region.code.toLowerCase(), region)
  }
  const redirects = new Map<string, TableRedirect>()
  for (const { from, to, permanent } of config.redirects) {
    const [path = '', query] = from.split(/\?(.*)/s)
    redirects.set(addressKey(path, query), { to, permanent })
  }
  const allowed = new Map<string, string[]>()
  for (const [pattern, names] of Object.entries(config.queryAllowlist)) {
    allowed.set(addressKey(pattern), names)
  }
  const namesOf = new Map<string, ReadonlySet<string>>()
  const need = (id: number) => {
    const region = regions.get(String(id))
    if (!region) throw new Error(`The configuration names the region ${id} but does not list it`)
    return region
  }
  return {
    defaultRegion: need(config.defaultRegionId),
    kzRegion: need(config.kzRegionId),
    variants: [...new Set(config.regions.map((region) => region.variant))],
    region: (idOrCode) => regions.get(idOrCode.toLowerCase()) ?? null,
    redirect: (path, query) =>
      (query === '' ? undefined : redirects.get(addressKey(path, query))) ??
      redirects.get(addressKey(path)) ??
      null,
    queryNames(route) {
      let names = namesOf.get(route.name)
      if (!names) {
        names = new Set([...(route.query ?? []), ...(allowed.get(addressKey(route.pattern)) ?? [])])
        namesOf.set(route.name, names)
      }
      return names
    },
  }
}
