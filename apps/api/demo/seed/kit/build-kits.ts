import { slugify } from '@svetlitsa/domain/text/slug'
import { buildEan13 } from '../offer/build-ean13.ts'
import { buildProductNames } from '../product/build-product-names.ts'
import type { GoodsBuildContext, Row } from '../product/goods.ts'
import { series as allSeries, type Series } from '../product/series.ts'
import { buildGuid, Random } from '../random/random.ts'
import { type KitRecipe, kitRecipes } from './kit-recipes.ts'
import { listKitPictures } from './list-kit-pictures.ts'

const KITS_PER_RECIPE = 18
/** The shop itself is the vendor of all kits. */
const KIT_VENDOR = 1

/** A part of a kit, in one of its finishes. */
export interface KitPart {
  product: Row
  offer: Row
  count: number
  isOptional: boolean
  group: string
}

/** Kits of one series. Their parts are offers of products that are also sold separately. */
export function buildKits(context: GoodsBuildContext): void {
  const { products, offers, pictures } = context.goods
  const found: FoundKit[] = []
  const bySection = Map.groupBy(products, (product) => Number(product.section_id))
  const byProduct = Map.groupBy(offers, (offer) => Number(offer.product_id))
  const inRooms = new Set(
    pictures.filter(({ kind }) => kind === 'room').map(({ offer_id }) => offer_id),
  )
  for (const recipe of kitRecipes) {
    let count = 0
    for (const series of allSeries) {
      if (count === KITS_PER_RECIPE) break
      const parts = findKitParts(context, recipe, series.name, { bySection, byProduct, inRooms })
      if (!parts) continue
      const mainProducts = recipe.shownBy
        ? bySection.get(context.sectionId(recipe.shownBy))
        : undefined
      const mainOffers = (mainProducts ?? [])
        .toSorted((a, b) => Number(b.series === series.name) - Number(a.series === series.name))
        .flatMap(({ id }) => byProduct.get(Number(id)) ?? [])
      // The main offer has the same finish as the parts.
      const main =
        mainOffers.find((offer) => offer.finish_code === parts[0]?.offer.finish_code) ?? null
      found.push({ recipe, series, parts, main })
      count++
    }
  }
  const partRows = collectPartRows(context.goods, found)
  for (const kit of found) addKit(context, kit, partRows)
}

interface GoodsIndex {
  bySection: ReadonlyMap<number, readonly Row[]>
  byProduct: ReadonlyMap<number, readonly Row[]>
  /** Offers pictured in a room: preferred as kit parts because they give the kit a room picture. */
  inRooms: ReadonlySet<unknown>
}

interface FoundKit {
  recipe: KitRecipe
  series: Series
  parts: readonly KitPart[]
  /** An offer whose pictures represent the whole kit; null if the parts represent it. */
  main: Row | null
}

/**
 * Pictures and properties of the kit parts only, by offer, so that each kit does not scan all rows.
 */
interface PartRows {
  pictures: readonly Row[]
  properties: ReadonlyMap<unknown, readonly Row[]>
}

function collectPartRows(
  { pictures, offerProperties }: GoodsBuildContext['goods'],
  kits: readonly FoundKit[],
): PartRows {
  const parts = kits.flatMap((kit) => kit.parts)
  const mainOfferIds = kits.map(({ main }) => main?.id)
  const offers = new Set([...parts.map(({ offer }) => offer.id), ...mainOfferIds])
  const products = new Set(parts.map(({ product }) => product.id))
  return {
    pictures: pictures.filter(({ product_id, offer_id }) =>
      offer_id === null ? products.has(product_id) : offers.has(offer_id),
    ),
    properties: Map.groupBy(
      offerProperties.filter(({ offer_id }) => offers.has(offer_id)),
      ({ offer_id }) => offer_id,
    ),
  }
}

