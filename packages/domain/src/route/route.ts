import type { RouteParam } from './route-param.ts'

/** The five front ends on the shop's single origin. */
export type AppName = 'storefront' | 'checkout' | 'account' | 'retail' | 'assembler'

/** The front ends that are single-page apps. */
export type SpaName = Exclude<AppName, 'storefront'>

/** What serves an address: a front end, the API, the storybook or the router itself. */
export type Owner = AppName | 'api' | 'ui' | 'router'

/** Page layouts of layout.default. */
export type LayoutName =
  | 'default'
  | 'blank'
  | 'error'
  | 'other'
  | 'retail'
  | 'short'
  | 'subsidiary'
  | 'tools'

/** Route middleware of ADR 0045; `authenticated` redirects to the login window and back. */
export type MiddlewareName = 'authenticated' | 'domain' | 'navigation'

/** One row of the route table. Patterns follow the specification, with `{param}`. */
export interface Route {
  readonly name: string
  readonly app: Owner
  /** `{x}` is one segment, `{x?}` an optional last segment, `{x*}` the rest of the path. */
  readonly pattern: string
  readonly params?: Readonly<Record<string, RouteParam>>
  /** Query parameters that change what the server renders; others are not passed to the page. */
  readonly query?: readonly string[]
  readonly middleware?: readonly MiddlewareName[]
  readonly robots: 'index' | 'noindex'
  readonly layout: LayoutName
  readonly hidesMobileSearch?: true
  /** The address itself grants access to private data, so it must not be sent in a referrer. */
  readonly bearer?: true
}
