import type { BasketItem } from '@svetlitsa/api-client/query/basket'
import type { EventItem } from './shop-event.tsx'

/** Lines of the basket as the reports of the shop know them. */
export function eventItems(lines: readonly BasketItem[]): EventItem[] {
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
