import { type SQL, sql } from 'drizzle-orm'
import type { Region } from '../region/region-directory.ts'
import type { Choice, ListScope } from './list-query.ts'
import { supplyingPlaces } from './sellable-offer.queries.ts'

/** A bound list of ids. */
export function ids(list: readonly number[]): SQL {
  return sql`${sql.param([...list])}::int[]`
}

/** Rows of listing_offer (lo) that belong to a list before it is filtered. */
export function scopeCondition(scope: ListScope, zoneId: number): SQL {
  const { section, kind, tags, vendor, promotion, style, found } = scope
  const conditions = [sql`lo.zone_id = ${zoneId}`]
  if (section) conditions.push(sql`lo.leaf_section_id = any(${ids(section.familyIds)})`)
  if (vendor) conditions.push(sql`lo.vendor_id = ${vendor.id}`)
  if (tags.length > 0) conditions.push(sql`lo.tag_ids && ${ids(tags.map(({ id }) => id))}`)
  if (kind === 'hits') conditions.push(sql`lo.is_hit`)
  // A discount of one percent is none (storefront §5).
  if (kind === 'sale' || (kind === 'action' && !promotion)) {
    conditions.push(sql`lo.discount_percent > 1`)
  }
  if (promotion) conditions.push(sql`lo.product_id in (${productsOf(promotion)})`)
  if (style) conditions.push(sql`lo.value_ids && ${ids([style.valueId])}`)
  if (found?.offerIds) conditions.push(sql`lo.offer_id = any(${ids(found.offerIds)})`)
  else if (found) conditions.push(sql`lo.product_id = any(${ids(found.productIds)})`)
  return sql.join(conditions, sql` and `)
}

/** Ids of the goods of a promotion. */
export function productsOf({ id }: { id: number }): SQL {
  return sql`select pp.product_id from promotion_product pp where pp.promotion_id = ${id}`
}

/** Rows of listing_offer (lo) that one choice of a shopper lets through. */
export function choiceCondition(choice: Choice, region: Region): SQL {
  switch (choice.of) {
    case 'values':
      return sql`lo.value_ids && ${ids(choice.valueIds)}`
    case 'range':
      return between(sql`(lo.numbers ->> ${String(choice.propertyId)})::int`, choice)
    case 'price':
      return between(sql`lo.price`, choice)
    case 'vendor':
      return sql`lo.vendor_id = any(${ids(choice.vendorIds)})`
    case 'sections':
      return sql`lo.leaf_section_id = any(${ids(choice.familyIds)})`
    case 'sale':
      return sql`lo.discount_percent > 1`
    case 'rating':
      return sql`lo.rating >= ${Math.min(...choice.least)}`
    case 'places':
      return inStock(sql`st.place_id = any(${ids(choice.placeIds)})`)
    case 'available':
      return inStock(sql`st.place_id in (${supplyingPlaces(choice.regionId ?? region.id)})`)
  }
}

function between(value: SQL, { from, to }: { from: number | null; to: number | null }): SQL {
  return sql`coalesce(${value} between ${from ?? 0} and ${to ?? 2_147_483_647}, false)`
}

function inStock(place: SQL): SQL {
  return sql`exists (select 1 from stock st
    where st.offer_id = lo.offer_id and ${place} and st.on_hand > st.reserved)`
}
