import { eq, type SQL, sql } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import { isReservationEnded } from '../../order/reservation/reservation.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { region } from '../../schema/region.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'

/** The store whose figures a member of staff sees, and its time zone. */
export async function findOwnStore(db: Db, storeId: number) {
  const [row] = await db
    .select({ name: stockPlace.name, timeZone: region.timeZone })
    .from(stockPlace)
    .innerJoin(region, eq(region.id, stockPlace.regionId))
    .where(eq(stockPlace.id, storeId))
  return row ?? null
}

const buildOwn = (context: Context): SQL => buildStaffCondition(context) ?? sql`true`

/** The moment at which the day begins in a time zone. */
const buildDayStart = (timeZone: string): SQL =>
  sql`(date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone})`

type DayRow = { sign: string; orders: number; sum: number; average: number; cancelled: number }

/** The orders made today that the member of staff may see, by currency. */
export async function countTodaysOrders(context: Context, timeZone: string): Promise<DayRow[]> {
  const { rows } = await context.db.execute<DayRow>(sql`
    select currency.sign,
      count(*) filter (where shop_order.state <> 'cancelled')::int as orders,
      coalesce(sum(shop_order.total) filter (where shop_order.state <> 'cancelled'), 0)::bigint as sum,
      coalesce(round(avg(shop_order.total) filter (where shop_order.state <> 'cancelled')), 0)::bigint
        as average,
      count(*) filter (where shop_order.state = 'cancelled')::int as cancelled
    from shop_order
    join checkout on checkout.guid = shop_order.basket_group
    join currency on currency.code = checkout.currency_code
    where shop_order.created_at >= ${buildDayStart(timeZone)} and ${buildOwn(context)}
    group by currency.code order by currency.code`)
  return rows
}

type MoneyRow = { method: string; sign: string; count: number; sum: number }

/** The money that came in today for these orders, by way of payment. */
export async function sumTodaysMoney(context: Context, timeZone: string): Promise<MoneyRow[]> {
  const { rows } = await context.db.execute<MoneyRow>(sql`
    select payment.method, currency.sign, count(distinct payment.guid)::int as count,
      sum(payment_entry.amount)::bigint as sum
    from payment_entry
    join payment on payment.guid = payment_entry.payment_guid
    join shop_order on shop_order.id = payment_entry.order_id
    join currency on currency.code = payment.currency_code
    where payment_entry.created_at >= ${buildDayStart(timeZone)}
      and payment_entry.direction = 'in' and payment_entry.reason <> 'moved' and ${buildOwn(context)}
    group by payment.method, currency.code order by sum desc, payment.method`)
  return rows
}

type QueueRow = { confirm: number; pick: number; handOver: number; claims: number }
type DecisionRow = { refunds: number; reservations: number }

/** How many orders and claims wait for staff. */
export async function countQueues(context: Context): Promise<QueueRow & DecisionRow> {
  const own = buildOwn(context)
  const { rows } = await context.db.execute<QueueRow & DecisionRow>(sql`
    select
      (select count(*)::int from shop_order where state = 'new' and ${own}) as confirm,
      (select count(*)::int from shop_order where state = 'confirmed' and ${own}) as pick,
      (select count(*)::int from shop_order where state = 'ready' and ${own}) as "handOver",
      (select count(*)::int from claim join shop_order on shop_order.id = claim.order_id
        where claim.waiting_since is not null and ${own}) as claims,
      (select count(distinct shop_order.id)::int from refund_request
        join shop_order on shop_order.id = refund_request.order_id
        where refund_request.state = 'waiting' and ${own}) as refunds,
      (select count(*)::int from shop_order
        join checkout on checkout.guid = shop_order.basket_group
        where ${isReservationEnded} and ${own}) as reservations`)
  return rows[0] ?? { confirm: 0, pick: 0, handOver: 0, claims: 0, refunds: 0, reservations: 0 }
}

/** Today's date in a time zone, as 2026-11-24. */
export async function readToday(db: Db, timeZone: string): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select (now() at time zone ${timeZone})::date::text as day`,
  )
  return rows[0]?.day ?? ''
}
