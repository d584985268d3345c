import type { Route } from './route.ts'
import type { RouteParam } from './route-param.ts'

/** One segment of a pattern, ready to be compared with one decoded segment of a path. */
export interface PatternSegment {
  /** Text before the parameter, or the whole segment where there is none. */
  readonly text: string
  readonly lowerText: string
  readonly param: string | null
  readonly rule: RouteParam | null
  readonly optional: boolean
  readonly rest: boolean
}

export interface CompiledRoute {
  readonly route: Route
  readonly segments: readonly PatternSegment[]
}

/** Reads a pattern such as `/catalog/{section}/tag-{tag}/` once; a parameter without rule throws. */
export function compileRoute(route: Route): CompiledRoute {
  const parts = route.pattern.split('/').filter((part) => part !== '')
  return { route, segments: parts.map((part) => compileSegment(route, part)) }
}

function compileSegment(route: Route, part: string): PatternSegment {
  const open = part.indexOf('{')
  if (open < 0) {
    return plain(part, null, null, false, false)
  }
  const inside = part.slice(open + 1, -1)
  const optional = inside.endsWith('?')
  const rest = inside.endsWith('*')
  const param = optional || rest ? inside.slice(0, -1) : inside
  const rule = route.params?.[param]
  if (!rule) throw new Error(`Route ${route.name} has no rule for its parameter ${param}`)
  return plain(part.slice(0, open), param, rule, optional, rest)
}

function plain(
  text: string,
  param: string | null,
  rule: RouteParam | null,
  optional: boolean,
  rest: boolean,
): PatternSegment {
  return { text, lowerText: text.toLowerCase(), param, rule, optional, rest }
}
