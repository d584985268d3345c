import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toIdArray } from '../../platform/database/to-id-array.ts'

interface PartRow extends Record<string, unknown> {
  offerId: number
  kitId: number
  partId: number
  count: number
}

/** The required parts of those of the offers that are kits. */
export async function findRequiredParts(db: Db, offerIds: readonly number[]): Promise<PartRow[]> {
  const { rows } = await db.execute<PartRow>(sql`
    select o.id as "offerId", p.id as "kitId", kp.offer_id as "partId", kp.count
    from offer o
    join product p on p.id = o.product_id and p.is_kit
    join kit_part kp on kp.kit_id = p.id and not kp.is_optional
    where o.id = any(${toIdArray(offerIds)})
    order by o.id, kp.position, kp.offer_id`)
  return rows
}
