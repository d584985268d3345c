import { type Finish, getFinish } from '../finish/finishes.ts'
import { addOfferPictures } from '../picture/add-offer-pictures.ts'
import { getSwatchPath } from '../picture/get-drawing-path.ts'
import type { Goods, GoodsBuildContext } from '../product/goods.ts'
import type { KindSize, ProductKind } from '../product/product-kinds.ts'
import type { Random } from '../random/random.ts'
import { buildGuid } from '../random/random.ts'
import { EAST_ZONE, KAZAKH_ZONE, TENGE_RATE } from '../region/build-regions.ts'
import type { StudioModel } from '../studio/studio-library.ts'
import { buildEan13 } from './build-ean13.ts'
import { buildPackageBoxes } from './build-package-boxes.ts'
import { roundPrice } from './round-price.ts'

export interface OfferInput {
  productId: number
  kind: ProductKind
  model: StudioModel | null
  size: KindSize
  /** Whether the model was built in this size. */
  isModelSize: boolean
  finish: string
  base: number
  discount: number
  /** Properties that all offers of the product share. */
  sharedValues: readonly PropertyValue[]
  /**
   * The product's own generator, so that adding products later does not change the existing ones.
   */
  random: Random
  position: number
}

/** A property with a text or numeric value. */
export type PropertyValue = readonly [code: string, value: string | number]

/** Fabrics that cost more. */
const EXPENSIVE_CLOTH = new Set(['Букле', 'Экокожа'])

export function buildOffer(context: GoodsBuildContext, input: OfferInput): void {
  const { goods } = context
  const { productId, kind, size, discount, position } = input
  const finish = getFinish(input.finish)
  const id = goods.offers.length + 1
  const weight = calculateWeightKg(kind, size)
  goods.offers.push({
    id,
    guid: buildGuid('offer', String(id)),
    product_id: productId,
    article: String(200_000 + id),
    name: [kind.noun, size.label, finish.name].filter(Boolean).join(', '),
    finish: finish.name,
    finish_code: finish.code,
    finish_colour: finish.colour,
    texture: getSwatchPath(finish),
    size: size.label,
    width_cm: size.width,
    depth_cm: size.depth,
    height_cm: size.height,
    weight_kg: weight,
    boxes: buildPackageBoxes(kind, size, weight),
    barcode: buildEan13(id),
    is_active: true,
    position,
  })
  const old = roundPrice(
    input.base * size.priceShare * (EXPENSIVE_CLOTH.has(finish.kind) ? 1.06 : 1),
  )
  const amount = discount > 0 ? roundPrice(old * (1 - discount / 100)) : old
  goods.prices.push({ zone_id: 1, offer_id: id, amount, old_amount: old })
  addZonePrices(goods, id, { amount, old }, input.random)
  addOfferPictures(goods, id, input, finish)
  addOfferProperties(context, id, input, finish, weight)
}

function addOfferProperties(
  { goods, properties }: GoodsBuildContext,
  offerId: number,
  { kind, size, sharedValues }: OfferInput,
  { base, kind: material }: Finish,
  weight: number,
): void {
  const propertyValues: PropertyValue[] = [
    ['SHIRINA_DPZ', size.width],
    ['GLUBINA_DPZ', size.depth],
    ['VYSOTA_DPZ', size.height],
    ['VES', Math.max(1, Math.round(weight))],
    ['COLOR', base],
    ['DMATERIAL', material],
    ...sharedValues,
  ]
  if (kind.extra && size.extra !== undefined) propertyValues.push([kind.extra, size.extra])
  for (const [code, value] of propertyValues) {
    const isNumber = typeof value === 'number'
    goods.offerProperties.push({
      offer_id: offerId,
      property_id: properties.propertyId(code),
      value_id: isNumber ? 0 : properties.valueId(code, value),
      number: isNumber ? value : null,
    })
  }
}

export function calculateWeightKg(kind: ProductKind, size: KindSize): number {
  return Math.round(kind.weightKg * size.priceShare * 10) / 10
}

/** Price ratio beyond the Urals, to cover transport. */
const EAST_SHARE = 1.04

interface Price {
  amount: number
  old: number
}

/**
 * Adds explicit prices of some offers in other zones, occasionally with a sale held only there. The
 * remaining offers follow the exchange rate, or cost the same beyond the Urals as elsewhere.
 */
function addZonePrices(goods: Goods, offerId: number, price: Price, random: Random): void {
  const addPrice = (zoneId: number, { amount, old }: Price) =>
    goods.prices.push({ zone_id: zoneId, offer_id: offerId, amount, old_amount: old })
  if (random.hasChance(18)) {
    const rate = TENGE_RATE * (0.94 + random.nextFraction() * 0.08)
    addPrice(KAZAKH_ZONE, { amount: toTenge(price.amount, rate), old: toTenge(price.old, rate) })
  }
  if (random.hasChance(22)) {
    const old = roundPrice(price.old * EAST_SHARE)
    const sale = random.hasChance(30)
      ? roundPrice(old * 0.88)
      : roundPrice(price.amount * EAST_SHARE)
    addPrice(EAST_ZONE, { amount: Math.min(sale, old), old })
  }
}

const toTenge = (roubles: number, rate: number) =>
  Math.max(990, Math.round((roubles * rate) / 1_000) * 1_000 - 10)
