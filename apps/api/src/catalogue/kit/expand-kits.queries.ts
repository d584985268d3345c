import { buildKitProjectId } from '@svetlitsa/domain/kit/build-kit-project-id'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

interface RequestedOffer {
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
 * Replaces each kit among the requested items with its required parts: a kit is sold as its parts,
 * linked by a common kit project (ADR 0044).
 */
export async function expandKits(
  db: Db,
  items: readonly RequestedOffer[],
): Promise<RequestedOffer[]> {
  const requested = sql`${sql.param(items.map(({ offerId }) => offerId))}::int[]`
  const { rows } = await db.execute<PartRow>(sql`
    select o.id as "offerId", p.id as "kitId", kp.offer_id as "partId", kp.count
    from offer o
    join product p on p.id = o.product_id and p.is_kit
    join kit_part kp on kp.kit_id = p.id and not kp.is_optional
    where o.id = any(${requested})
    order by o.id, kp.position, kp.offer_id`)
  return items.flatMap((item) => {
    const parts = rows.filter(({ offerId }) => offerId === item.offerId)
    if (parts.length === 0) return [item]
    return parts.map(({ kitId, partId, count }) => ({
      offerId: partId,
      quantity: item.quantity * count,
      projectId: item.projectId ?? buildKitProjectId(kitId),
    }))
  })
}
