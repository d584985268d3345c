import type { Price } from '@svetlitsa/domain/price/price'
import type { PictureData } from './product-picture.tsx'
import type { ShieldData } from './shield.tsx'

/** One of the offers a card can show: choosing its texture shows its pictures, price and address. */
export type CardOffer = {
  id: number
  href: string
  price: Price
  /** The first is the card's picture; at most five are shown. */
  pictures: readonly PictureData[]
  texture?: { src: string; name: string }
}

/** A product as a card shows it (storefront §3, «Product (card)»). */
export type CardProduct = {
  id: number
  /** This and the texts below are set by `typo()`. */
  name: string
  /** Its beginning, where the whole is too long for a card: `cutName()`. */
  shortName?: string
  /** Who makes it, for the reports of the shop. */
  maker?: string
  offers: readonly CardOffer[]
  offerIdCurrent: number
  /** «228 × 96 × 82 см». */
  size?: string
  /** One more fact, on a phone below the size: «спальное место 160 см». */
  fact?: string
  rating: { score: number; count: number }
  shields: readonly ShieldData[]
  inStock: boolean
  /** The currency's sign; the rouble's when left out. */
  sign?: string
}
