import { slug } from '@svetlitsa/domain/text/slug'
import { describe } from './describe.ts'
import type { Goods, Making, Shop } from './goods.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { makeGuid } from './make-guid.ts'
import { makeOffer } from './make-offer.ts'
import { seriesNames, styles, vendorNames } from './names.ts'
import { Random } from './random.ts'
import { roundPrice } from './round-price.ts'
import { traitsOf } from './traits.ts'

const PRODUCTS_PER_KIND = 12

/** Products and offers of every leaf section; a factor makes so many times more of them. */
export function makeGoods(shop: Shop): Goods {
  const goods: Goods = {
    products: [],
    offers: [],
    prices: [],
    pictures: [],
    facts: [],
    productTags: [],
  }
  const making: Making = { ...shop, random: new Random(20_261_120), goods }
  for (const [at, kind] of kinds.entries()) {
    for (let copy = 0; copy < PRODUCTS_PER_KIND * shop.factor; copy++)
      makeProduct(making, kind, at, copy)
  }
  return goods
}

function makeProduct(making: Making, kind: Kind, kindAt: number, copy: number): void {
  const { random, goods } = making
  const id = goods.products.length + 1
  const own = new Random(id * 7_919)
  const series = seriesNames[(kindAt * 5 + copy) % seriesNames.length] ?? 'Полдень'
  const edition = Math.floor(copy / seriesNames.length)
  const name = `${kind.noun} «${series}»${edition > 0 ? ` ${edition + 1}` : ''}`
  const fame = random.chance(75) ? random.whole(1, 140) : 0
  goods.products.push({
    id,
    guid: makeGuid('product', `${kind.section}-${copy}`),
    code: slug(`${name} ${copy + 1}`),
    section_id: making.sectionId(kind.section),
    vendor_id: ((kindAt * 7 + copy * 3) % vendorNames.length) + 1,
    name,
    series,
    description: describe(kind, series, own),
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
    popularity: random.whole(1, 1_000) + Math.round(fame * random.share()),
    created_at: new Date(Date.UTC(2026, random.whole(0, 9), random.whole(1, 28))).toISOString(),
  })
  const base = roundPrice(kind.price[0] + (kind.price[1] - kind.price[0]) * random.share() ** 1.6)
  const discount = random.chance(30) ? random.pick([5, 10, 15, 20, 23, 25, 30]) : 0
  const chosen = random.sample(kind.finishes, Math.min(kind.finishes.length, random.whole(2, 6)))
  const style = random.pick(styles)
  const traits = (traitsOf[kind.section] ?? []).map(
    ({ code, values }) => [code, own.pick(values)] as const,
  )
  addTags(making, id, kind, base, style)
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
        traits,
        own,
        position: position++,
      })
    }
  }
}

function addTags(
  { goods, tags, sectionId }: Making,
  id: number,
  kind: Kind,
  base: number,
  style: (typeof styles)[number],
): void {
  const section = sectionId(kind.section)
  goods.productTags.push({ product_id: id, tag_id: tags.ofStyle(section, style) })
  const isCheap = base < kind.price[0] + (kind.price[1] - kind.price[0]) * 0.22
  if (isCheap) goods.productTags.push({ product_id: id, tag_id: tags.ofCheap(section) })
}
