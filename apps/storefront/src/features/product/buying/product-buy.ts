import type { ProductOffer } from '../offer/product-offer.ts'

/** What «В корзину» needs to know of a product, in the column and in the phone's bar. */
export type ProductBuy = {
  name: string
  url: string
  sign: string
  byMetre: boolean
  /** 1, or the minimum batch. */
  quantity: number
}

export type OfferToBuy = Pick<ProductOffer, 'id' | 'price' | 'pictures' | 'finish' | 'sizeText'>

/** The part of an offer that the phone's bar needs: of the pictures only the first. */
export function pickOfferToBuy({
  id,
  price,
  pictures,
  finish,
  sizeText,
}: ProductOffer): OfferToBuy {
  return { id, price, pictures: pictures.slice(0, 1), finish, sizeText }
}
