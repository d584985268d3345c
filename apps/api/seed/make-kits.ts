import { slug } from '@svetlitsa/domain/text/slug'
import { ean13 } from './ean-13.ts'
import type { Making, Row } from './goods.ts'
import { kitPictures } from './kit-pictures.ts'
import { type KitRecipe, kitRecipes } from './kit-recipes.ts'
import { makeGuid } from './make-guid.ts'
import { nameOfGoods } from './name-of-goods.ts'
import { Random } from './random.ts'
import { series as allSeries, type Series } from './series.ts'

const KITS_PER_RECIPE = 18
/** Kits are the shop's own. */
const KIT_VENDOR = 1

/** A thing of a kit, in one of its finishes. */
export interface KitPart {
  product: Row
  offer: Row
  count: number
  isOptional: boolean
  group: string
}

/** Rooms of one series: their parts are offers of goods that are sold by themselves, too. */
export function makeKits(making: Making): void {
  const { products, offers, pictures } = making.goods
  const found: FoundKit[] = []
  const bySection = Map.groupBy(products, (product) => Number(product.section_id))
  const byProduct = Map.groupBy(offers, (offer) => Number(offer.product_id))
  const inRooms = new Set(
    pictures.filter(({ kind }) => kind === 'room').map(({ offer_id }) => offer_id),
  )
  for (const recipe of kitRecipes) {
    let made = 0
    for (const one of allSeries) {
      if (made === KITS_PER_RECIPE) break
      const parts = partsOf(making, recipe, one.name, { bySection, byProduct, inRooms })
      if (!parts) continue
      const shown = recipe.shownBy ? bySection.get(making.sectionId(recipe.shownBy)) : undefined
      const wholes = (shown ?? [])
        .toSorted((a, b) => Number(b.series === one.name) - Number(a.series === one.name))
        .flatMap(({ id }) => byProduct.get(Number(id)) ?? [])
      // What shows the whole wears what its parts wear.
      const main = wholes.find((offer) => offer.finish_code === parts[0]?.offer.finish_code) ?? null
      found.push({ recipe, series: one, parts, main })
      made++
    }
  }
  const known = rowsOfParts(making.goods, found)
  for (const kit of found) addKit(making, kit, known)
}

interface KnownGoods {
  bySection: ReadonlyMap<number, readonly Row[]>
  byProduct: ReadonlyMap<number, readonly Row[]>
  /** Offers that are pictured in a room: a kit is best looked at there. */
  inRooms: ReadonlySet<unknown>
}

interface FoundKit {
  recipe: KitRecipe
  series: Series
  parts: readonly KitPart[]
  /** An offer that shows the whole where the parts do not. */
  main: Row | null
}

/** Pictures and characteristics of the offers that are parts, by the offer: there are many others. */
interface KnownRows {
  pictures: readonly Row[]
  facts: ReadonlyMap<unknown, readonly Row[]>
}

function rowsOfParts({ pictures, facts }: Making['goods'], kits: readonly FoundKit[]): KnownRows {
  const parts = kits.flatMap((kit) => kit.parts)
  const whole = kits.map(({ main }) => main?.id)
  const offers = new Set([...parts.map(({ offer }) => offer.id), ...whole])
  const products = new Set(parts.map(({ product }) => product.id))
  return {
    pictures: pictures.filter(({ product_id, offer_id }) =>
      offer_id === null ? products.has(product_id) : offers.has(offer_id),
    ),
    facts: Map.groupBy(
      facts.filter(({ offer_id }) => offers.has(offer_id)),
      ({ offer_id }) => offer_id,
    ),
  }
}

/** The things of a series that a recipe asks for; null where one is missing that it cannot do without. */
function partsOf(
  { sectionId }: Making,
  { parts, shownBy }: KitRecipe,
  series: string,
  { bySection, byProduct, inRooms }: KnownGoods,
): KitPart[] | null {
  const found: KitPart[] = []
  const known = parts.map((part) => {
    const product = part.sections
      .flatMap((code) => bySection.get(sectionId(code)) ?? [])
      .find((one) => one.series === series)
    return { ...part, product, offers: (product && byProduct.get(Number(product.id))) ?? [] }
  })
  const tone = shownBy ? commonFinish(known.map(({ offers }) => offers)) : null
  for (const { product, offers, count, isOptional = false, group = '' } of known) {
    const worn = new Set([tone, ...found.map(({ offer }) => offer.finish_code)])
    const offer =
      offers.find(({ finish_code }) => worn.has(finish_code)) ??
      offers.find(({ id }) => inRooms.has(id)) ??
      offers[0]
    if (product && offer) found.push({ product, offer, count, isOptional, group })
    else if (!isOptional) return null
  }
  return found
}

/** The finish that most parts come in, the first part among them: modules of one kitchen are of one colour. */
function commonFinish(parts: readonly (readonly Row[])[]): unknown {
  const [first = []] = parts
  const codes = first.map(({ finish_code }) => finish_code)
  const share = (code: unknown) =>
    parts.filter((offers) => offers.some(({ finish_code }) => finish_code === code)).length
  return codes.reduce((best, code) => (share(code) > share(best) ? code : best), codes[0])
}

function addKit(
  { goods, sectionId }: Making,
  { recipe, series: { name: series, line }, parts, main: shown }: FoundKit,
  known: KnownRows,
): void {
  const id = goods.products.length + 1
  const offerId = goods.offers.length + 1
  const own = new Random(goods.kitParts.length * 104_729)
  const names = nameOfGoods(recipe.noun, series)
  const { name } = names
  const needed = parts.filter(({ isOptional }) => !isOptional)
  const [main] = needed
  goods.products.push({
    ...main?.product,
    id,
    guid: makeGuid('kit', slug(name)),
    code: slug(name),
    section_id: sectionId(recipe.section),
    vendor_id: KIT_VENDOR,
    ...names,
    series,
    description: `${line} ${recipe.about}\n${inItOf(parts)}`,
    is_hit: own.chance(20),
    is_new: own.chance(20),
    is_kit: true,
    is_kitchen: recipe.isKitchen ?? false,
    needs_assembly: true,
    by_metre: false,
    elarbis: null,
    popularity: own.whole(1, 1_000),
  })
  goods.offers.push({
    ...main?.offer,
    id: offerId,
    guid: makeGuid('offer', String(offerId)),
    product_id: id,
    article: String(200_000 + offerId),
    name,
    size: '',
    width_cm: null,
    depth_cm: null,
    height_cm: null,
    weight_kg: needed.reduce((kg, { offer, count }) => kg + count * Number(offer.weight_kg), 0),
    boxes: needed.flatMap(({ offer, count }) => Array<unknown>(count).fill(offer.boxes).flat()),
    barcode: ean13(offerId),
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
  for (const [position, picture] of kitPictures(known.pictures, parts, shown).entries()) {
    goods.pictures.push({ ...picture, product_id: id, offer_id: offerId, position })
  }
  const inWords = (known.facts.get(main?.offer.id) ?? []).filter(({ value_id }) => value_id !== 0)
  goods.facts.push(...inWords.map((fact) => ({ ...fact, offer_id: offerId })))
}

function inItOf(parts: readonly KitPart[]): string {
  const said = parts.map(({ product, count, isOptional }) => {
    const many = count > 1 ? `, ${count} шт.` : ''
    return `${product.name}${many}${isOptional ? ' (по желанию)' : ''}`
  })
  return `В комплекте: ${said.join('; ')}`.replace(/\.?$/, '.')
}
