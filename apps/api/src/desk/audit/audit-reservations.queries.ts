import { sql } from 'drizzle-orm'
import { buildDueCondition } from '../../order/reservation/reservation.queries.ts'
import type { Db } from '../../platform/database/database.ts'

/**
 * No unpaid order keeps its stock longer than a minute after the end of its reservation (I9), unless
 * a verified buyer placed it or it costs nothing: then staff decide (order.reservation).
 */
export async function auditReservations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select 'I9 reservation not released: ' || o.number as broken
      from shop_order o join checkout c on c.guid = o.basket_group
      where ${buildDueCondition(sql`now() - interval '60 seconds'`)}`)
  return rows.map(({ broken }) => broken)
}
