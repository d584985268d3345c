import { slug } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/database.ts'
import { bulkInsert } from './bulk-insert.ts'
import type { Goods, Row } from './goods.ts'
import { loadBare } from './load-bare.ts'
import { makeGoods } from './make-goods.ts'
import { makeOfferWords } from './make-offer-words.ts'
import { makeProperties, type Properties } from './make-properties.ts'
import { makeReviews } from './make-reviews.ts'
import { makeSections } from './make-sections.ts'
import { makeStock } from './make-stock.ts'
import { makeTags } from './make-tags.ts'
import { shields } from './shields.ts'
import { soldKinds } from './sold-kinds.ts'
import type { StudioLibrary } from './studio/studio-library.ts'
import { vendors } from './vendors.ts'

/** Tables that the goods fill with hundreds of thousands of rows. */
const LOADED = [
  'product',
  'offer',
  'price',
  'picture',
  'offer_property',
  'product_tag',
  'product_shield',
  'kit_part',
  'stock',
  'review',
  'review_photo',
]

interface GoodsFilling {
  factor: number
  library: StudioLibrary
  places: readonly Row[]
  tell: (step: string) => void
}

/** What the rest of the shop is told about. */
export interface FilledGoods {
  goods: Goods
  library: StudioLibrary
  properties: Properties
  sectionId: (code: string) => number
}

/** Sections, makers, characteristics, goods with prices and stock, and what was said of them. */
export async function fillGoods(
  tx: Db,
  { factor, library, places, tell }: GoodsFilling,
): Promise<FilledGoods> {
  tell('разделы, производители, характеристики')
  const sold = soldKinds(library)
  const { sections, leafIds, sectionId } = makeSections(sold)
  const tags = makeTags(leafIds)
  await bulkInsert(tx, 'section', sections)
  await bulkInsert(tx, 'vendor', vendorRows())
  const properties = makeProperties()
  await bulkInsert(tx, 'property', plain(properties.properties))
  await bulkInsert(tx, 'property_value', plain(properties.values))
  await bulkInsert(tx, 'shield', shields)

  tell('товары и предложения')
  const goods = makeGoods({ properties, sectionId, tags, factor, library }, sold)
  const reviews = makeReviews(goods)
  const cut = new Set(goods.productTags.map((one) => one.tag_id))
  await bulkInsert(
    tx,
    'tag',
    tags.tags.filter(({ id }) => cut.has(id)),
  )
  await loadBare(tx, LOADED, {}, async () => {
    await bulkInsert(tx, 'product', goods.products)
    await bulkInsert(tx, 'offer', goods.offers)
    await bulkInsert(tx, 'offer_word', makeOfferWords(goods))
    await bulkInsert(tx, 'price', goods.prices)
    await bulkInsert(tx, 'picture', goods.pictures)
    await bulkInsert(tx, 'offer_property', goods.facts)
    await bulkInsert(tx, 'product_tag', goods.productTags)
    await bulkInsert(tx, 'product_shield', goods.productShields)
    await bulkInsert(tx, 'kit_part', goods.kitParts)
    tell('остатки, отзывы')
    await bulkInsert(tx, 'stock', makeStock(goods, places))
    await bulkInsert(tx, 'review', reviews.rows)
    await bulkInsert(tx, 'review_photo', reviews.photos)
  })
  await tx.execute(sql`select refresh_kit_prices(array(select id from product where is_kit))`)
  return { goods, library, properties, sectionId }
}

const plain = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row }))

function vendorRows(): Row[] {
  return vendors.map(({ id, name, country, about }) => ({
    id,
    code: slug(name),
    name,
    country,
    description: about,
    is_active: true,
  }))
}
