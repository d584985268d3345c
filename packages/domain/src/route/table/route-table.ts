import type { Owner, Route } from '../route.ts'
import { anyParam } from '../route-param.ts'
import { accountRoutes } from './account-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { storefrontRoutes } from './storefront-routes.ts'

function defineService(name: string, app: Owner, pattern: string): Route {
  return { name, app, pattern, params: { rest: anyParam }, robots: 'noindex', layout: 'blank' }
}

/** Addresses that are not pages: calls, images, uploads, the build list and the storybook. */
const serviceRoutes: readonly Route[] = [
  defineService('api-vue', 'api', '/api_vue/{rest*}'),
  defineService('api', 'api', '/api/{rest*}'),
  defineService('media', 'api', '/media/{rest*}'),
  defineService('feeds', 'api', '/feeds/{rest*}'),
  defineService('uploads', 'api', '/uploads/{rest*}'),
  defineService('builds', 'router', '/builds/{rest*}'),
  defineService('health', 'router', '/health/{rest*}'),
  defineService('metrics', 'router', '/metrics/'),
  defineService('storybook', 'ui', '/ui/{rest*}'),
]

/**
 * Every address of the shop and the app that serves it (ADR 0045). Used by the router, the
 * development front door, the site map and the tests. A path that matches no row is a 404.
 */
export const routeTable: readonly Route[] = [
  ...storefrontRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...staffRoutes,
  ...serviceRoutes,
]
