import type { RouteParam } from './route-param.ts'

/** The five front ends that share the shop's one address. */
export type AppName = 'storefront' | 'checkout' | 'account' | 'retail' | 'assembler'

/** Who answers an address: a front end, the API, the storybook or the router itself. */
export type Owner = AppName | 'api' | 'ui' | 'router'

/** Page frames of storefront §2. */
export type LayoutName =
  | 'default'
  | 'blank'
  | 'error'
  | 'other'
  | 'retail'
  | 'short'
  | 'subsidiary'
  | 'tools'

/** Route middleware of storefront §2; `authenticated` leads to the login window and back. */
export type MiddlewareName = 'authenticated' | 'domain' | 'navigation'

/** One row of the route table. Patterns are written as in the specification, with `{param}`. */
export interface Route {
  readonly name: string
  readonly app: Owner
  /** `{x}` is one segment, `{x?}` a last segment that may be missing, `{x*}` everything below. */
  readonly pattern: string
  readonly params?: Readonly<Record<string, RouteParam>>
  /** Query parameters that change what the server renders; others never reach a page. */
  readonly query?: readonly string[]
  readonly middleware?: readonly MiddlewareName[]
  readonly robots: 'index' | 'noindex'
  readonly layout: LayoutName
  readonly hidesMobileSearch?: true
  /** The address itself opens something private, so it must not leave in a referrer. */
  readonly bearer?: true
}
