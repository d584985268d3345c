import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'
import { buildScopeCondition } from './list-conditions.ts'
import type { ListScope } from './list-query.ts'
import { RATING_STEPS } from './rating-steps.ts'

type Bounds = [lowest: number, highest: number]

/** Counts of the unfiltered list, in products. */
export interface ListCounts {
  total: number
  onSale: number
  price: Bounds
  values: Map<number, number>
  vendors: Map<number, number>
  /** By the section that contains the products. */
  sections: Map<number, number>
  /** By the minimum rating, in tenths. */
  ratings: Map<number, number>
  /** Bounds of the numeric properties. */
  numbers: Map<number, Bounds>
}

type Counted = [id: number, count: number][]

interface Row extends Record<string, unknown> {
  total: number
  onSale: number
  lowest: number | null
  highest: number | null
  values: Counted | null
  vendors: Counted | null
  sections: Counted | null
  ratings: Counted | null
  numbers: [id: number, lowest: number, highest: number][] | null
}

export async function readListCounts(
  db: Db,
  scope: ListScope,
  zoneId: number,
): Promise<ListCounts> {
  const { rows } = await db.execute<Row>(sql`
    with base as materialized (
      select lo.product_id, lo.vendor_id, lo.leaf_section_id, lo.price, lo.discount_percent,
        lo.rating, lo.value_ids, lo.numbers
      from listing_offer lo where ${buildScopeCondition(scope, zoneId)}),
    products as materialized (
      select product_id, min(vendor_id) as vendor_id, min(leaf_section_id) as section_id, min(rating) as rating,
        min(price) as lowest, max(price) as highest, bool_or(discount_percent > 1) as is_on_sale
      from base group by product_id)
    select count(*)::int as total, (count(*) filter (where is_on_sale))::int as "onSale",
      min(lowest) as lowest, max(highest) as highest,
      (select json_agg(json_build_array(value_id, n)) from (
        select value_id, count(*) as n
        from (select distinct product_id, unnest(value_ids) as value_id from base) pair
        group by value_id) counted) as values,
      (select json_agg(json_build_array(vendor_id, n)) from (
        select vendor_id, count(*) as n from products group by vendor_id) counted) as vendors,
      (select json_agg(json_build_array(section_id, n)) from (
        select section_id, count(*) as n from products group by section_id) counted) as sections,
      (select json_agg(json_build_array(step, n)) from (
        select step, count(*) as n from products join unnest(${toIdArray(RATING_STEPS)}) step on rating >= step
        group by step) counted) as ratings,
      (select json_agg(json_build_array(key::int, lowest, highest)) from (
        select key, min(value::int) as lowest, max(value::int) as highest
        from base, jsonb_each_text(numbers) group by key) bounds) as numbers
    from products`)
  const [row] = rows
  if (!row) throw new Error('an aggregate without «group by» returned no row')
  return {
    total: row.total,
    onSale: row.onSale,
    price: [row.lowest ?? 0, row.highest ?? 0],
    values: new Map(row.values),
    vendors: new Map(row.vendors),
    sections: new Map(row.sections),
    ratings: new Map(row.ratings),
    numbers: new Map((row.numbers ?? []).map(([id, lowest, highest]) => [id, [lowest, highest]])),
  }
}
