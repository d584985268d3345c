import type { AppName, LayoutName, Route } from './route.ts'
import { tokenParam } from './route-param.ts'

function screen(app: AppName, name: string, pattern: string, layout: LayoutName): Route {
  return { name, app, pattern, robots: 'noindex', layout, middleware: ['authenticated'] }
}

/** Cabinets of staff and of assemblers (account §2; owners: decisions). */
export const staffRoutes: readonly Route[] = [
  screen('retail', 'retail-lk', '/retail-lk/', 'retail'),
  screen('retail', 'retail-orders', '/retail-lk/orders/', 'retail'),
  {
    ...screen('retail', 'retail-order', '/retail-lk/order/{guid}/', 'retail'),
    params: { guid: tokenParam },
  },
  screen('retail', 'retail-moderation', '/retail-lk/moderation/', 'retail'),
  screen('retail', 'retail-requests', '/retail-lk/requests/', 'retail'),
  screen('retail', 'retail-price', '/retail-lk/price/', 'retail'),
  screen('retail', 'retail-staff', '/retail-lk/staff/', 'retail'),
  screen('retail', 'check-waybill', '/stock/check_waybill/', 'retail'),
  screen('retail', 'tools-new-banner', '/vue-tools/newBanner/', 'tools'),
  screen('retail', 'tools-sale-banner', '/vue-tools/saleBanner/', 'tools'),
  screen('retail', 'tools-banner', '/vue-tools/banner/', 'tools'),
  screen('retail', 'product-link', '/support-services/product-link/', 'retail'),
  screen('assembler', 'assembler', '/assembler/', 'subsidiary'),
  screen('assembler', 'assembler-orders', '/assembler/orders/', 'subsidiary'),
  {
    ...screen('assembler', 'assembler-order', '/assembler/order/{id}/', 'subsidiary'),
    params: { id: tokenParam },
  },
  screen('assembler', 'assembler-schedule', '/assembler/schedule/', 'subsidiary'),
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
