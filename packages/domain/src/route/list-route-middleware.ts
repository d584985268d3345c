import { matchRoute } from './match-route.ts'
import type { MiddlewareName } from './route.ts'

/**
 * Lists what an address passes before its screen (ADR 0045), in order: `domain` (the router resolves
 * the country by the host) and `navigation` (redirects and a newer build) for every route, then what
 * its row names. Returns nothing for an address without a route.
 */
export function listRouteMiddleware(path: string): readonly MiddlewareName[] {
  const match = matchRoute(path)
  return match ? ['domain', 'navigation', ...(match.route.middleware ?? [])] : []
}
