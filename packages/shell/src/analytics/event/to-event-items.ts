import type { BasketItem } from '@svetlitsa/api-client/basket/queries'
import type { EventItem } from './shop-event.ts'

/** Converts basket lines to event items. */
export function toEventItems(lines: readonly BasketItem[]): EventItem[] {
  return lines.map((line) => ({
    id: line.offerIdCurrent,
    name: line.name,
    price: line.price.new,
    quantity: line.quantity,
    brand: line.vendor.name,
    category: line.breadcrumbs.map(({ name }) => name),
    variant: [line.sizeText, line.finish].filter(Boolean).join(', '),
  }))
}
