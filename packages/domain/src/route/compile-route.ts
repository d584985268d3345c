import type { Route } from './route.ts'
import type { RouteParam } from './route-param.ts'

/** One segment of a pattern, ready to match one decoded segment of a path. */
export interface PatternSegment {
  /** Text before the parameter, or the whole segment without one. */
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

/**
 * Compiles a pattern such as `/catalog/{section}/tag-{tag}/`.
 * @throws Error for a parameter without a rule.
 */
export function compileRoute(route: Route): CompiledRoute {
  const parts = route.pattern.split('/').filter((part) => part !== '')
  return { route, segments: parts.map((part) => compileSegment(route, part)) }
}

function compileSegment(route: Route, part: string): PatternSegment {
  const openBrace = part.indexOf('{')
  if (openBrace < 0) {
    return buildSegment(part, null, null, false, false)
  }
  const paramText = part.slice(openBrace + 1, -1)
  const optional = paramText.endsWith('?')
  const rest = paramText.endsWith('*')
  const param = optional || rest ? paramText.slice(0, -1) : paramText
  const rule = route.params?.[param]
  if (!rule) throw new Error(`Route ${route.name} has no rule for its parameter ${param}`)
  return buildSegment(part.slice(0, openBrace), param, rule, optional, rest)
}

function buildSegment(
  text: string,
  param: string | null,
  rule: RouteParam | null,
  optional: boolean,
  rest: boolean,
): PatternSegment {
  return { text, lowerText: text.toLowerCase(), param, rule, optional, rest }
}
