import { boxesOf } from './boxes-of.ts'
import { ean13 } from './ean-13.ts'
import { type Finish, finishOf } from './finishes.ts'
import type { Making } from './goods.ts'
import type { Kind, Size } from './kinds.ts'
import { makeGuid } from './make-guid.ts'
import { addOfferPictures } from './offer-pictures.ts'
import { textureFile } from './picture-file.ts'
import type { Random } from './random.ts'
import { roundPrice } from './round-price.ts'
import type { StudioModel } from './studio/studio-library.ts'
import { addZonePrices } from './zone-prices.ts'

export interface OfferMaking {
  productId: number
  kind: Kind
  model: StudioModel | null
  size: Size
  /** Whether the model was built in this size. */
  isOwnSize: boolean
  finish: string
  base: number
  discount: number
  /** Characteristics that all offers of the product share. */
  shared: readonly Fact[]
  /** Chance of the product's own, so that what is added later leaves the rest as it is. */
  own: Random
  position: number
}

/** A characteristic in words or in a number. */
export type Fact = readonly [code: string, value: string | number]

/** Cloth that is woven slowly costs more. */
const DEAR_CLOTH = new Set(['Букле', 'Экокожа'])

export function makeOffer(making: Making, made: OfferMaking): void {
  const { goods } = making
  const { productId, kind, size, discount, position } = made
  const finish = finishOf(made.finish)
  const id = goods.offers.length + 1
  const weight = weightOf(kind, size)
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
    boxes: boxesOf(kind, size, weight),
    barcode: ean13(id),
    is_active: true,
    position,
  })
  const old = roundPrice(made.base * size.priceShare * (DEAR_CLOTH.has(finish.kind) ? 1.06 : 1))
  const amount = discount > 0 ? roundPrice(old * (1 - discount / 100)) : old
  goods.prices.push({ zone_id: 1, offer_id: id, amount, old_amount: old })
  addZonePrices(goods, id, { amount, old }, made.own)
  addOfferPictures(goods, id, made, finish)
  addFacts(making, id, made, finish, weight)
}

function addFacts(
  { goods, properties }: Making,
  offerId: number,
  { kind, size, shared }: OfferMaking,
  { base, kind: material }: Finish,
  weight: number,
): void {
  const facts: Fact[] = [
    ['SHIRINA_DPZ', size.width],
    ['GLUBINA_DPZ', size.depth],
    ['VYSOTA_DPZ', size.height],
    ['VES', Math.max(1, Math.round(weight))],
    ['COLOR', base],
    ['DMATERIAL', material],
    ...shared,
  ]
  if (kind.extra && size.extra !== undefined) facts.push([kind.extra, size.extra])
  for (const [code, value] of facts) {
    const isNumber = typeof value === 'number'
    goods.facts.push({
      offer_id: offerId,
      property_id: properties.propertyId(code),
      value_id: isNumber ? 0 : properties.valueId(code, value),
      number: isNumber ? value : null,
    })
  }
}

export function weightOf(kind: Kind, size: Size): number {
  return Math.round(kind.weightKg * size.priceShare * 10) / 10
}
