import type { PropertyCondition } from '@svetlitsa/domain/filter/property-filter'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { property } from '../../schema/property.table.ts'
import type { PrintStore } from './find-print-store.ts'

/** Properties by which the price print filters; the first is of the offer (domain.filter-trait). */
export const filterCodes = ['DMATERIAL', 'SHIRINA_DPZ', 'GLUBINA_DPZ', 'VYSOTA_DPZ'] as const

/** What is looked through: named offers, all offers of products, or what lies in the store. */
export type TagScope =
  | { kind: 'offers'; ids: readonly number[] }
  | { kind: 'products'; ids: readonly number[] }
  | { kind: 'store' }

/** The values that the found offers have, by the property's code. */
export type FoundTraits = Readonly<Record<string, readonly (string | number)[]>>

const VALUE_IN = {
  ru: sql`pv.value`,
  kk: sql`coalesce(pv.value_kk, pv.value)`,
  en: sql`coalesce(pv.value_en, pv.value)`,
} as const

/** How many offers were found, and the values of all of them. */
export async function findTraits(
  db: Db,
  place: PrintStore,
  { scope, language }: { scope: TagScope; language: Language },
): Promise<{ found: number; traits: FoundTraits }> {
  const { rows } = await db.execute<{ found: number; traits: FoundTraits | null }>(sql`
    ${selectFound(place, scope)}
    select (select count(*)::int from found) as found,
      (select json_object_agg(code, values) from (
        select pr.code, json_agg(distinct coalesce(to_jsonb(op.number), to_jsonb(${VALUE_IN[language]})))
          as values
        from found f
        join offer_property op on op.offer_id = f.id and op.property_id in (${selectFilterIds})
        join property pr on pr.id = op.property_id
        left join property_value pv on pv.id = op.value_id
        group by pr.code) trait) as traits`)
  return { found: rows[0]?.found ?? 0, traits: rows[0]?.traits ?? {} }
}

/** How many of the found offers meet all conditions, and a page of them. */
export async function findMatchingOffers(
  db: Db,
  place: PrintStore,
  {
    scope,
    language,
    conditions,
    availableOnly,
    limit,
    offset,
  }: {
    scope: TagScope
    language: Language
    conditions: readonly PropertyCondition[]
    /** Only what lies in a store of the region. */
    availableOnly: boolean
    limit: number
    offset: number
  },
): Promise<{ total: number; offerIds: number[] }> {
  const demands = conditions.map((condition) => meet(condition, language))
  const inStock = sql`exists (select from stock st
    join stock_place p on p.id = st.place_id and p.kind = 'store' and p.is_active
      and p.region_id = ${place.region.id}
    where st.offer_id = f.id and st.on_hand > st.reserved)`
  const all = sql.join(availableOnly ? [inStock, ...demands] : [sql`true`, ...demands], sql` and `)
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    ${selectFound(place, scope)},
    matching as materialized (select f.id, f.place from found f where ${all})
    select (select count(*)::int from matching) as total,
      (select json_agg(id order by place) from (
        select id, place from matching order by place limit ${limit} offset ${offset}) shown) as ids`)
  return { total: rows[0]?.total ?? 0, offerIds: rows[0]?.ids ?? [] }
}

/** The properties of the filters, with their names. */
export async function findFilterNames(db: Db) {
  const { code, name, nameKk, nameEn, unit } = property
  return db
    .select({ code, name, nameKk, nameEn, unit })
    .from(property)
    .where(inArray(code, [...filterCodes]))
}

const selectFilterIds = sql`select id from property
  where code = any(${sql.param([...filterCodes])}::text[])`

/** The offers of a scope that are on sale with a price in the region, in their order. */
function selectFound({ store, region }: PrintStore, scope: TagScope): SQL {
  return sql`with found as materialized (
    select o.id, row_number() over (order by ${orderIn[scope.kind]}) as place
    from ${selectScope(scope, store.id)}
    join product p on p.id = o.product_id and p.is_active
    join section s on s.id = p.section_id and s.is_active
    where o.is_active and exists (select from price
      where price.offer_id = o.id and price.zone_id in (
        ${region.priceZoneId}, (select id from price_zone where is_default order by id limit 1))))`
}

/** Best match first; what lies in the store, by section and product. */
const orderIn = {
  offers: sql`asked.place`,
  products: sql`asked.place, o.position, o.id`,
  store: sql`p.section_id, p.popularity desc, p.id, o.position, o.id`,
} as const

function selectScope(scope: TagScope, storeId: number): SQL {
  if (scope.kind === 'store') {
    return sql`stock st join offer o on o.id = st.offer_id
      and st.place_id = ${storeId} and st.on_hand > st.reserved`
  }
  const column = scope.kind === 'offers' ? sql`o.id` : sql`o.product_id`
  return sql`unnest(${sql.param([...scope.ids])}::int[]) with ordinality as asked (id, place)
    join offer o on ${column} = asked.id`
}

/** Of the found offers (f) those that have the property as demanded. */
function meet(condition: PropertyCondition, language: Language): SQL {
  return sql`exists (select from offer_property op
    join property pr on pr.id = op.property_id and pr.code = ${condition.name}
    left join property_value pv on pv.id = op.value_id
    where op.offer_id = f.id and ${compare(condition, language)})`
}

function compare(condition: PropertyCondition, language: Language): SQL {
  const word = VALUE_IN[language]
  if ('values' in condition) {
    return sql`coalesce(op.number::text, ${word}) = any(${sql.param([...condition.values])}::text[])`
  }
  const { min, max } = condition
  return sql`coalesce(op.number, case when ${word} ~ '^[0-9]{1,9}(\\.[0-9]{1,9})?$' then ${word}::numeric end)
    between coalesce(${min}::numeric, '-infinity') and coalesce(${max}::numeric, 'infinity')`
}
