import { type CompiledRoute, compileRoute, type PatternSegment } from './compile-route.ts'
import { splitPath } from './path.ts'
import type { MiddlewareName, Route } from './route.ts'
import { routeTable } from './table/route-table.ts'

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  /** The canonical path as in the route table, with its trailing slash: one per page. */
  readonly path: string
}

const byFirstSegment = new Map<string, CompiledRoute[]>()
for (const route of routeTable) {
  const compiled = compileRoute(route)
  const first = compiled.segments[0]?.lowerText ?? ''
  byFirstSegment.set(first, [...(byFirstSegment.get(first) ?? []), compiled])
}

/**
 * Finds the route of a path, ignoring case and a trailing slash (rule.case-insensitive). A
 * parameter that fails its rule does not match, so the page is a 404. Returns null when no route
 * matches.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = splitPath(path)
  if (!segments) return null
  for (const candidate of byFirstSegment.get((segments[0] ?? '').toLowerCase()) ?? []) {
    const match = matchCandidate(candidate, segments)
    if (match) return match
  }
  return null
}

/** Whether a path has the shape of a route, whatever its parameters contain. */
export function matchesPattern(path: string): boolean {
  const segments = splitPath(path)
  if (!segments) return false
  const candidates = byFirstSegment.get((segments[0] ?? '').toLowerCase()) ?? []
  return candidates.some(({ segments: parts }) => hasShape(parts, segments))
}

function hasShape(parts: readonly PatternSegment[], segments: readonly string[]): boolean {
  if (!parts.at(-1)?.rest && segments.length > parts.length) return false
  return parts.every(({ lowerText, param, optional, rest }, index) => {
    const segment = segments[index]?.toLowerCase()
    if (segment === undefined) return optional || rest
    return rest || (param ? segment.startsWith(lowerText) : segment === lowerText)
  })
}

function matchCandidate(candidate: CompiledRoute, segments: readonly string[]): RouteMatch | null {
  const { route, segments: patternSegments } = candidate
  const params: Record<string, string> = {}
  let path = '/'
  for (const [index, part] of patternSegments.entries()) {
    if (part.rest) return { route, params: { rest: segments.slice(index).join('/') }, path: '' }
    const segment = segments[index]
    if (segment === undefined) {
      if (!part.optional) return null
      continue
    }
    const value = parseParamValue(part, segment)
    if (value === null) return null
    if (part.param) params[part.param] = value
    path += `${part.text}${part.param ? encodeURIComponent(value) : ''}/`
  }
  return segments.length <= patternSegments.length ? { route, params, path } : null
}

function parseParamValue(part: PatternSegment, segment: string): string | null {
  if (!part.rule) return segment.toLowerCase() === part.lowerText ? '' : null
  if (!segment.toLowerCase().startsWith(part.lowerText)) return null
  const rest = segment.slice(part.text.length)
  const value = part.rule.keepsCase ? rest : rest.toLowerCase()
  return part.rule.pattern.test(value) ? value : null
}

/**
 * Lists what an address passes before its screen (ADR 0045), in order: `domain` (the router resolves
 * the country by the host) and `navigation` (redirects and a newer build) for every route, then what
 * its row names. Returns nothing for an address without a route.
 */
export function listRouteMiddleware(path: string): readonly MiddlewareName[] {
  const match = matchRoute(path)
  return match ? ['domain', 'navigation', ...(match.route.middleware ?? [])] : []
}

/**
 * Returns the error message reported for a page that was not found (error.report): where a pattern
 * of the route table matches the path but nothing exists there, the validation of the route failed;
 * otherwise no route matched. It reads the whole route table, so browsers load it on demand.
 */
export function formatNotFoundMessage(path: string): string {
  return `${matchesPattern(path) ? 'Page Not Found' : 'Page not found'}: ${path}`
}
