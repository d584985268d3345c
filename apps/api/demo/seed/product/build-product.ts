import { slugify } from '@svetlitsa/domain/text/slug'
import { pickBadges } from '../badge/badges.ts'
import { getFinish } from '../finish/finishes.ts'
import { listProductFinishes } from '../finish/list-product-finishes.ts'
import { buildOffer, calculateWeightKg } from '../offer/build-offer.ts'
import { buildPackageBoxes } from '../offer/build-package-boxes.ts'
import { listOfferSizes } from '../offer/list-offer-sizes.ts'
import { roundPrice } from '../offer/round-price.ts'
import { pickSharedProperties } from '../property/pick-shared-properties.ts'
import { buildGuid, Random } from '../random/random.ts'
import { getSeriesVendor } from '../vendor/vendors.ts'
import { buildElarbis } from './build-elarbis.ts'
import { buildProductNames } from './build-product-names.ts'
import { describeProduct } from './describe-product.ts'
import type { GoodsBuildContext } from './goods.ts'
import type { SoldKind } from './list-sold-kinds.ts'
import type { KindSize } from './product-kinds.ts'
import { series as allSeries, type Series } from './series.ts'

/** Offset in the list of series between neighboring kinds. */
const SERIES_STEP = 5
const DISCOUNTS = [5, 10, 15, 20, 23, 25, 30]
/** Maximum number of finishes for products with one, two, and three or more sizes. */
const MAX_FINISHES = [5, 3, 2]

export function buildProduct(context: GoodsBuildContext, kind: SoldKind, copy: number): void {
  const { random, goods } = context
  const id = goods.products.length + 1
  const productRandom = new Random((kind.index + 1) * 1_000_003 + copy * 7_919)
  const seriesIndex = (kind.index * SERIES_STEP + copy) % allSeries.length
  const series = getSeries(seriesIndex)
  const vendor = getSeriesVendor(kind.vendorProfile, seriesIndex)
  const edition = Math.floor(copy / allSeries.length)
  const names = buildProductNames(kind.noun, series.name, edition)
  const code = slugify(`${names.name} ${copy + 1}`)
  const model = findModel(kind, series, copy)
  const sizes = listOfferSizes(kind, model)
  const availableFinishes = listProductFinishes(kind, model, series.design, copy)
  const maxFinishes = MAX_FINISHES[sizes.length - 1] ?? 2
  const finishes = availableFinishes.slice(
    0,
    model ? maxFinishes : Math.min(maxFinishes, productRandom.nextInteger(2, 4)),
  )
  const warrantyMonths = productRandom.pick(kind.weightKg > 10 ? [24, 24, 24, 18] : [12, 12, 24])
  const largest = sizes.at(-1)
  goods.products.push({
    id,
    guid: buildGuid('product', code),
    code,
    section_id: context.sectionId(kind.section),
    vendor_id: vendor.id,
    ...names,
    series: series.name,
    description: describeProduct(
      {
        kind,
        series,
        sizes,
        finishes: finishes.map((finish) => getFinish(finish).name),
        weightKg: largest ? calculateWeightKg(kind, largest) : kind.weightKg,
        boxCount: largest
          ? buildPackageBoxes(kind, largest, calculateWeightKg(kind, largest)).length
          : 1,
        warrantyMonths,
        without: model?.params.headboard === 'none' ? ['зголовь'] : [],
      },
      productRandom,
    ),
    is_active: true,
    is_hit: random.hasChance(14),
    is_new: random.hasChance(10),
    is_kit: false,
    is_kitchen: false,
    minimum_batch: 1,
    sells_remains: true,
    by_metre: kind.byMetre ?? false,
    needs_assembly: kind.assemblyMinutes > 0,
    assembly_minutes: kind.assemblyMinutes,
    warranty_months: warrantyMonths,
    popularity:
      random.nextInteger(1, 1_000) + Math.round(random.nextInteger(0, 140) * random.nextFraction()),
    elarbis: buildElarbis(model, `/catalog/${kind.section}/${code}/`),
    created_at: new Date(
      Date.UTC(2026, random.nextInteger(0, 9), random.nextInteger(1, 28)),
    ).toISOString(),
  })
  const [cheapest = 0, dearest = 0] = kind.price
  const base = roundPrice(cheapest + (dearest - cheapest) * random.nextFraction() ** 1.6)
  const discount = random.hasChance(30) ? random.pick(DISCOUNTS) : 0
  const shared = pickSharedProperties(kind, model, series, vendor, productRandom)
  addTags(context, id, { kind, base, series, finish: finishes[0] })
  for (const badgeId of pickBadges({ kind, vendor, warrantyMonths }, productRandom)) {
    goods.productBadges.push({ product_id: id, badge_id: badgeId })
  }
  const modelSize = findModelSize(sizes, model)
  let position = 0
  for (const size of sizes) {
    for (const finish of finishes) {
      if (sizes.length > 1 && position > 2 && productRandom.hasChance(12)) continue
      buildOffer(context, {
        productId: id,
        kind,
        model,
        size,
        isModelSize: size === modelSize,
        finish,
        base,
        discount,
        sharedValues: shared,
        random: productRandom,
        position: position++,
      })
      addRooms(context, { id, offerId: goods.offers.length, finish }, model?.id)
    }
  }
}

