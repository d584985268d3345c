import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueSnapshot } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { buildChoiceCondition, buildScopeCondition } from '../listing/list-conditions.ts'
import type { Choice, ListScope } from '../listing/list-query.ts'
import { RATING_STEPS } from '../listing/rating-steps.ts'

/**
 * Number of products that each option would leave, counted without the choices of its own filter.
 */
export interface FilterCounts {
  /** Products that match all choices. */
  total: number
  onSale: number
  values: Map<number, number>
  vendors: Map<number, number>
  /** By the section that contains the products. */
  sections: Map<number, number>
  /** By the minimum rating, in tenths. */
  ratings: Map<number, number>
}

interface Row extends Record<string, unknown> {
  total: number
  onSale: number
  values: [number, number][] | null
  vendors: [number, number][] | null
  sections: [number, number][] | null
  ratings: [number, number][] | null
}

/** Filters whose options are counted without their own choices. */
const COUNTED_CHOICES: ReadonlySet<Choice['type']> = new Set([
  'values',
  'vendor',
  'sale',
  'sections',
  'rating',
])

/**
 * Misses are added up in one number: the high part counts them, the low part identifies a single
 * one.
 */
const ONE_MISS = 256

/**
 * Counts the options of every filter in one pass. An offer that matches all choices counts for all
 * filters; one that misses a single choice counts only for that choice's filter, because its own
 * choice is ignored there; one that misses two counts for none.
 */
export async function readFilterCounts(
  db: Db,
  scope: ListScope,
  choices: readonly Choice[],
  region: Region,
  catalogue: CatalogueSnapshot,
): Promise<FilterCounts> {
  const isCounted = (choice: Choice) => COUNTED_CHOICES.has(choice.type)
  const counted = choices.filter(isCounted)
  const conditions = [
    buildScopeCondition(scope, region.priceZoneId),
    ...choices
      .filter((choice) => !isCounted(choice))
      .map((choice) => buildChoiceCondition(choice, region)),
  ]
  const misses = counted.map((choice, index) => {
    return sql`(not ${buildChoiceCondition(choice, region)})::int * ${sql.raw(String(ONE_MISS + index + 1))}`
  })
  const getMissPosition = (type: Choice['type']) =>
    counted.findIndex((choice) => choice.type === type) + 1
  const ownValueCases = counted.flatMap((choice, index): SQL[] =>
    choice.type === 'values'
      ? [
          sql`when ${sql.raw(String(ONE_MISS + index + 1))} then ${toIdArray(listPropertyValueIds(choice.propertyId, catalogue))}`,
        ]
      : [],
  )
  const ownValues =
    ownValueCases.length > 0
      ? sql`value_id = any(case missed ${sql.join(ownValueCases, sql` `)} end)`
      : sql`false`
  const buildCountsWithout = (type: Choice['type']) =>
    sql`missed in (0, ${ONE_MISS + getMissPosition(type)})`
  const { rows } = await db.execute<Row>(sql`
    with base as materialized (
      select * from (
        select lo.product_id, lo.vendor_id, lo.leaf_section_id, lo.discount_percent, lo.rating,
          lo.value_ids,
          ${misses.length > 0 ? sql.join(misses, sql` + `) : sql`0`} as missed
        from listing_offer lo where ${sql.join(conditions, sql` and `)} offset 0) all_offers
      where missed < ${2 * ONE_MISS})
    select
      (select count(distinct product_id)::int from base where missed = 0) as total,
      (select count(distinct product_id)::int from base
        where discount_percent > 1 and ${buildCountsWithout('sale')}) as "onSale",
      (select json_agg(json_build_array(value_id, n)) from (
        select value_id, count(*) as n from (
          select distinct product_id, value_id from (
            select product_id, missed, unnest(value_ids) as value_id from base) every
          where missed = 0 or ${ownValues}) pair
        group by value_id) counts) as values,
      (select json_agg(json_build_array(vendor_id, n)) from (
        select vendor_id, count(distinct product_id) as n from base
        where ${buildCountsWithout('vendor')} group by vendor_id) counts) as vendors,
      (select json_agg(json_build_array(leaf_section_id, n)) from (
        select leaf_section_id, count(distinct product_id) as n from base
        where ${buildCountsWithout('sections')} group by leaf_section_id) counts) as sections,
      (select json_agg(json_build_array(step, n)) from (
        select step, count(distinct product_id) as n
        from base join unnest(${toIdArray(RATING_STEPS)}) step on rating >= step
        where ${buildCountsWithout('rating')} group by step) counts) as ratings`)
  const [row] = rows
  return {
    total: row?.total ?? 0,
    onSale: row?.onSale ?? 0,
    values: new Map(row?.values),
    vendors: new Map(row?.vendors),
    sections: new Map(row?.sections),
    ratings: new Map(row?.ratings),
  }
}

function listPropertyValueIds(propertyId: number, { properties }: CatalogueSnapshot): number[] {
  return properties.find(({ id }) => id === propertyId)?.values.map(({ id }) => id) ?? []
}
