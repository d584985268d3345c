import { accountRoutes } from './account-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import type { Route } from './route.ts'
import { serviceRoutes } from './service-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { storefrontRoutes } from './storefront-routes.ts'

/**
 * Every address of the shop and who answers it (storefront §2, account §2, decisions «Who owns
 * which address»). The router, the development door, the site map and the tests read this table;
 * a path that matches no row is a 404.
 */
export const routeTable: readonly Route[] = [
  ...storefrontRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...staffRoutes,
  ...serviceRoutes,
]
