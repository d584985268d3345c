import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Region } from '../region/region-directory.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { choiceCondition, ids, scopeCondition } from './list-conditions.ts'
import type { Choice, ListScope } from './list-query.ts'
import { RATING_STEPS } from './rating-filter.ts'

/** What each option would leave, counted without the choice within its own filter. */
export interface FilterCounts {
  /** Products that meet all choices. */
  total: number
  onSale: number
  values: Map<number, number>
  vendors: Map<number, number>
  /** By the section that the products stand in. */
  sections: Map<number, number>
  /** By the least rating asked for, in tenths. */
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

/** Questions whose options are counted without their own choice. */
const COUNTED: ReadonlySet<Choice['of']> = new Set([
  'values',
  'vendor',
  'sale',
  'sections',
  'rating',
])

/** Misses are added up in one number: how many in the upper part, which one in the lower. */
const ONE_MISS = 256

/**
 * Counts the options of every filter in one pass. An offer that meets all choices counts for all
 * filters; one that misses a single choice counts for that choice's own filter alone, because there
 * the choice is left out; one that misses two counts for none.
 */
export async function readFilterCounts(
  db: Db,
  scope: ListScope,
  choices: readonly Choice[],
  region: Region,
  catalogue: CatalogueSnapshot,
): Promise<FilterCounts> {
  const isCounted = ({ of }: Choice) => COUNTED.has(of)
  const counted = choices.filter(isCounted)
  const conditions = [
    scopeCondition(scope, region.priceZoneId),
    ...choices.filter((one) => !isCounted(one)).map((one) => choiceCondition(one, region)),
  ]
  const misses = counted.map((choice, at) => {
    return sql`(not ${choiceCondition(choice, region)})::int * ${sql.raw(String(ONE_MISS + at + 1))}`
  })
  const missOf = (of: Choice['of']) => counted.findIndex((choice) => choice.of === of) + 1
  const own = counted.flatMap((choice, at): SQL[] =>
    choice.of === 'values'
      ? [
          sql`when ${sql.raw(String(ONE_MISS + at + 1))} then ${ids(valuesOf(choice.propertyId, catalogue))}`,
        ]
      : [],
  )
  const ownValues =
    own.length > 0 ? sql`value_id = any(case missed ${sql.join(own, sql` `)} end)` : sql`false`
  const countsWithout = (of: Choice['of']) => sql`missed in (0, ${ONE_MISS + missOf(of)})`
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
        where discount_percent > 1 and ${countsWithout('sale')}) as "onSale",
      (select json_agg(json_build_array(value_id, n)) from (
        select value_id, count(*) as n from (
          select distinct product_id, value_id from (
            select product_id, missed, unnest(value_ids) as value_id from base) every
          where missed = 0 or ${ownValues}) pair
        group by value_id) counts) as values,
      (select json_agg(json_build_array(vendor_id, n)) from (
        select vendor_id, count(distinct product_id) as n from base
        where ${countsWithout('vendor')} group by vendor_id) counts) as vendors,
      (select json_agg(json_build_array(leaf_section_id, n)) from (
        select leaf_section_id, count(distinct product_id) as n from base
        where ${countsWithout('sections')} group by leaf_section_id) counts) as sections,
      (select json_agg(json_build_array(step, n)) from (
        select step, count(distinct product_id) as n
        from base join unnest(${ids(RATING_STEPS)}) step on rating >= step
        where ${countsWithout('rating')} group by step) counts) as ratings`)
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

function valuesOf(propertyId: number, { properties }: CatalogueSnapshot): number[] {
  return properties.find(({ id }) => id === propertyId)?.values.map(({ id }) => id) ?? []
}
