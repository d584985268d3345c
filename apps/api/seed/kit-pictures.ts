import type { Row } from './goods.ts'
import type { KitPart } from './make-kits.ts'

/** A room in which a part stands comes first, then each part by itself. */
export function kitPictures(
  pictures: readonly Row[],
  parts: readonly KitPart[],
  kitId: number,
  offerId: number,
): Row[] {
  const ofPart = ({ product, offer }: KitPart, picture: Row) =>
    picture.offer_id === offer.id ||
    (picture.offer_id === null && picture.product_id === product.id)
  const room = pictures.find(
    (picture) => picture.kind === 'room' && parts.some((part) => ofPart(part, picture)),
  )
  const each = parts.map(({ offer }) => pictures.find((picture) => picture.offer_id === offer.id))
  return [room, ...each]
    .filter((picture) => picture !== undefined)
    .map((picture, position) => ({
      ...picture,
      product_id: kitId,
      offer_id: offerId,
      position,
    }))
}
