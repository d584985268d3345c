import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { OfferPropertyRow } from './to-offer-properties.ts'
import { upsertRows } from './upsert-rows.queries.ts'

/**
 * Saves offer properties. For the properties named by the feed, an offer gets exactly the values of
 * the feed; values that staff added under other properties stay.
 *
 * @returns ids of the offers that changed.
 */
export async function saveOfferProperties(
  tx: Db,
  propertiesByOffer: ReadonlyMap<number, readonly OfferPropertyRow[]>,
): Promise<Set<number>> {
  const rows = [...propertiesByOffer].flatMap(([offer_id, properties]) =>
    properties.map((property) => ({ offer_id, ...property })),
  )
  // «not in» uses a hash lookup; an anti-join would be planned for the hundred rows that PostgreSQL
  // estimates for any JSON, and would run as a nested loop.
  const deleted = await tx.execute<{ offerId: number }>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as wanted (offer_id int, property_id int, value_id int))
    delete from offer_property f
    where f.offer_id = any(${sql.param([...propertiesByOffer.keys()])}::int[])
      and f.property_id in (select property_id from wanted)
      and (f.offer_id, f.property_id, f.value_id) not in (
        select offer_id, property_id, value_id from wanted)
    returning f.offer_id as "offerId"`)
  const upserted = await upsertRows(
    tx,
    'offer_property',
    { key: ['offer_id', 'property_id', 'value_id'], returning: ['offer_id'] },
    rows,
  )
  return new Set([
    ...deleted.rows.map(({ offerId }) => offerId),
    ...upserted.rows.map((row) => Number(row.offer_id)),
  ])
}
