import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * No unpaid order keeps its stock longer than a minute after the end of its reservation (I9), unless
 * it was placed by a proven buyer: then staff decide (order.reservation).
 */
export async function auditReservations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select 'I9 reservation not released: ' || o.number as broken
      from shop_order o join checkout c on c.guid = o.checkout_guid
      where o.paid_sum = 0 and o.state in ('new', 'confirmed')
        and (o.placed_at is null or not c.is_proven)
        and exists (select from order_line l join reservation r on r.order_line_id = l.id
          where l.order_id = o.id and r.state = 'held'
            and r.expires_at < now() - interval '60 seconds')`)
  return rows.map(({ broken }) => broken)
}
