import { slugify } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'
import { badges } from '../badge/badges.ts'
import { bulkInsert } from '../database/bulk-insert.ts'
import { bulkLoadWithoutIndexes } from '../database/bulk-load-without-indexes.ts'
import { buildKits } from '../kit/build-kits.ts'
import { buildOfferTranslations } from '../offer/build-offer-translations.ts'
import { buildProperties, type Properties } from '../property/build-properties.ts'
import { Random } from '../random/random.ts'
import { buildReviews } from '../review/build-reviews.ts'
import { buildSections } from '../section/build-sections.ts'
import { buildStock } from '../stock/build-stock.ts'
import type { StudioLibrary } from '../studio/studio-library.ts'
import { buildTags } from '../tag/build-tags.ts'
import { vendors } from '../vendor/vendors.ts'
import { buildProduct } from './build-product.ts'
import type { BuildContext, Goods, GoodsBuildContext, Row } from './goods.ts'
import { listSoldKinds, type SoldKind } from './list-sold-kinds.ts'

/** Tables that receive hundreds of thousands of rows. */
const BULK_TABLES = [
  'product',
  'offer',
  'price',
  'picture',
  'offer_property',
  'product_tag',
  'product_badge',
  'kit_part',
  'stock',
  'review',
  'review_photo',
]

interface FillGoodsOptions {
  factor: number
  library: StudioLibrary
  places: readonly Row[]
  reportProgress: (step: string) => void
}

/** What later seed steps need from the filled goods. */
export interface FilledGoods {
  goods: Goods
  library: StudioLibrary
  properties: Properties
  sectionId: (code: string) => number
}

/** Fills sections, vendors, properties, products with prices and stock, and their reviews. */
export async function fillGoods(
  tx: Db,
  { factor, library, places, reportProgress }: FillGoodsOptions,
): Promise<FilledGoods> {
  reportProgress('разделы, производители, характеристики')
  const sold = listSoldKinds(library)
  const { sections, leafIds, sectionId } = buildSections(sold)
  const tags = buildTags(leafIds)
  await bulkInsert(tx, 'section', sections)
  await bulkInsert(tx, 'vendor', buildVendorRows())
  const properties = buildProperties()
  await bulkInsert(tx, 'property', toRows(properties.properties))
  await bulkInsert(tx, 'property_value', toRows(properties.values))
  await bulkInsert(tx, 'badge', badges)

  reportProgress('товары и предложения')
  const goods = buildGoods({ properties, sectionId, tags, factor, library }, sold)
  const reviews = buildReviews(goods)
  const usedTagIds = new Set(goods.productTags.map((productTag) => productTag.tag_id))
  await bulkInsert(
    tx,
    'tag',
    tags.tags.filter(({ id }) => usedTagIds.has(id)),
  )
  await bulkLoadWithoutIndexes(tx, BULK_TABLES, {}, async () => {
    await bulkInsert(tx, 'product', goods.products)
    await bulkInsert(tx, 'offer', goods.offers)
    await bulkInsert(tx, 'offer_word', buildOfferTranslations(goods))
    await bulkInsert(tx, 'price', goods.prices)
    await bulkInsert(tx, 'picture', goods.pictures)
    await bulkInsert(tx, 'offer_property', goods.offerProperties)
    await bulkInsert(tx, 'product_tag', goods.productTags)
    await bulkInsert(tx, 'product_badge', goods.productBadges)
    await bulkInsert(tx, 'kit_part', goods.kitParts)
    reportProgress('остатки, отзывы')
    await bulkInsert(tx, 'stock', buildStock(goods, places))
    await bulkInsert(tx, 'review', reviews.rows)
    await bulkInsert(tx, 'review_photo', reviews.photos)
  })
  await tx.execute(sql`select refresh_kit_prices(array(select id from product where is_kit))`)
  return { goods, library, properties, sectionId }
}

const toRows = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row }))

function buildVendorRows(): Row[] {
  return vendors.map(({ id, name, country, about }) => ({
    id,
    code: slugify(name),
    name,
    country,
    description: about,
    is_active: true,
  }))
}

const PRODUCTS_PER_KIND = 36

const SEED = 20_261_120

/** Products and offers of every leaf section; the factor multiplies their number. */
export function buildGoods(context: BuildContext, sold: readonly SoldKind[]): Goods {
  const goods: Goods = {
    products: [],
    offers: [],
    prices: [],
    pictures: [],
    offerProperties: [],
    productTags: [],
    productBadges: [],
    kitParts: [],
  }
  for (const kind of sold) {
    const productContext: GoodsBuildContext = {
      ...context,
      random: new Random(SEED + kind.index),
      goods,
    }
    const count = (kind.count ?? PRODUCTS_PER_KIND) * context.factor
    for (let copy = 0; copy < count; copy++) buildProduct(productContext, kind, copy)
  }
  buildKits({ ...context, random: new Random(SEED), goods })
  return goods
}
