import { ean13 } from './ean-13.ts'
import { type Finish, type FinishName, finishes } from './finishes.ts'
import type { Goods, Making } from './goods.ts'
import type { Kind, Size } from './kind.ts'
import { makeGuid } from './make-guid.ts'
import { TENGE_RATE } from './make-regions.ts'
import { pictureFile, textureFile } from './picture-file.ts'
import type { Random } from './random.ts'
import { roundPrice } from './round-price.ts'

const pictureViews = ['front', 'side', 'detail', 'room'] as const

interface OfferMaking {
  productId: number
  kind: Kind
  size: Size
  finishName: FinishName
  base: number
  discount: number
  style: string
  traits: readonly (readonly [code: string, value: string])[]
  /** Chance of the product's own, so that what is added later leaves the rest as it is. */
  own: Random
  position: number
}

export function makeOffer({ goods, properties }: Making, made: OfferMaking): void {
  const { productId, kind, size, discount, position } = made
  const finish: Finish = finishes[made.finishName]
  const id = goods.offers.length + 1
  const weight = Math.round(kind.weightKg * size.priceShare * 10) / 10
  goods.offers.push({
    id,
    guid: makeGuid('offer', String(id)),
    product_id: productId,
    article: String(200_000 + id),
    name: [kind.noun, size.label, finish.name].filter(Boolean).join(', '),
    finish: finish.name,
    finish_code: finish.code,
    finish_colour: finish.colour,
    texture: textureFile(finish),
    size: size.label,
    width_cm: size.width,
    depth_cm: size.depth,
    height_cm: size.height,
    weight_kg: weight,
    boxes: boxesOf(size, weight),
    barcode: ean13(id),
    is_active: true,
    position,
  })
  const old = roundPrice(
    made.base *
      size.priceShare *
      (finish.material === 'fabric' && finish.kind === 'Букле' ? 1.06 : 1),
  )
  goods.prices.push({
    zone_id: 1,
    offer_id: id,
    amount: discount > 0 ? roundPrice(old * (1 - discount / 100)) : old,
    old_amount: old,
  })
  addTengePrice(goods, id, made.own)
  for (const [at, view] of pictureViews.entries()) {
    goods.pictures.push({
      product_id: productId,
      offer_id: id,
      file: pictureFile(kind.drawing, productId, size, finish, view),
      kind: view === 'detail' || view === 'room' ? view : 'studio',
      width: 1000,
      height: 800,
      position: at,
    })
  }
  const number = (code: string, value: number) =>
    goods.facts.push({
      offer_id: id,
      property_id: properties.propertyId(code),
      value_id: 0,
      number: value,
    })
  const value = (code: string, text: string) =>
    goods.facts.push({
      offer_id: id,
      property_id: properties.propertyId(code),
      value_id: properties.valueId(code, text),
      number: null,
    })
  number('SHIRINA', size.width)
  number('GLUBINA', size.depth)
  number('VYSOTA', size.height)
  value('COLOR', finish.base)
  value('DMATERIAL', finish.kind)
  value('STIL', made.style)
  for (const [code, text] of made.traits) value(code, text)
  if (kind.assemblyMinutes > 0) value('SBORKA', 'Да')
  if (kind.extra && size.extra !== undefined) number(kind.extra.code, size.extra)
}

/** Furniture travels in boxes that two people can carry. */
function boxesOf(size: Size, weightKg: number) {
  const count = Math.max(1, Math.ceil(weightKg / 45))
  return Array.from({ length: count }, () => ({
    widthCm: Math.min(size.width, 200) + 4,
    depthCm: Math.max(8, Math.round(size.depth / count)),
    heightCm: Math.max(8, Math.round(size.height / 3)),
    weightKg: Math.round((weightKg / count) * 10) / 10,
  }))
}

/** Some offers have a price of their own in tenge; the others follow the rate. */
function addTengePrice(goods: Goods, offerId: number, own: Random): void {
  const rouble = goods.prices.at(-1)
  if (!rouble || !own.chance(18)) return
  const rate = TENGE_RATE * (0.94 + own.share() * 0.08)
  const tenge = (amount: unknown) =>
    Math.max(990, Math.round((Number(amount) * rate) / 1_000) * 1_000 - 10)
  goods.prices.push({
    zone_id: 2,
    offer_id: offerId,
    amount: tenge(rouble.amount),
    old_amount: tenge(rouble.old_amount),
  })
}
