import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { joinLedger } from '../../shop/due-sum/due-sum.queries.ts'

/** The sums of a checkout's orders, without cancelled ones. */
export async function findOrderSums(db: Db, basketGroup: string) {
  const add = (sums: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${sums}), 0)::bigint`
  const ledger = joinLedger(sql`shop_order`)
  const [row] = await db
    .select({
      goods: add(sql`${shopOrder.goodsSum}`),
      coupon: add(sql`${shopOrder.couponDiscount}`),
      bonus: add(sql`${shopOrder.bonusSpent}`),
      delivery: add(sql`${shopOrder.deliverySum}`),
      services: add(sql`${shopOrder.servicesSum}`),
      total: add(sql`${shopOrder.total}`),
      paid: add(ledger.credited),
      due: add(ledger.due),
    })
    .from(shopOrder)
    .crossJoinLateral(ledger.table)
    .where(and(eq(shopOrder.basketGroup, basketGroup), ne(shopOrder.state, 'cancelled')))
  if (!row) throw new Error('a sum without a row')
  return row
}

/** What certificates have paid of a checkout, without what went back to them. */
export async function sumCertificates(db: Db, basketGroup: string): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(case e.direction when 'in' then e.amount else -e.amount end), 0)::bigint as sum
    from payment_entry e join payment p on p.guid = e.payment_guid
    join shop_order o on o.id = e.order_id
    where p.basket_group = ${basketGroup} and p.provider = 'certificate' and o.state <> 'cancelled'`)
  return rows[0]?.sum ?? 0
}
