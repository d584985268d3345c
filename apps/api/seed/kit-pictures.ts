import type { Row } from './goods.ts'
import type { KitPart } from './make-kits.ts'

/**
 * What a kit looks like: a room of the studio's in which its main part stands, else the room drawn
 * round that part, then each part by itself. `main` shows a kit that is more than its parts, e.g. a kitchen.
 */
export function kitPictures(
  pictures: readonly Row[],
  parts: readonly KitPart[],
  main: Row | null,
): Row[] {
  const of = ({ product, offer }: KitPart) =>
    pictures.filter(
      ({ product_id, offer_id }) =>
        offer_id === offer.id || (offer_id === null && product_id === product.id),
    )
  const [first] = parts
  const ofFirst = first ? of(first) : []
  const rooms = ofFirst.filter(({ kind }) => kind === 'room')
  const photographed = rooms.find(({ file }) => String(file).startsWith('studio/'))
  const isDrawn = !String(ofFirst[0]?.file).startsWith('studio/')
  const drawn = isDrawn ? ofFirst.find(({ kind }) => kind === 'room') : undefined
  const whole = main && pictures.find(({ offer_id }) => offer_id === main.id)
  const each = parts.map((part) => of(part)[0])
  return [whole ?? photographed ?? drawn, ...each].filter((picture) => picture !== undefined)
}
