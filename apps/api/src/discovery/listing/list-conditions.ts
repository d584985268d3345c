import { type SQL, sql } from 'drizzle-orm'
import { toIdArray } from '../../platform/database/to-id-array.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { selectSupplyingPlaces } from '../../supply/offer/sellable-offer.queries.ts'
import type { Choice, ListScope } from './list-query.ts'

/** Condition on rows of listing_offer (lo) that belong to a list before it is filtered. */
export function buildScopeCondition(scope: ListScope, zoneId: number): SQL {
  const { section, kind, tags, vendor, promotion, style, found } = scope
  const conditions = [sql`lo.zone_id = ${zoneId}`]
  if (section) conditions.push(sql`lo.leaf_section_id = any(${toIdArray(section.familyIds)})`)
  if (vendor) conditions.push(sql`lo.vendor_id = ${vendor.id}`)
  if (tags.length > 0) conditions.push(sql`lo.tag_ids && ${toIdArray(tags.map(({ id }) => id))}`)
  if (kind === 'hits') conditions.push(sql`lo.is_hit`)
  // A discount of one percent does not count as a discount (domain.discount).
  if (kind === 'sale' || (kind === 'action' && !promotion)) {
    conditions.push(sql`lo.discount_percent > 1`)
  }
  if (promotion) conditions.push(sql`lo.product_id in (${selectPromotionProducts(promotion)})`)
  if (style) conditions.push(sql`lo.value_ids && ${toIdArray([style.valueId])}`)
  if (found?.offerIds) conditions.push(sql`lo.offer_id = any(${toIdArray(found.offerIds)})`)
  else if (found) conditions.push(sql`lo.product_id = any(${toIdArray(found.productIds)})`)
  return sql.join(conditions, sql` and `)
}

/** Ids of the products of a promotion. */
export function selectPromotionProducts({ id }: { id: number }): SQL {
  return sql`select pp.product_id from promotion_product pp where pp.promotion_id = ${id}`
}

/** Condition on rows of listing_offer (lo) that match one filter choice. */
export function buildChoiceCondition(choice: Choice, region: Region): SQL {
  switch (choice.type) {
    case 'values':
      return sql`lo.value_ids && ${toIdArray(choice.valueIds)}`
    case 'range':
      return buildRangeCondition(sql`(lo.numbers ->> ${String(choice.propertyId)})::int`, choice)
    case 'price':
      return buildRangeCondition(sql`lo.price`, choice)
    case 'vendor':
      return sql`lo.vendor_id = any(${toIdArray(choice.vendorIds)})`
    case 'sections':
      return sql`lo.leaf_section_id = any(${toIdArray(choice.familyIds)})`
    case 'sale':
      return sql`lo.discount_percent > 1`
    case 'rating':
      return sql`lo.rating >= ${Math.min(...choice.minRatings)}`
    case 'places':
      return buildInStockCondition(sql`st.place_id = any(${toIdArray(choice.placeIds)})`)
    case 'available':
      return buildInStockCondition(
        sql`st.place_id in (${selectSupplyingPlaces(choice.regionId ?? region.id)})`,
      )
  }
}

function buildRangeCondition(
  value: SQL,
  { from, to }: { from: number | null; to: number | null },
): SQL {
  return sql`coalesce(${value} between ${from ?? 0}::bigint
    and ${to ?? Number.MAX_SAFE_INTEGER}::bigint, false)`
}

function buildInStockCondition(place: SQL): SQL {
  return sql`exists (select 1 from stock st
    where st.offer_id = lo.offer_id and ${place} and st.on_hand > st.reserved)`
}
