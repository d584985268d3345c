import { slug } from '@svetlitsa/domain/text/slug'
import { ean13 } from './ean-13.ts'
import { type Finish, type FinishName, finishes } from './finishes.ts'
import type { Kind, Size } from './kind.ts'
import { kinds } from './kinds.ts'
import { makeGuid } from './make-guid.ts'
import type { Properties } from './make-properties.ts'
import { seriesNames, styles, vendorNames } from './names.ts'
import { pictureFile, textureFile } from './picture-file.ts'
import { Random } from './random.ts'

type Row = Record<string, unknown>

export interface Goods {
  products: Row[]
  offers: Row[]
  prices: Row[]
  pictures: Row[]
  facts: Row[]
  productTags: Row[]
}

const pictureViews = ['front', 'side', 'detail', 'room'] as const

const PRODUCTS_PER_KIND = 12

interface Making {
  random: Random
  goods: Goods
  properties: Properties
  sectionId: (code: string) => number
}

/** Products and offers of every leaf section; a factor makes so many times more of them. */
export function makeGoods(
  properties: Properties,
  sectionId: (code: string) => number,
  factor: number,
): Goods {
  const goods: Goods = {
    products: [],
    offers: [],
    prices: [],
    pictures: [],
    facts: [],
    productTags: [],
  }
  const making: Making = { random: new Random(20_261_120), goods, properties, sectionId }
  for (const [at, kind] of kinds.entries()) {
    for (let copy = 0; copy < PRODUCTS_PER_KIND * factor; copy++)
      makeProduct(making, kind, at, copy)
  }
  return goods
}

function makeProduct(making: Making, kind: Kind, kindAt: number, copy: number): void {
  const { random, goods } = making
  const id = goods.products.length + 1
  const series = seriesNames[(kindAt * 5 + copy) % seriesNames.length] ?? 'Полдень'
  const edition =
    Math.floor((kindAt * 5 + copy) / seriesNames.length) -
    Math.floor((kindAt * 5) / seriesNames.length)
  const name = `${kind.noun} «${series}»${edition > 0 ? ` ${edition + 1}` : ''}`
  const reviews = random.chance(75) ? random.whole(1, 140) : 0
  goods.products.push({
    id,
    guid: makeGuid('product', `${kind.section}-${copy}`),
    code: slug(`${name} ${copy + 1}`),
    section_id: making.sectionId(kind.section),
    vendor_id: ((kindAt * 7 + copy * 3) % vendorNames.length) + 1,
    name,
    series,
    description: [...kind.about, sentenceOf(series)].join(' '),
    is_active: true,
    is_hit: random.chance(14),
    is_new: random.chance(10),
    is_kit: false,
    minimum_batch: 1,
    sells_remains: true,
    by_metre: kind.byMetre ?? false,
    needs_assembly: kind.assemblyMinutes > 0,
    assembly_minutes: kind.assemblyMinutes,
    warranty_months: kind.weightKg > 10 ? 24 : 12,
    popularity: random.whole(1, 1_000) + reviews,
    rating_sum: Math.round(reviews * (4 + random.share())),
    rating_count: reviews,
    created_at: new Date(Date.UTC(2026, random.whole(0, 9), random.whole(1, 28))).toISOString(),
  })
  const base = roundPrice(kind.price[0] + (kind.price[1] - kind.price[0]) * random.share() ** 1.6)
  const discount = random.chance(30) ? random.pick([5, 10, 15, 20, 23, 25, 30]) : 0
  const chosen = random.sample(kind.finishes, Math.min(kind.finishes.length, random.whole(2, 6)))
  const style = random.pick(styles)
  let position = 0
  for (const size of kind.sizes) {
    for (const finishName of chosen) {
      if (kind.sizes.length > 1 && position > 2 && random.chance(12)) continue
      makeOffer(making, {
        productId: id,
        kind,
        size,
        finishName,
        base,
        discount,
        style,
        position: position++,
      })
    }
  }
}

interface OfferMaking {
  productId: number
  kind: Kind
  size: Size
  finishName: FinishName
  base: number
  discount: number
  style: string
  position: number
}

function makeOffer({ goods, properties }: Making, made: OfferMaking): void {
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

function sentenceOf(series: string): string {
  return `Подходит к другим вещам серии «${series}».`
}

/** Prices end in 90, like everywhere. */
function roundPrice(price: number): number {
  return Math.max(90, Math.round(price / 100) * 100 - 10)
}
