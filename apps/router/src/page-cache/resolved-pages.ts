import type { ConfigLookup } from '../config/config-lookup.ts'
import { parseShortCode } from '../redirect/data-rules.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import type { PageRequest } from './page-request.ts'

const maxPages = 10_000
const maxKeyLength = 500
const pagesByConfig = new WeakMap<ConfigLookup, Map<string, PageRequest>>()

/**
 * Returns the page that a request resolved to earlier, after all redirects and the route table;
 * null if they must be evaluated. Valid for one version of the configuration.
 */
export function findResolvedPage(context: RoutedRequestContext): PageRequest | null {
  return pagesByConfig.get(context.map)?.get(formatKey(context)) ?? null
}

/**
 * Stores the result of a request that needed no redirect. Short codes are excluded because they may
 * change at any time.
 */
export function cacheResolvedPage(context: RoutedRequestContext, page: PageRequest): void {
  const key = formatKey(context)
  if (key.length > maxKeyLength || parseShortCode(context.path) !== null) return
  let pages = pagesByConfig.get(context.map)
  if (!pages) {
    pages = new Map()
    pagesByConfig.set(context.map, pages)
  }
  if (pages.size >= maxPages) pages.clear()
  pages.set(key, page)
}

/** Key of everything that redirects, routes and page keys depend on. */
function formatKey({ secure, host, choice, audience, path, query }: RoutedRequestContext): string {
  const { region, language } = choice
  const view = `${secure ? 's' : 'p'}|${host}|${region.variant}|${language}|${audience}`
  return `${view}|${path}?${query}`
}
