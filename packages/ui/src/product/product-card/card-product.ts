import type { Card, CardOffer } from '@svetlitsa/domain/card/card'
import type { PaymentHints } from '@svetlitsa/domain/price/installment'
import type { PictureData } from '../../media/product-picture/product-picture.tsx'
import type { ProductBadgeData } from '../product-badge/product-badge.tsx'

/** One of the offers of a card: choosing its texture shows its pictures, price and address. */
export type CardOfferView = Pick<CardOffer, 'id' | 'price'> & {
  href: string
  /** The texture in words: «рогожка оливковая». */
  finish?: CardOffer['finish']
  /** The first is the picture of the card; at most five are shown. */
  pictures: readonly PictureData[]
  texture?: { src: string; name: string }
}

/** A product as shown on a card (card.content). */
export type CardView = Pick<Card, 'id' | 'offerIdCurrent' | 'rating'> & {
  /** This and the following texts are formatted by `formatTypography()`. */
  name: Card['name']
  /** The truncated name, if the name is too long for a card: `truncateName()`. */
  shortName?: string
  /** The vendor, for analytics. */
  vendor?: string
  offers: readonly CardOfferView[]
  /** «228 × 96 × 82 см». */
  size?: Card['sizeText']
  /** One more property, on a phone below the size: «спальное место 160 см». */
  property?: Card['factText']
  /** What the region's flags allow, shown below the price. */
  hints?: PaymentHints
  /** A hit is paid in 10 monthly installments, other goods in 12. */
  hit?: Card['hit']
  badges: readonly ProductBadgeData[]
  inStock: boolean
  /** The currency sign; the rouble by default. */
  sign?: string
}
