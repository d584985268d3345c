import type { Price } from '@svetlitsa/domain/price/price'
import type { PictureData } from '@svetlitsa/ui/media/product-picture'
import type { AddedItem } from '../basket/added-item.ts'

/**
 * Data that a card passes to its quick view, so that the window opens at once; the offers load
 * afterwards.
 */
export type QuickViewItem = {
  productId: number
  /** The offer that the card showed. */
  offerId: number
  name: string
  /** Address of the product page, without an offer. */
  url: string
  sign: string
  byMetre: boolean
  /** The project that the heart saves in place of the offer (favorites.projects). */
  projectId?: string
  price: Price
  picture: PictureData | null
  eventDetails?: AddedItem['eventDetails']
}
