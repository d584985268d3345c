import type { LayoutName, Route } from '../route.ts'
import { type RouteParam, tokenParam } from '../route-param.ts'

function defineScreen(
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

/** From the basket to a paid order (route.order, ADR 0045). */
export const checkoutRoutes: readonly Route[] = [
  defineScreen('basket', '/personal/order/', 'default'),
  {
    ...defineScreen('delivery', '/personal/order/delivery/{basketGroup}/', 'default', {
      basketGroup: tokenParam,
    }),
    bearer: true,
  },
  {
    ...defineScreen('payment', '/personal/order/pay/{basketGuid}/', 'default', {
      basketGuid: tokenParam,
    }),
    bearer: true,
  },
  {
    ...defineScreen('checkout', '/personal/checkout/{hash?}/', 'short', { hash: tokenParam }),
    bearer: true,
  },
  {
    ...defineScreen('checkout-final', '/personal/checkout-final/{id?}/', 'short', {
      id: tokenParam,
    }),
    bearer: true,
  },
  {
    ...defineScreen('basket-share', '/personal/basket/share/{id}/', 'default', { id: tokenParam }),
    bearer: true,
  },
  { ...defineScreen('order-confirm', '/order_confirm/', 'default'), bearer: true },
  { ...defineScreen('pay-code', '/pay/{code}/', 'default', { code: tokenParam }), bearer: true },
  { ...defineScreen('receipt', '/receipt/{guid}/', 'other', { guid: tokenParam }), bearer: true },
  defineScreen('sbp-error', '/sbp-error/', 'default'),
]
