import { calculateDiscountPercent } from '@svetlitsa/domain/price/price'
import { type SQL, sql } from 'drizzle-orm'
import type { CardSource } from '../../../catalogue/product/card/card-source.queries.ts'
import type { ZoneCard } from '../../../catalogue/product/card/compose-cards.ts'
import type { Db } from '../../../platform/database/database.ts'
import { toIdArray } from '../../../platform/database/to-id-array.ts'

/** Locks products for a rebuild in the order of their ids, so that two rebuilds cannot deadlock. */
export async function lockProducts(db: Db, productIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    select from product p where p.id = any(${toIdArray(productIds)}) order by p.id for no key update`)
}

/**
 * Removes these products from all lists.
 *
 * @returns ids of the sections they were in.
 */
export async function deleteListings(db: Db, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with gone as (
      delete from listing where product_id = any(${toIdArray(productIds)}) returning section_path)
    select distinct unnest(section_path) as id from gone`)
  await db.execute(sql`delete from listing_offer where product_id = any(${toIdArray(productIds)})`)
  return rows.map(({ id }) => id)
}

/**
 * Inserts composed cards into the lists of their price zones, with the columns that lists filter
 * and sort by.
 */
export async function insertListings(
  db: Db,
  cards: readonly { source: CardSource; zoneCards: readonly ZoneCard[] }[],
): Promise<void> {
  const products = cards.flatMap(({ source: { ratingSum, ratingCount }, zoneCards }) =>
    zoneCards.map(({ zoneId, card }) => ({
      zone_id: zoneId,
      product_id: card.id,
      price: card.price.new,
      old_price: card.price.old,
      discount_percent: calculateDiscountPercent(card.price),
      rating: ratingCount === 0 ? 0 : Math.floor((ratingSum * 10) / ratingCount),
      card,
    })),
  )
  if (products.length === 0) return
  await db.execute(sql`
    insert into listing (zone_id, product_id, section_path, vendor_id, tag_ids, price, old_price,
      discount_percent, is_hit, is_new, popularity, rating, card)
    select c.zone_id, p.id, s.path, p.vendor_id,
      coalesce((select array_agg(t.tag_id) from product_tag t where t.product_id = p.id), '{}'),
      c.price, c.old_price, c.discount_percent, p.is_hit, p.is_new, p.popularity, c.rating, c.card
    from ${toRecordset(products)} as c (zone_id int, product_id int, price bigint, old_price bigint,
      discount_percent int, rating int, card jsonb)
    join product p on p.id = c.product_id
    join section s on s.id = p.section_id`)
  const offers = cards.flatMap(({ zoneCards }) =>
    zoneCards.flatMap(({ zoneId, card }) =>
      card.offers.map(({ id, price }) => ({
        zone_id: zoneId,
        offer_id: id,
        price: price.new,
        discount_percent: calculateDiscountPercent(price),
      })),
    ),
  )
  await db.execute(sql`
    insert into listing_offer (zone_id, offer_id, product_id, leaf_section_id, section_path,
      vendor_id, tag_ids, price, discount_percent, is_hit, rating, value_ids, numbers, popularity,
      name)
    select l.zone_id, o.id, o.product_id, p.section_id, l.section_path, l.vendor_id, l.tag_ids,
      c.price, c.discount_percent, l.is_hit, l.rating,
      coalesce(properties.value_ids, '{}'), coalesce(properties.numbers, '{}'), l.popularity, p.name
    from ${toRecordset(offers)} as c (zone_id int, offer_id int, price bigint, discount_percent int)
    join offer o on o.id = c.offer_id
    join product p on p.id = o.product_id
    join listing l on l.zone_id = c.zone_id and l.product_id = o.product_id
    left join (
      select f.offer_id, array_agg(f.value_id) filter (where f.value_id > 0) as value_ids,
        jsonb_object_agg(f.property_id, f.number) filter (where f.number is not null) as numbers
      from offer_property f
      where f.offer_id = any(${toIdArray([...new Set(offers.map((offer) => offer.offer_id))])})
      group by f.offer_id) properties on properties.offer_id = o.id`)
}

function toRecordset(rows: readonly object[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
}
