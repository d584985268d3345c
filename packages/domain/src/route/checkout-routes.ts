import type { LayoutName, Route } from './route.ts'
import { type RouteParam, tokenParam } from './route-param.ts'

function screen(
  name: string,
  pattern: string,
  layout: LayoutName,
  params?: Readonly<Record<string, RouteParam>>,
): Route {
  return {
    name,
    app: 'checkout',
    pattern,
    robots: 'noindex',
    layout,
    ...(params ? { params } : {}),
  }
}

/** From the basket to a paid order (account §2; owners: decisions). */
export const checkoutRoutes: readonly Route[] = [
  screen('basket', '/personal/order/', 'default'),
  {
    ...screen('delivery', '/personal/order/delivery/{basketGroup}/', 'default', {
      basketGroup: tokenParam,
    }),
    bearer: true,
  },
  {
    ...screen('payment', '/personal/order/pay/{basketGuid}/', 'default', {
      basketGuid: tokenParam,
    }),
    bearer: true,
  },
  {
    ...screen('checkout', '/personal/checkout/{hash?}/', 'short', { hash: tokenParam }),
    bearer: true,
  },
  {
    ...screen('checkout-final', '/personal/checkout-final/{id?}/', 'short', { id: tokenParam }),
    bearer: true,
  },
  {
    ...screen('basket-share', '/personal/basket/share/{id}/', 'default', { id: tokenParam }),
    bearer: true,
  },
  { ...screen('order-confirm', '/order_confirm/', 'default'), bearer: true },
  { ...screen('pay-code', '/pay/{code}/', 'default', { code: tokenParam }), bearer: true },
  { ...screen('receipt', '/receipt/{guid}/', 'other', { guid: tokenParam }), bearer: true },
  screen('sbp-error', '/sbp-error/', 'default'),
]