/** The products of a series that a recipe needs; null if a required one is missing. */
function findKitParts(
  { sectionId }: GoodsBuildContext,
  { parts, shownBy }: KitRecipe,
  series: string,
  { bySection, byProduct, inRooms }: GoodsIndex,
): KitPart[] | null {
  const found: KitPart[] = []
  const partRows = parts.map((part) => {
    const product = part.sections
      .flatMap((code) => bySection.get(sectionId(code)) ?? [])
      .find((product) => product.series === series)
    return { ...part, product, offers: (product && byProduct.get(Number(product.id))) ?? [] }
  })
  const tone = shownBy ? findCommonFinish(partRows.map(({ offers }) => offers)) : null
  for (const { product, offers, count, isOptional = false, group = '' } of partRows) {
    const usedFinishes = new Set([tone, ...found.map(({ offer }) => offer.finish_code)])
    const offer =
      offers.find(({ finish_code }) => usedFinishes.has(finish_code)) ??
      offers.find(({ id }) => inRooms.has(id)) ??
      offers[0]
    if (product && offer) found.push({ product, offer, count, isOptional, group })
    else if (!isOptional) return null
  }
  return found
}

/**
 * The finish available for most parts, including the first, so that the modules of one kitchen
 * match.
 */
function findCommonFinish(parts: readonly (readonly Row[])[]): unknown {
  const [first = []] = parts
  const codes = first.map(({ finish_code }) => finish_code)
  const countParts = (code: unknown) =>
    parts.filter((offers) => offers.some(({ finish_code }) => finish_code === code)).length
  return codes.reduce((best, code) => (countParts(code) > countParts(best) ? code : best), codes[0])
}

function addKit(
  { goods, sectionId }: GoodsBuildContext,
  { recipe, series: { name: series, line }, parts, main: mainOffer }: FoundKit,
  partRows: PartRows,
): void {
  const id = goods.products.length + 1
  const offerId = goods.offers.length + 1
  const kitRandom = new Random(goods.kitParts.length * 104_729)
  const names = buildProductNames(recipe.noun, series)
  const { name } = names
  const needed = parts.filter(({ isOptional }) => !isOptional)
  const [main] = needed
  goods.products.push({
    ...main?.product,
    id,
    guid: buildGuid('kit', slugify(name)),
    code: slugify(name),
    section_id: sectionId(recipe.section),
    vendor_id: KIT_VENDOR,
    ...names,
    series,
    description: `${line} ${recipe.about}\n${describeContents(parts)}`,
    is_hit: kitRandom.hasChance(20),
    is_new: kitRandom.hasChance(20),
    is_kit: true,
    is_kitchen: recipe.isKitchen ?? false,
    needs_assembly: true,
    by_metre: false,
    elarbis: null,
    popularity: kitRandom.nextInteger(1, 1_000),
  })
  goods.offers.push({
    ...main?.offer,
    id: offerId,
    guid: buildGuid('offer', String(offerId)),
    product_id: id,
    article: String(200_000 + offerId),
    name,
    size: '',
    width_cm: null,
    depth_cm: null,
    height_cm: null,
    weight_kg: needed.reduce((kg, { offer, count }) => kg + count * Number(offer.weight_kg), 0),
    boxes: needed.flatMap(({ offer, count }) => Array<unknown>(count).fill(offer.boxes).flat()),
    barcode: buildEan13(offerId),
    position: 0,
  })
  for (const [position, { offer, count, isOptional, group }] of parts.entries()) {
    goods.kitParts.push({
      kit_id: id,
      offer_id: offer.id,
      count,
      is_optional: isOptional,
      module_group: group,
      position,
    })
  }
  for (const [position, picture] of listKitPictures(
    partRows.pictures,
    parts,
    mainOffer,
  ).entries()) {
    goods.pictures.push({ ...picture, product_id: id, offer_id: offerId, position })
  }
  const textProperties = (partRows.properties.get(main?.offer.id) ?? []).filter(
    ({ value_id }) => value_id !== 0,
  )
  goods.offerProperties.push(
    ...textProperties.map((property) => ({ ...property, offer_id: offerId })),
  )
}

function describeContents(parts: readonly KitPart[]): string {
  const partTexts = parts.map(({ product, count, isOptional }) => {
    const countText = count > 1 ? `, ${count} шт.` : ''
    return `${product.name}${countText}${isOptional ? ' (по желанию)' : ''}`
  })
  return `В комплекте: ${partTexts.join('; ')}`.replace(/\.?$/, '.')
}
