import type { AppName, LayoutName, Route } from '../route.ts'
import { tokenParam } from '../route-param.ts'

function defineScreen(app: AppName, name: string, pattern: string, layout: LayoutName): Route {
  return { name, app, pattern, robots: 'noindex', layout, middleware: ['authenticated'] }
}

/** Pages for staff and assemblers (ADR 0045). */
export const staffRoutes: readonly Route[] = [
  defineScreen('retail', 'retail-lk', '/retail-lk/', 'retail'),
  defineScreen('retail', 'retail-orders', '/retail-lk/orders/', 'retail'),
  defineScreen('retail', 'retail-new-order', '/retail-lk/orders/new/', 'retail'),
  {
    ...defineScreen('retail', 'retail-order', '/retail-lk/order/{guid}/', 'retail'),
    params: { guid: tokenParam },
  },
  defineScreen('retail', 'retail-moderation', '/retail-lk/moderation/', 'retail'),
  defineScreen('retail', 'retail-requests', '/retail-lk/requests/', 'retail'),
  defineScreen('retail', 'retail-claims', '/retail-lk/claims/', 'retail'),
  defineScreen('retail', 'retail-reconciliation', '/retail-lk/reconciliation/', 'retail'),
  defineScreen('retail', 'retail-messages', '/retail-lk/messages/', 'retail'),
  defineScreen('retail', 'retail-log', '/retail-lk/log/', 'retail'),
  defineScreen('retail', 'retail-partners', '/retail-lk/partners/', 'retail'),
  defineScreen('retail', 'retail-price', '/retail-lk/price/', 'retail'),
  defineScreen('retail', 'retail-staff', '/retail-lk/staff/', 'retail'),
  defineScreen('retail', 'shop-desk', '/retail-lk/shop/', 'retail'),
  defineScreen('retail', 'shop-redirects', '/retail-lk/shop/redirects/', 'retail'),
  defineScreen('retail', 'shop-coupons', '/retail-lk/shop/coupons/', 'retail'),
  defineScreen('retail', 'shop-pages', '/retail-lk/shop/pages/', 'retail'),
  defineScreen('retail', 'shop-warehouses', '/retail-lk/shop/warehouses/', 'retail'),
  defineScreen('retail', 'shop-stores', '/retail-lk/shop/stores/', 'retail'),
  defineScreen('retail', 'shop-news', '/retail-lk/shop/news/', 'retail'),
  defineScreen('retail', 'shop-vacancies', '/retail-lk/shop/vacancies/', 'retail'),
  defineScreen('retail', 'shop-tariffs', '/retail-lk/shop/tariffs/', 'retail'),
  defineScreen('retail', 'shop-promotions', '/retail-lk/shop/promotions/', 'retail'),
  defineScreen(
    'retail',
    'shop-promotion-products',
    '/retail-lk/shop/promotion-products/',
    'retail',
  ),
  defineScreen('retail', 'shop-stock', '/retail-lk/shop/stock/', 'retail'),
  defineScreen('retail', 'shop-prices', '/retail-lk/shop/prices/', 'retail'),
  defineScreen('retail', 'shop-planned-prices', '/retail-lk/shop/planned-prices/', 'retail'),
  defineScreen('retail', 'shop-setup', '/retail-lk/shop/setup/', 'retail'),
  defineScreen('retail', 'shop-keys', '/retail-lk/shop/keys/', 'retail'),
  defineScreen('retail', 'shop-webhooks', '/retail-lk/shop/webhooks/', 'retail'),
  defineScreen('retail', 'shop-exchange', '/retail-lk/shop/exchange/', 'retail'),
  defineScreen('retail', 'retail-dispatch', '/retail-lk/dispatch/', 'retail'),
  defineScreen('retail', 'check-waybill', '/stock/check_waybill/', 'retail'),
  defineScreen('retail', 'tools-new-banner', '/vue-tools/newBanner/', 'tools'),
  defineScreen('retail', 'tools-sale-banner', '/vue-tools/saleBanner/', 'tools'),
  defineScreen('retail', 'tools-banner', '/vue-tools/banner/', 'tools'),
  defineScreen('retail', 'product-link', '/support-services/product-link/', 'retail'),
  defineScreen('assembler', 'assembler', '/assembler/', 'subsidiary'),
  defineScreen('assembler', 'assembler-orders', '/assembler/orders/', 'subsidiary'),
  {
    ...defineScreen('assembler', 'assembler-order', '/assembler/order/{id}/', 'subsidiary'),
    params: { id: tokenParam },
  },
  defineScreen('assembler', 'assembler-schedule', '/assembler/schedule/', 'subsidiary'),
  defineScreen('assembler', 'assembler-gallery', '/assembler/gallery/', 'subsidiary'),
  defineScreen('assembler', 'assembler-balance', '/assembler/balance/', 'subsidiary'),
  {
    name: 'assembler-info',
    app: 'assembler',
    pattern: '/asbl/{code}/',
    params: { code: tokenParam },
    robots: 'noindex',
    layout: 'subsidiary',
    bearer: true,
  },
]
