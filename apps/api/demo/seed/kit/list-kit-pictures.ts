import type { Row } from '../product/goods.ts'
import type { KitPart } from './build-kits.ts'

/**
 * Pictures of a kit: a studio room that contains its main part, otherwise a drawn room with that
 * part, then each part separately. `main` is an offer that represents a kit of many parts, e.g. a
 * kitchen.
 */
export function listKitPictures(
  pictures: readonly Row[],
  parts: readonly KitPart[],
  main: Row | null,
): Row[] {
  const listPartPictures = ({ product, offer }: KitPart) =>
    pictures.filter(
      ({ product_id, offer_id }) =>
        offer_id === offer.id || (offer_id === null && product_id === product.id),
    )
  const [first] = parts
  const firstPartPictures = first ? listPartPictures(first) : []
  const rooms = firstPartPictures.filter(({ kind }) => kind === 'room')
  const photographed = rooms.find(({ file }) => String(file).startsWith('studio/'))
  const isDrawn = !String(firstPartPictures[0]?.file).startsWith('studio/')
  const drawn = isDrawn ? firstPartPictures.find(({ kind }) => kind === 'room') : undefined
  const mainPicture = main && pictures.find(({ offer_id }) => offer_id === main.id)
  const partPictures = parts.map((part) => listPartPictures(part)[0])
  return [mainPicture ?? photographed ?? drawn, ...partPictures].filter(
    (picture) => picture !== undefined,
  )
}
