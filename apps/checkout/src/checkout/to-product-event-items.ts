import type { CheckoutProduct } from '@svetlitsa/api-client/checkout-order/queries'
import type { EventItem } from '@svetlitsa/shell/analytics/event/shop-event'

/** Converts the goods of a checkout to the items of an analytics event (checkout.gtm). */
export function toProductEventItems(products: readonly CheckoutProduct[]): EventItem[] {
  return products.map(
    ({ id, category, coupon, byMetre: _byMetre, picture: _picture, ...product }) => ({
      ...product,
      id: Number(id),
      category: category.split('/').filter(Boolean),
      ...(coupon ? { coupon } : {}),
    }),
  )
}
