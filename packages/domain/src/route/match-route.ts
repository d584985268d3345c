import { type CompiledRoute, compileRoute, type PatternSegment } from './compile-route.ts'
import type { Route } from './route.ts'
import { routeTable } from './route-table.ts'
import { splitPath } from './split-path.ts'

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  /** The address as the table writes it, with its last slash: one page has one such path. */
  readonly path: string
}

const byFirstSegment = new Map<string, CompiledRoute[]>()
for (const route of routeTable) {
  const compiled = compileRoute(route)
  const first = compiled.segments[0]?.lowerText ?? ''
  byFirstSegment.set(first, [...(byFirstSegment.get(first) ?? []), compiled])
}

/**
 * Finds the row of the route table that answers a path: whatever its case, with and without its
 * last slash (storefront §2). A parameter that fails its rule does not match: the page is a 404.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = splitPath(path)
  if (!segments) return null
  for (const candidate of byFirstSegment.get((segments[0] ?? '').toLowerCase()) ?? []) {
    const match = matchOne(candidate, segments)
    if (match) return match
  }
  return null
}

function matchOne(candidate: CompiledRoute, segments: readonly string[]): RouteMatch | null {
  const { route, segments: wanted } = candidate
  const params: Record<string, string> = {}
  let path = '/'
  for (const [at, part] of wanted.entries()) {
    if (part.rest) return { route, params: { rest: segments.slice(at).join('/') }, path: '' }
    const given = segments[at]
    if (given === undefined) {
      if (!part.optional) return null
      continue
    }
    const value = paramValue(part, given)
    if (value === null) return null
    if (part.param) params[part.param] = value
    path += `${part.text}${part.param ? encodeURIComponent(value) : ''}/`
  }
  return segments.length <= wanted.length ? { route, params, path } : null
}

function paramValue(part: PatternSegment, given: string): string | null {
  if (!part.rule) return given.toLowerCase() === part.lowerText ? '' : null
  if (!given.toLowerCase().startsWith(part.lowerText)) return null
  const rest = given.slice(part.text.length)
  const value = part.rule.keepsCase ? rest : rest.toLowerCase()
  return part.rule.pattern.test(value) ? value : null
}
