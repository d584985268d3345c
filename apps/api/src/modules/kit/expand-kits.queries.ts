import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'

interface Wanted {
  offerId: number
  quantity: number
  projectId?: string | null
}

interface PartRow extends Record<string, unknown> {
  offerId: number
  kitId: number
  partId: number
  count: number
}

/**
 * What is wanted, with each kit as the parts it cannot do without: a kit is sold as its parts, tied
 * together by the project they bear (decisions, «Catalogue addresses»).
 */
export async function expandKits(db: Db, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const asked = sql`${sql.param(wanted.map(({ offerId }) => offerId))}::int[]`
  const { rows } = await db.execute<PartRow>(sql`
    select o.id as "offerId", p.id as "kitId", kp.offer_id as "partId", kp.count
    from offer o
    join product p on p.id = o.product_id and p.is_kit
    join kit_part kp on kp.kit_id = p.id and not kp.is_optional
    where o.id = any(${asked})
    order by o.id, kp.position, kp.offer_id`)
  return wanted.flatMap((one) => {
    const parts = rows.filter(({ offerId }) => offerId === one.offerId)
    if (parts.length === 0) return [one]
    return parts.map(({ kitId, partId, count }) => ({
      offerId: partId,
      quantity: one.quantity * count,
      projectId: one.projectId ?? `kit-${kitId}`,
    }))
  })
}
