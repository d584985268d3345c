import { slug } from '@svetlitsa/domain/text/slug'
import { boxesOf } from './boxes-of.ts'
import { describe } from './describe.ts'
import { elarbisOf } from './elarbis-of.ts'
import { finishOf } from './finishes.ts'
import { finishesOf } from './finishes-of.ts'
import type { Making } from './goods.ts'
import type { Size } from './kinds.ts'
import { makeGuid } from './make-guid.ts'
import { makeOffer, weightOf } from './make-offer.ts'
import { nameOfGoods } from './name-of-goods.ts'
import { Random } from './random.ts'
import { roundPrice } from './round-price.ts'
import { series as allSeries, type Series } from './series.ts'
import { sharedFacts } from './shared-facts.ts'
import { shieldsOf } from './shields.ts'
import { sizesOf } from './sizes-of.ts'
import type { SoldKind } from './sold-kinds.ts'
import { makerOf } from './vendors.ts'

/** How far apart in the list of series neighbouring kinds begin. */
const SERIES_STEP = 5
const DISCOUNTS = [5, 10, 15, 20, 23, 25, 30]
/** The most finishes of a product in one size, in two, in more. */
const MOST_FINISHES = [5, 3, 2]

export function makeProduct(making: Making, kind: SoldKind, copy: number): void {
  const { random, goods } = making
  const id = goods.products.length + 1
  const own = new Random((kind.at + 1) * 1_000_003 + copy * 7_919)
  const seriesAt = (kind.at * SERIES_STEP + copy) % allSeries.length
  const series = seriesOf(seriesAt)
  const maker = makerOf(kind.makes, seriesAt)
  const edition = Math.floor(copy / allSeries.length)
  const names = nameOfGoods(kind.noun, series.name, edition)
  const code = slug(`${names.name} ${copy + 1}`)
  const model = modelOf(kind, series, copy)
  const sizes = sizesOf(kind, model)
  const known = finishesOf(kind, model, series.look, copy)
  const most = MOST_FINISHES[sizes.length - 1] ?? 2
  const chosen = known.slice(0, model ? most : Math.min(most, own.whole(2, 4)))
  const warrantyMonths = own.pick(kind.weightKg > 10 ? [24, 24, 24, 18] : [12, 12, 24])
  const largest = sizes.at(-1)
  goods.products.push({
    id,
    guid: makeGuid('product', code),
    code,
    section_id: making.sectionId(kind.section),
    vendor_id: maker.id,
    ...names,
    series: series.name,
    description: describe(
      {
        kind,
        series,
        sizes,
        finishes: chosen.map((one) => finishOf(one).name),
        weightKg: largest ? weightOf(kind, largest) : kind.weightKg,
        boxCount: largest ? boxesOf(kind, largest, weightOf(kind, largest)).length : 1,
        warrantyMonths,
        without: model?.params.headboard === 'none' ? ['зголовь'] : [],
      },
      own,
    ),
    is_active: true,
    is_hit: random.chance(14),
    is_new: random.chance(10),
    is_kit: false,
    is_kitchen: false,
    minimum_batch: 1,
    sells_remains: true,
    by_metre: kind.byMetre ?? false,
    needs_assembly: kind.assemblyMinutes > 0,
    assembly_minutes: kind.assemblyMinutes,
    warranty_months: warrantyMonths,
    popularity: random.whole(1, 1_000) + Math.round(random.whole(0, 140) * random.share()),
    elarbis: elarbisOf(model, `/catalog/${kind.section}/${code}/`),
    created_at: new Date(Date.UTC(2026, random.whole(0, 9), random.whole(1, 28))).toISOString(),
  })
  const [cheapest = 0, dearest = 0] = kind.price
  const base = roundPrice(cheapest + (dearest - cheapest) * random.share() ** 1.6)
  const discount = random.chance(30) ? random.pick(DISCOUNTS) : 0
  const shared = sharedFacts(kind, model, series, maker, own)
  addTags(making, id, { kind, base, series, finish: chosen[0] })
  for (const shieldId of shieldsOf({ kind, maker, warrantyMonths }, own)) {
    goods.productShields.push({ product_id: id, shield_id: shieldId })
  }
  const ownSize = ownSizeOf(sizes, model)
  let position = 0
  for (const size of sizes) {
    for (const finish of chosen) {
      if (sizes.length > 1 && position > 2 && own.chance(12)) continue
      makeOffer(making, {
        productId: id,
        kind,
        model,
        size,
        isOwnSize: size === ownSize,
        finish,
        base,
        discount,
        shared,
        own,
        position: position++,
      })
      addRooms(making, { id, offerId: goods.offers.length, finish }, model?.id)
    }
  }
}

function seriesOf(at: number): Series {
  const found = allSeries[at]
  if (!found) throw new Error(`no series ${at}`)
  return found
}

/** The studio names models by series; where it has none of this one, they take turns. */
function modelOf({ shownBy }: SoldKind, { name }: Series, copy: number) {
  const own = slug(name)
  const named = shownBy.find(({ id }) => id.endsWith(`-${own}`) || id.includes(`-${own}-`))
  return named ?? shownBy[copy % Math.max(1, shownBy.length)] ?? null
}

function ownSizeOf(sizes: readonly Size[], model: SoldKind['shownBy'][number] | null) {
  const width = model?.size?.widthCm
  return sizes.find((size) => size.width === width) ?? sizes[0]
}

interface Tagged {
  kind: SoldKind
  base: number
  series: Series
  finish: string | undefined
}

const DARK = new Set(['Чёрный', 'Коричневый', 'Синий', 'Зелёный'])
const LIGHT = new Set(['Белый', 'Бежевый'])
/** Of the kind's span of prices. */
const CHEAP_SHARE = 0.22

function addTags(
  { goods, tags, sectionId }: Making,
  id: number,
  { kind, base, series, finish }: Tagged,
): void {
  const section = sectionId(kind.section)
  const put = (tagId: number) => goods.productTags.push({ product_id: id, tag_id: tagId })
  put(tags.ofStyle(section, series.look.style))
  const [cheapest = 0, dearest = 0] = kind.price
  if (base < cheapest + (dearest - cheapest) * CHEAP_SHARE) put(tags.ofCheap(section))
  const colour = finish && finishOf(finish).base
  if (colour && LIGHT.has(colour)) put(tags.ofTone(section, true))
  if (colour && DARK.has(colour)) put(tags.ofTone(section, false))
}

/** Rooms in which its model stands in this very finish: a room with another would lie. */
function addRooms(
  { goods, library }: Making,
  { id, offerId, finish }: { id: number; offerId: number; finish: string },
  model: string | undefined,
): void {
  const rooms = model
    ? library.scenes.filter(({ finishes }) => finishes[model]?.includes(finish))
    : []
  for (const [at, { file, width, height }] of rooms.slice(0, 2).entries()) {
    goods.pictures.push({
      product_id: id,
      offer_id: offerId,
      file,
      kind: 'room',
      width,
      height,
      position: 50 + at,
    })
  }
}
