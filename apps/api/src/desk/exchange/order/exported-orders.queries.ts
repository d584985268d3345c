import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/** Older changes are not sent again to a program that comes late. */
const DAYS = 90
const ORDERS_AT_ONCE = 500

export interface ExportedOrder extends Record<string, unknown> {
  id: number
  eventId: number
  guid: string
  number: string
  state: string
  paymentState: string
  total: number
  paid: number
  deliverySum: number
  servicesSum: number
  currency: string
  rate: number
  createdAt: string
  timeZone: string
  basketGroup: string
  name: string
  phone: string
  email: string | null
  address: string | null
  lines: { key: string; article: string; name: string; quantity: number; sum: number }[]
}

/**
 * Orders that changed since the program confirmed them, oldest change first. Each order is compared
 * by itself, so that a change which is committed late is not lost.
 */
export async function findChangedOrders(db: Db, apiKeyId: number): Promise<ExportedOrder[]> {
  const { rows } = await db.execute<ExportedOrder>(sql`
    with changed as (
      select e.order_id, max(e.id) as event_id from order_event e
      where e.created_at > now() - make_interval(days => ${DAYS})
      group by e.order_id)
    select o.id, c.event_id::int as "eventId", o.guid, o.number, o.state,
      o.payment_state as "paymentState", o.total, o.paid_sum - o.refunded_sum as paid,
      o.delivery_sum as "deliverySum", o.services_sum as "servicesSum",
      k.currency_code as currency, k.exchange_rate::float8 as rate, k.guid as "basketGroup",
      to_char(o.created_at at time zone r.time_zone, 'YYYY-MM-DD HH24:MI:SS') as "createdAt",
      r.time_zone as "timeZone", k.name, k.phone, k.email, d.address,
      coalesce((
        select jsonb_agg(jsonb_build_object('key', coalesce(f.external_id, f.guid::text),
          'article', l.article, 'name', l.name, 'quantity', l.quantity, 'sum', l.sum) order by l.id)
        from order_line l join offer f on f.id = l.offer_id
        where l.order_id = o.id and l.quantity > 0), '[]') as lines
    from changed c
    join shop_order o on o.id = c.order_id
    join checkout k on k.guid = o.basket_group
    join region r on r.id = k.region_id
    left join order_delivery d on d.order_id = o.id
    left join exchange_order x on x.order_id = o.id and x.api_key_id = ${apiKeyId}
    where c.event_id > coalesce(x.confirmed_event_id, 0)
    order by c.event_id limit ${ORDERS_AT_ONCE}`)
  return rows
}

/** Notes what was sent, so that `success` confirms exactly that. */
export async function noteSentOrders(
  db: Db,
  apiKeyId: number,
  orders: readonly ExportedOrder[],
): Promise<void> {
  const rows = orders.map(({ id, eventId }) => ({ order_id: id, event_id: eventId }))
  await db.execute(sql`
    insert into exchange_order as present (api_key_id, order_id, sent_event_id)
    select ${apiKeyId}, order_id, event_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (order_id int, event_id bigint)
    on conflict (api_key_id, order_id) do update set sent_event_id = excluded.sent_event_id`)
}

/** The program has what it was sent; changes since then are sent next time. */
export async function confirmOrders(db: Db, apiKeyId: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update exchange_order set confirmed_event_id = sent_event_id
    where api_key_id = ${apiKeyId} and confirmed_event_id < sent_event_id`)
  return rowCount ?? 0
}