function getSeries(index: number): Series {
  const series = allSeries[index]
  if (!series) throw new Error(`no series ${index}`)
  return series
}

/**
 * Studio models are named by series. If none matches this series, the available models are used in
 * rotation.
 */
function findModel({ shownBy }: SoldKind, { name }: Series, copy: number) {
  const seriesSlug = slugify(name)
  const matchingModel = shownBy.find(
    ({ id }) => id.endsWith(`-${seriesSlug}`) || id.includes(`-${seriesSlug}-`),
  )
  return matchingModel ?? shownBy[copy % Math.max(1, shownBy.length)] ?? null
}

function findModelSize(sizes: readonly KindSize[], model: SoldKind['shownBy'][number] | null) {
  const width = model?.size?.widthCm
  return sizes.find((size) => size.width === width) ?? sizes[0]
}

interface TagInput {
  kind: SoldKind
  base: number
  series: Series
  finish: string | undefined
}

const DARK = new Set(['Чёрный', 'Коричневый', 'Синий', 'Зелёный'])
const LIGHT = new Set(['Белый', 'Бежевый'])
/** As a share of the kind's price range. */
const CHEAP_SHARE = 0.22

function addTags(
  { goods, tags, sectionId }: GoodsBuildContext,
  id: number,
  { kind, base, series, finish }: TagInput,
): void {
  const section = sectionId(kind.section)
  const addTag = (tagId: number) => goods.productTags.push({ product_id: id, tag_id: tagId })
  addTag(tags.getStyleTagId(section, series.design.style))
  const [cheapest = 0, dearest = 0] = kind.price
  if (base < cheapest + (dearest - cheapest) * CHEAP_SHARE) addTag(tags.getCheapTagId(section))
  const colour = finish && getFinish(finish).base
  if (colour && LIGHT.has(colour)) addTag(tags.getToneTagId(section, true))
  if (colour && DARK.has(colour)) addTag(tags.getToneTagId(section, false))
}

/**
 * Adds pictures of rooms that show the model in this finish; other rooms would misrepresent the
 * offer.
 */
function addRooms(
  { goods, library }: GoodsBuildContext,
  { id, offerId, finish }: { id: number; offerId: number; finish: string },
  model: string | undefined,
): void {
  const rooms = model
    ? library.scenes.filter(({ finishes }) => finishes[model]?.includes(finish))
    : []
  for (const [index, { file, width, height }] of rooms.slice(0, 2).entries()) {
    goods.pictures.push({
      product_id: id,
      offer_id: offerId,
      file,
      kind: 'room',
      width,
      height,
      position: 50 + index,
    })
  }
}
