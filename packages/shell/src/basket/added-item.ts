import type { Price } from '@svetlitsa/domain/price/price'
import type { PictureData } from '@svetlitsa/ui/media/product-picture'
import type { EventItem } from '../analytics/event/shop-event.ts'

/** The item added to the basket, as its window shows it (card.add). */
export type AddedItem = {
  offerId: number
  name: string
  href: string
  picture: PictureData | null
  price: Price
  /** Size and finish: «228 × 96 × 82 см · песочный». */
  variantText: string
  sign: string
  /** Sold by the metre: the quantity is a length. */
  byMetre?: boolean
  /** Fields for analytics other than name and price: vendor, category, list. */
  eventDetails?: Pick<EventItem, 'brand' | 'category' | 'variant' | 'list' | 'position'>
}
