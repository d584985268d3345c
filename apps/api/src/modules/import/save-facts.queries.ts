import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Fact } from './facts-of-offer.ts'
import { upsertRows } from './upsert-rows.queries.ts'

/**
 * Characteristics of offers. Of the properties a feed names, an offer keeps what the feed says and
 * nothing else; what the staff added under other properties stays.
 *
 * @returns ids of the offers that differ now.
 */
export async function saveFacts(
  tx: Db,
  factsOf: ReadonlyMap<number, readonly Fact[]>,
): Promise<Set<number>> {
  const rows = [...factsOf].flatMap(([offer_id, facts]) =>
    facts.map((fact) => ({ offer_id, ...fact })),
  )
  // «not in» is looked up in a hash; an anti-join would be planned for the hundred rows that
  // PostgreSQL expects of any JSON, and compare each with each.
  const gone = await tx.execute<{ offerId: number }>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as wanted (offer_id int, property_id int, value_id int))
    delete from offer_property f
    where f.offer_id = any(${sql.param([...factsOf.keys()])}::int[])
      and f.property_id in (select property_id from wanted)
      and (f.offer_id, f.property_id, f.value_id) not in (
        select offer_id, property_id, value_id from wanted)
    returning f.offer_id as "offerId"`)
  const written = await upsertRows(
    tx,
    'offer_property',
    { key: ['offer_id', 'property_id', 'value_id'], returning: ['offer_id'] },
    rows,
  )
  return new Set([
    ...gone.rows.map(({ offerId }) => offerId),
    ...written.rows.map((row) => Number(row.offer_id)),
  ])
}
