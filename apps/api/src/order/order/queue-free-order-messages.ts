import { eq, sql } from 'drizzle-orm'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from '../../schema/order.table.ts'
import { isFree } from '../reservation/reservation.queries.ts'

/** Tells the buyer of a checkout that costs nothing that it is placed; once (order.free). */
export async function queueFreeOrderMessages(tx: Db, guid: string): Promise<void> {
  const { rows } = await tx.execute<{ numbers: string | null; isPlaced: boolean | null }>(sql`
    select string_agg(o.number, ', ' order by o.id) as numbers,
      bool_and(o.state = 'new' and o.paid_sum = 0 and ${isFree(sql`o`)}) as "isPlaced"
    from shop_order o where o.basket_group = ${guid} and o.state <> 'cancelled'`)
  const [found] = rows
  const [buyer] = await tx.select().from(checkout).where(eq(checkout.guid, guid))
  if (!found?.numbers || !found.isPlaced || !buyer) return
  await queueForPerson(tx, buyer, {
    purpose: 'orderFree',
    language: buyer.language,
    values: { number: found.numbers },
    dedupeKey: `checkout:${guid}:free`,
  })
}
