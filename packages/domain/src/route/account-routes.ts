import type { Route } from './route.ts'
import { tokenParam } from './route-param.ts'

function screen(name: string, pattern: string): Route {
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

/** The customer's cabinet, claims and order services (account §2). */
export const accountRoutes: readonly Route[] = [
  screen('lk', '/personal-lk/'),
  screen('lk-bonus', '/personal-lk/bonus/'),
  screen('lk-bonus-detail', '/personal-lk/bonus-detail/'),
  screen('lk-goods', '/personal-lk/goods/'),
  screen('lk-reviews', '/personal-lk/reviews/'),
  screen('lk-profile', '/personal-lk/profile/'),
  screen('lk-password', '/personal-lk/profile/password/'),
  screen('lk-phone', '/personal-lk/profile/phone/'),
  screen('lk-profile-remove', '/personal-lk/profile/remove/'),
  screen('lk-remove', '/personal-lk/remove/'),
  screen('lk-orders', '/personal-lk/orders/'),
  // A guest opens the own order by its guid until the number is confirmed (decisions).
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
  screen('lk-invite', '/personal-lk/invite/'),
  screen('order-claim', '/order_claim/'),
  screen('underload', '/underload/'),
]
