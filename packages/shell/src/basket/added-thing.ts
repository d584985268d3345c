import type { Price } from '@svetlitsa/domain/price/price'
import type { PictureData } from '@svetlitsa/ui/shop/product-picture'
import type { EventItem } from '../analytics/shop-event.tsx'

/** What was put into the basket last, as its window shows it (storefront §4, «Add to cart»). */
export type AddedThing = {
  offerId: number
  name: string
  href: string
  picture: PictureData | null
  price: Price
  /** Size and finish: «228 × 96 × 82 см · песочный». */
  facts: string
  sign: string
  /** What the reports are told beside name and price: maker, category, list. */
  told?: Pick<EventItem, 'brand' | 'category' | 'variant' | 'list' | 'position'>
}
