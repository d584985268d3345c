import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/database.ts'
import { addPeople } from './add-people.ts'
import { bulkInsert } from './bulk-insert.ts'
import { fillContent } from './fill-content.ts'
import { fillGoods } from './fill-goods.ts'
import { fillPages } from './fill-pages.ts'
import { fillShelves } from './fill-shelves.ts'
import { loadBare } from './load-bare.ts'
import { makePlaces } from './make-places.ts'
import { makeRegions } from './make-regions.ts'
import type { StudioLibrary } from './studio/studio-library.ts'

const LISTING_CHUNK = 400
const LISTED = ['listing', 'listing_offer', 'search_document', 'search_offer']

interface Filling {
  /** How many times more goods than usual. */
  factor: number
  library: StudioLibrary
  tell: (step: string) => void
}

/** Fills an empty database with the demonstration's shop, in the caller's transaction. */
export async function fillShop(tx: Db, { factor, library, tell }: Filling): Promise<void> {
  await tx.execute(sql`set local shop.bulk = 'on'`)
  tell('регионы, магазины, склады')
  const { currencies, zones, regions, contacts } = makeRegions()
  await bulkInsert(tx, 'currency', currencies)
  await bulkInsert(tx, 'price_zone', zones)
  await bulkInsert(tx, 'region', regions)
  await bulkInsert(tx, 'region_contact', contacts)
  const { places, supplies, tariffs } = makePlaces()
  await bulkInsert(tx, 'stock_place', places)
  await bulkInsert(tx, 'region_warehouse', supplies)
  await bulkInsert(tx, 'delivery_tariff', tariffs)

  const filled = await fillGoods(tx, { factor, library, places, tell })
  tell('акции, новости, вопросы, покупатели')
  await fillContent(tx, filled)
  await fillPages(tx, filled)
  await addPeople(tx)
  tell('списки товаров')
  // The planner knows nothing yet of what was written since the transaction began.
  await tx.execute(sql`analyze`)
  await tx.execute(sql`set local jit = off`)
  const last = filled.goods.products.length
  // The lists fill the search by their triggers; both look up what a product has of them already.
  const keeps = ['listing_offer_product', 'search_offer_product']
  await loadBare(tx, LISTED, { keeps, triggers: true }, async () => {
    for (let from = 1; from <= last; from += LISTING_CHUNK) {
      await tx.execute(sql`select refresh_listing(array(
        select id from product where id >= ${from} and id < ${from + LISTING_CHUNK}))`)
    }
  })
  await fillShelves(tx)
  await tx.execute(sql`select note_page_change(array['catalogue'], 'catalogue')`)
}
