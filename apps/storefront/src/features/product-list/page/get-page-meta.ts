import { matchRoute } from '@svetlitsa/domain/route/match-route'
import { getRouteMeta, type RouteMeta } from '@svetlitsa/domain/route/route-meta'

/** The kind of the list at an address: of a section, tag or promotion (rule.route-meta). */
export function getPageMeta(path: string): RouteMeta | null {
  const match = matchRoute(path)
  return match && getRouteMeta(match)
}
