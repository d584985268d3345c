import type { Price } from '../price/price.ts'

/** A picture by the path under which the image proxy finds it. */
export type CardPicture = {
  src: string
  width: number
  height: number
  kind: 'studio' | 'room' | 'detail' | 'drawing'
}

/** A badge on a picture (card.badges); `code` is its key, `text` what it says. */
export type CardIcon = {
  text: string
  position: 'top' | 'bottom'
  backgroundColor: string
  textColor: string
  /** checked, lightning or the address of a picture. */
  icon: string | null
  code: string
  lineaGradient: { angle: number; colors: string[] } | null
}

/** One of the offers that a card can show. */
export type CardOffer = {
  id: number
  guid: string
  xmlId: string | null
  name: string
  article: string
  finish: string
  finishColour: string | null
  size: string
  widthCm: number | null
  depthCm: number | null
  heightCm: number | null
  price: Price
  images: {
    detail: { medium: CardPicture | null }
    additional: CardPicture[]
    texture: { medium: CardPicture | null }
  }
  icons: CardIcon[]
  offerCategorization: string | null
  bonusesReward: number
  favorite: boolean
}

/** When and where an offer can be had in the shopper's region. */
export type CardDelivery = {
  offerId: number
  quantity: number
  /** The key of the text beside it. */
  selfDelivery: 'today' | 'later' | 'none'
  selfDeliveryText: string
  deliveryText: string
  deliveryTextWide: string
}

/**
 * A product as every list shows it (card.content): the one type of a card, which the API
 * composes, the contract describes and the shell and the kit draw.
 */
export type Card = {
  id: number
  guid: string
  name: string
  url: string
  urlRaw: string
  sectionCode: string
  offerIdCurrent: number
  offerXml: string | null
  offers: CardOffer[]
  icons: CardIcon[]
  images: { detail: { medium: CardPicture | null }; additional: CardPicture[] }
  rating: { score: number; count: number }
  favorite: boolean
  favoriteID: number | null
  hit: boolean
  isActive: boolean
  complectProduct: boolean
  categorizations: string[]
  vendor: { name: string; code: string }
  projectId: string | null
  additional: CardDelivery[]
  price: Price
  sugarGift: boolean
  isForbidden: boolean
  elarbis: {
    model360: string | null
    usdz: string | null
    glb: string | null
    qr: string | null
    ar: boolean
  }
  /** «228 × 96 × 82 см» of the current offer, empty where unknown. */
  sizeText: string
  /** «спальное место 160 см» of the current offer, empty where the size says enough. */
  factText: string
  minimumBatch: number
  isSaleRemains: boolean
  byMetre: boolean
}
