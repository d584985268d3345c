import type { Basket } from '@svetlitsa/api-client/basket/queries'
import type { BasketState } from '@svetlitsa/domain/basket/list-basket-changes'

/** A displayed basket as it is compared with another (order.price-changed). */
export function toBasketState({ items, unavailable, coupon, bonusSum }: Basket): BasketState {
  const toLine = (item: Basket['items'][number], available: number) => ({
    offerId: item.offerIdCurrent,
    name: item.name,
    price: item.price.new,
    quantity: item.quantity,
    available,
  })
  return {
    lines: [
      ...items.map((item) => toLine(item, Math.min(item.quantity, item.warehouseRemains))),
      ...unavailable.map((item) => toLine(item, 0)),
    ],
    discount: coupon?.discount ?? 0,
    bonus: bonusSum,
  }
}
