import { sql } from 'drizzle-orm'
import {
  PRODUCTS_AT_ONCE,
  rebuildListings,
} from '../../src/discovery/listing/rebuild/rebuild-listings.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { saveShopSettings } from '../../src/shop/shop-settings/shop-settings.queries.ts'
import { demoShopSettings } from '../shop-settings/demo-shop-settings.ts'
import { addDemoCertificates } from './certificate/add-demo-certificates.ts'
import { fillContent } from './content/fill-content.ts'
import { fillPages } from './content/fill-pages.ts'
import { bulkInsert } from './database/bulk-insert.ts'
import { bulkLoadWithoutIndexes } from './database/bulk-load-without-indexes.ts'
import { addDemoDispatch } from './dispatch/add-demo-dispatch.ts'
import { addDemoOrders } from './order/add-demo-orders.ts'
import { fillGoods } from './product/fill-goods.ts'
import { fillMerchandising } from './promotion/fill-merchandising.ts'
import { buildRegions } from './region/build-regions.ts'
import { buildStockPlaces } from './stock/build-stock-places.ts'
import type { StudioLibrary } from './studio/studio-library.ts'
import { addDemoUsers } from './user/add-demo-users.ts'
import { fillVocabulary } from './vocabulary/fill-vocabulary.ts'

const LISTING_TABLES = ['listing', 'listing_offer', 'search_document', 'search_offer']

interface FillShopOptions {
  /** Multiplies the usual number of products. */
  factor: number
  library: StudioLibrary
  reportProgress: (step: string) => void
}

/** Fills an empty database with the demonstration shop, in the caller's transaction. */
export async function fillShop(
  tx: Db,
  { factor, library, reportProgress }: FillShopOptions,
): Promise<void> {
  await tx.execute(sql`set local shop.bulk = 'on'`)
  reportProgress('настройки, регионы, магазины, склады')
  await saveShopSettings(tx, demoShopSettings)
  const { currencies, zones, regions, contacts } = buildRegions()
  await bulkInsert(tx, 'currency', currencies)
  await bulkInsert(tx, 'price_zone', zones)
  await bulkInsert(tx, 'region', regions)
  await bulkInsert(tx, 'region_contact', contacts)
  const { places, supplies, tariffs } = buildStockPlaces()
  await bulkInsert(tx, 'stock_place', places)
  await bulkInsert(tx, 'region_warehouse', supplies)
  await bulkInsert(tx, 'delivery_tariff', tariffs)

  const filled = await fillGoods(tx, { factor, library, places, reportProgress })
  reportProgress('акции, новости, вопросы, покупатели')
  await fillContent(tx, filled)
  await fillPages(tx, filled)
  await fillVocabulary(tx)
  await addDemoUsers(tx)
  await addDemoDispatch(tx)
  await addDemoOrders(tx)
  await addDemoCertificates(tx)
  reportProgress('списки товаров')
  // The planner has no statistics yet for rows written in this transaction.
  await tx.execute(sql`analyze`)
  await tx.execute(sql`set local jit = off`)
  const productIds = filled.goods.products.map(({ id }) => Number(id))
  // The triggers of the listing tables fill the search tables; both look up existing rows of a
  // product by these indexes.
  const keptIndexes = ['listing_offer_product', 'search_offer_product']
  await bulkLoadWithoutIndexes(tx, LISTING_TABLES, { keptIndexes, triggers: true }, async () => {
    for (let from = 0; from < productIds.length; from += PRODUCTS_AT_ONCE) {
      await rebuildListings(tx, productIds.slice(from, from + PRODUCTS_AT_ONCE))
    }
  })
  await fillMerchandising(tx)
  await tx.execute(sql`select note_page_change(array['catalogue'], 'catalogue')`)
}
