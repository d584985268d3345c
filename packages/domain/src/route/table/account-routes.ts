import type { Route } from '../route.ts'
import { tokenParam } from '../route-param.ts'

function defineScreen(name: string, pattern: string): Route {
  return {
    name,
    app: 'account',
    pattern,
    robots: 'noindex',
    layout: 'default',
    middleware: ['authenticated'],
  }
}

const guid = tokenParam

/** The customer's account, claims and order services (route.lk). */
export const accountRoutes: readonly Route[] = [
  defineScreen('lk', '/personal-lk/'),
  defineScreen('lk-bonus', '/personal-lk/bonus/'),
  defineScreen('lk-bonus-detail', '/personal-lk/bonus-detail/'),
  defineScreen('lk-goods', '/personal-lk/goods/'),
  defineScreen('lk-reviews', '/personal-lk/reviews/'),
  defineScreen('lk-profile', '/personal-lk/profile/'),
  defineScreen('lk-password', '/personal-lk/profile/password/'),
  defineScreen('lk-phone', '/personal-lk/profile/phone/'),
  defineScreen('lk-profile-remove', '/personal-lk/profile/remove/'),
  defineScreen('lk-remove', '/personal-lk/remove/'),
  defineScreen('lk-orders', '/personal-lk/orders/'),
  // A guest opens their order by its GUID until the number is confirmed (ADR 0041).
  {
    name: 'lk-order',
    app: 'account',
    pattern: '/personal-lk/order/{guid}/',
    params: { guid },
    robots: 'noindex',
    layout: 'default',
    bearer: true,
  },
  {
    name: 'order-services',
    app: 'account',
    pattern: '/personal-lk/order/{guid}/services/',
    params: { guid },
    robots: 'noindex',
    layout: 'default',
    bearer: true,
  },
  defineScreen('lk-price-list', '/personal-lk/price-list/'),
  defineScreen('lk-invite', '/personal-lk/invite/'),
  defineScreen('order-claim', '/order_claim/'),
  defineScreen('underload', '/underload/'),
  // Whoever is invited has no login yet (retail.staff).
  {
    name: 'staff-invitation',
    app: 'account',
    pattern: '/staff-invitation/{code}/',
    params: { code: tokenParam },
    robots: 'noindex',
    layout: 'default',
    bearer: true,
  },
]
