import type { EventItem } from './shop-event.tsx'

/** What a card says of itself in the page: attributes of its article, and its link. */
type CardWords = {
  /** «12:64990,13:70000»: the offers it can show with their prices, the first one first. */
  goods: string
  maker: string
  name: string
  /** Address of its link, with the offer that is shown where it is not the first. */
  href: string
}

/** The thing of a card as reports know it: the offer it shows now. Null where it sells nothing. */
export function thingOfCard({ goods, maker, name, href }: CardWords): EventItem | null {
  const offers = goods.split(',').map((pair) => pair.split(':').map(Number))
  const shown = Number(/[?&]offer_id=(\d+)/.exec(href)?.[1] ?? Number.NaN)
  const [id = 0, price = Number.NaN] = offers.find(([one]) => one === shown) ?? offers[0] ?? []
  if (id <= 0 || Number.isNaN(price)) return null
  return { id, name: name.replaceAll('\u00a0', ' '), price, ...(maker && { brand: maker }) }
}
