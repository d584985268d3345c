import type { Route } from '../route.ts'
import { accountRoutes } from './account-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { serviceRoutes } from './service-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { storefrontRoutes } from './storefront-routes.ts'

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
