import { slug } from '@svetlitsa/domain/text/slug'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/modules/session/password.ts'
import type { Db } from '../src/platform/database.ts'
import { bulkInsert } from './bulk-insert.ts'
import { demoUsers } from './demo-users.ts'
import { makeGoods } from './make-goods.ts'
import { makeGuid } from './make-guid.ts'
import { makePlaces } from './make-places.ts'
import { makeProperties } from './make-properties.ts'
import { makeRegions } from './make-regions.ts'
import { makeReviews } from './make-reviews.ts'
import { makeSections } from './make-sections.ts'
import { makeStock } from './make-stock.ts'
import { makeTags } from './make-tags.ts'
import { vendorNames } from './names.ts'

const LISTING_CHUNK = 400

/** Fills an empty database with the demonstration's shop, in the caller's transaction. */
export async function fillShop(
  tx: Db,
  options: { factor: number; tell: (step: string) => void },
): Promise<void> {
  const { factor, tell } = options
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

  tell('разделы, производители, характеристики')
  const { sections, leafIds, sectionId } = makeSections()
  const tags = makeTags(leafIds)
  await bulkInsert(tx, 'section', sections)
  await bulkInsert(
    tx,
    'vendor',
    vendorNames.map(([name, country], at) => ({
      id: at + 1,
      code: slug(name),
      name,
      country,
      description: '',
      is_active: true,
    })),
  )
  const properties = makeProperties()
  await bulkInsert(
    tx,
    'property',
    properties.properties.map((property) => ({ ...property })),
  )
  await bulkInsert(
    tx,
    'property_value',
    properties.values.map((value) => ({ ...value })),
  )

  tell('товары и предложения')
  const goods = makeGoods({ properties, sectionId, tags, factor })
  const reviews = makeReviews(goods.products)
  await bulkInsert(tx, 'product', goods.products)
  await bulkInsert(tx, 'offer', goods.offers)
  await bulkInsert(tx, 'price', goods.prices)
  await bulkInsert(tx, 'picture', goods.pictures)
  await bulkInsert(tx, 'offer_property', goods.facts)
  const cut = new Set(goods.productTags.map((one) => one.tag_id))
  await bulkInsert(
    tx,
    'tag',
    tags.tags.filter(({ id }) => cut.has(id)),
  )
  await bulkInsert(tx, 'product_tag', goods.productTags)
  tell('остатки, отзывы, покупатели')
  await bulkInsert(tx, 'stock', makeStock(goods.offers.length, places))
  await bulkInsert(tx, 'review', reviews)
  await addUsers(tx)
  await addCodes(tx)
  tell('списки товаров')
  for (let from = 1; from <= goods.products.length; from += LISTING_CHUNK) {
    await tx.execute(sql`select refresh_listing(array(
      select id from product where id >= ${from} and id < ${from + LISTING_CHUNK}))`)
  }
  await tx.execute(sql`select note_page_change(array['catalogue'], 'catalogue')`)
}

async function addUsers(tx: Db): Promise<void> {
  const rows = []
  for (const user of demoUsers) {
    rows.push({
      guid: makeGuid('user', user.phone),
      phone: user.phone,
      name: user.name,
      login: user.login,
      password_hash: user.password === null ? null : await hashPassword(user.password),
      groups: user.groups,
      store_id: user.storeId,
    })
  }
  await bulkInsert(tx, 'user_account', rows)
}

async function addCodes(tx: Db): Promise<void> {
  await bulkInsert(tx, 'short_code', [
    { code: 'divan', url: '/catalog/divany/' },
    { code: 'skidki', url: '/sale/' },
    { code: 'dostavka', url: '/payment-and-delivery/' },
  ])
  await bulkInsert(tx, 'redirect', [
    { from_path: '/sofas/', target: '/catalog/divany/', is_permanent: true },
    { from_path: '/o-kompanii/', target: '/about/', is_permanent: true },
  ])
  await bulkInsert(tx, 'coupon', [
    {
      code: 'SVET10',
      description: 'Скидка 10 % на первый заказ',
      percent: 10,
      sum: null,
      minimum_basket: 5_000,
      limit_total: null,
      limit_per_phone: 1,
      section_ids: [],
      vendor_ids: [],
      used: 0,
      is_active: true,
    },
    {
      code: 'DOM1000',
      description: 'Скидка 1000 ₽ на заказ от 20 000 ₽',
      percent: null,
      sum: 1_000,
      minimum_basket: 20_000,
      limit_total: 500,
      limit_per_phone: 3,
      section_ids: [],
      vendor_ids: [],
      used: 0,
      is_active: true,
    },
  ])
}
