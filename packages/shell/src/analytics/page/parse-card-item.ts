import type { EventItem } from '../event/shop-event.ts'

/** Data attributes of a card's article element, and its link. */
type CardData = {
  /** «12:64990,13:70000»: offer ids with prices, the default one first. */
  goods: string
  vendor: string
  name: string
  /** Address of the card's link, with the shown offer where it is not the default one. */
  href: string
}

/** Returns the offer that a card currently shows as an event item; null where it sells nothing. */
export function parseCardItem({ goods, vendor, name, href }: CardData): EventItem | null {
  const offers = goods.split(',').map((pair) => pair.split(':').map(Number))
  const shown = Number(/[?&]offer_id=(\d+)/.exec(href)?.[1] ?? Number.NaN)
  const [id = 0, price = Number.NaN] =
    offers.find(([offerId]) => offerId === shown) ?? offers[0] ?? []
  if (id <= 0 || Number.isNaN(price)) return null
  return { id, name: name.replaceAll('\u00a0', ' '), price, ...(vendor && { brand: vendor }) }
}
