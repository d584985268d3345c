import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { buildChoiceCondition, buildScopeCondition } from '../listing/list-conditions.ts'
import type { Choice, ListScope } from '../listing/list-query.ts'

/** Stores of a region, each with the number of products of a filtered list that it has in stock. */
export async function readStoreCounts(
  db: Db,
  scope: ListScope,
  choices: readonly Choice[],
  region: Region,
): Promise<{ id: number; value: string; availability: number }[]> {
  const conditions = [
    buildScopeCondition(scope, region.priceZoneId),
    ...choices
      .filter((choice) => choice.type !== 'places')
      .map((choice) => buildChoiceCondition(choice, region)),
  ]
  const { rows } = await db.execute<{ id: number; value: string; availability: number }>(sql`
    select place.id, place.name as value, coalesce(held.n, 0)::int as availability
    from stock_place place
    left join (
      select st.place_id, count(distinct lo.product_id) as n
      from listing_offer lo
      join stock st on st.offer_id = lo.offer_id and st.on_hand > st.reserved
      where ${sql.join(conditions, sql` and `)} and st.place_id in (
        select own.id from stock_place own
        where own.region_id = ${region.id} and own.kind = 'store' and own.is_active)
      group by st.place_id) held on held.place_id = place.id
    where place.region_id = ${region.id} and place.kind = 'store' and place.is_active
    order by place.position, place.id`)
  return rows
}
