import type { Price } from '@svetlitsa/domain/price/price'
import type { PictureData } from '@svetlitsa/ui/shop/product-picture'
import type { AddedThing } from '../basket/added-thing.ts'

/** What a card hands to its quick view, so that the window stands at once; the offers are asked for. */
export type QuickThing = {
  productId: number
  /** The offer the card showed. */
  offerId: number
  name: string
  /** The product's page, without an offer. */
  url: string
  sign: string
  byMetre: boolean
  price: Price
  picture: PictureData | null
  told?: AddedThing['told']
}
