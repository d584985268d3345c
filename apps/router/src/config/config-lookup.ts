import type { Language } from '@svetlitsa/domain/language/language'
import { toAddressKey } from '@svetlitsa/domain/route/path'
import type { Route } from '@svetlitsa/domain/route/route'
import type { RouterConfig, ShopBrand, ShopRegion } from './router-config.ts'

export interface TableRedirect {
  to: string
  permanent: boolean
}

/** The API’s configuration, indexed for lookups on every request. */
export interface ConfigLookup {
  readonly defaultRegion: ShopRegion
  readonly kzRegion: ShopRegion
  readonly brand: ShopBrand
  readonly languages: readonly Language[]
  readonly variants: readonly string[]
  /** Names of the API's settings that the router needs as well. */
  readonly pageSettings: readonly string[]
  /** Finds a region by its ID or Latin code, ignoring case; null if there is none. */
  region(idOrCode: string): ShopRegion | null
  /** Maximum size of a call’s body in bytes. */
  bodyLimit(path: string): number
  redirect(path: string, query: string): TableRedirect | null
  /**
   * Query parameters that affect a page: those of the route table and those of the API’s patterns.
   */
  queryNames(route: Route): ReadonlySet<string>
}

export function createConfigLookup(config: RouterConfig): ConfigLookup {
  const regions = new Map<string, ShopRegion>()
  for (const region of config.regions) {
    regions.set(String(region.id), region)
    regions.set(region.code.toLowerCase(), region)
  }
  const redirects = new Map<string, TableRedirect>()
  for (const { from, to, permanent } of config.redirects) {
    const [path = '', query] = from.split(/\?(.*)/s)
    redirects.set(toAddressKey(path, query), { to, permanent })
  }
  const allowed = new Map<string, string[]>()
  for (const [pattern, names] of Object.entries(config.queryAllowlist)) {
    allowed.set(toAddressKey(pattern), names)
  }
  const bodyLimits = new Map<string, number>()
  for (const [path, bytes] of Object.entries(config.bodyLimits.calls)) {
    bodyLimits.set(toAddressKey(path), bytes)
  }
  const childLimits = new Map(
    Object.entries(config.bodyLimits.children).map(([path, bytes]) => [toAddressKey(path), bytes]),
  )
  const namesByRoute = new Map<string, ReadonlySet<string>>()
  const getRegion = (id: number) => {
    const region = regions.get(String(id))
    if (!region) throw new Error(`The configuration names the region ${id} but does not list it`)
    return region
  }
  return {
    defaultRegion: getRegion(config.defaultRegionId),
    kzRegion: getRegion(config.kzRegionId),
    brand: config.brand,
    languages: config.languages,
    pageSettings: config.pageSettings,
    variants: [...new Set(config.regions.map((region) => region.variant))],
    region: (idOrCode) => regions.get(idOrCode.toLowerCase()) ?? null,
    bodyLimit: (path) =>
      bodyLimits.get(toAddressKey(path)) ??
      childLimits.get(toAddressKey(getParent(path))) ??
      config.bodyLimits.default,
    redirect: (path, query) =>
      (query === '' ? undefined : redirects.get(toAddressKey(path, query))) ??
      redirects.get(toAddressKey(path)) ??
      null,
    queryNames(route) {
      let names = namesByRoute.get(route.name)
      if (!names) {
        names = new Set([
          ...(route.query ?? []),
          ...(allowed.get(toAddressKey(route.pattern)) ?? []),
        ])
        namesByRoute.set(route.name, names)
      }
      return names
    },
  }
}

function getParent(path: string): string {
  return path.replace(/[^/]+\/?$/, '')
}
