import type { CardOffer, CardProduct } from '@svetlitsa/ui/shop/product-card'
import { type PictureFile, pictureData, texturePath } from './picture-data.tsx'

/** An offer as it travels with a page: addresses of pictures, of which the browser makes variants. */
export type OfferFacts = Pick<CardOffer, 'id' | 'price'> & {
  finish: string
  texture?: PictureFile
  pictures: readonly PictureFile[]
}

/**
 * What a card is drawn from, in the form in which it travels with a page. A list has dozens of
 * cards, so the variants of their pictures and the addresses of their offers are made where the
 * card is drawn.
 */
export type CardFacts = Omit<CardProduct, 'offers'> & {
  url: string
  offers: readonly OfferFacts[]
}

/** The card of its facts. The offer it begins with has the product's own address. */
export function cardOfFacts({ url, offers, ...card }: CardFacts): CardProduct {
  const current = offers.find(({ id }) => id === card.offerIdCurrent) ?? offers[0]
  return {
    ...card,
    offers: offers.map(({ id, price, finish, texture, pictures }) => ({
      id,
      price,
      href: id === current?.id ? url : `${url}?offer_id=${id}`,
      // Of most offers no picture is ever shown.
      get pictures() {
        return pictures.map((file) => pictureData(file, 'card'))
      },
      ...(texture && { texture: { src: texturePath(texture), name: finish } }),
    })),
  }
}
