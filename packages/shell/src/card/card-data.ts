import type { CardOffer } from '@svetlitsa/domain/card/card'
import type { CardView } from '@svetlitsa/ui/product/product-card'
import { getTextureUrl, type PictureFile, toPictureData } from '../picture/to-picture-data.ts'

/**
 * An offer as serialized into a page: picture files, from which the browser builds the variants.
 */
export type CardOfferData = Pick<CardOffer, 'id' | 'price' | 'finish'> & {
  texture?: PictureFile
  pictures: readonly PictureFile[]
}

/**
 * The data of a card as serialized into a page. A list has dozens of cards, so picture variants and
 * offer addresses are derived where the card is rendered.
 */
export type CardData = Omit<CardView, 'offers' | 'hints'> & {
  url: string
  /** The project that the heart saves in place of the offer (favorites.projects). */
  projectId?: string
  offers: readonly CardOfferData[]
}

/** Builds the view of a card from its data. The initial offer has the product's own address. */
export function buildCardProduct({ url, offers, ...card }: CardData): CardView {
  const current = offers.find(({ id }) => id === card.offerIdCurrent) ?? offers[0]
  return {
    ...card,
    offers: offers.map(({ id, price, finish, texture, pictures }) => ({
      id,
      price,
      finish,
      href: id === current?.id ? url : `${url}?offer_id=${id}`,
      // A getter, because most offers' pictures are never shown.
      get pictures() {
        return pictures.map((file) => toPictureData(file, 'card'))
      },
      ...(texture && { texture: { src: getTextureUrl(texture), name: finish } }),
    })),
  }
}
