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
  defineScreen('retail', 'retail-price', '/retail-lk/price/', 'retail'),
  defineScreen('retail', 'retail-staff', '/retail-lk/staff/', 'retail'),
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
