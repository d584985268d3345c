import { type SQL, sql } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { joinLedger } from '../../shop/due-sum/due-sum.queries.ts'

export type ItemRow = {
  kind: string
  key: string
  fact: string
  title: string
  orderGuid: string | null
  storeName: string
  amount: number | null
  sign: string
  since: Date
  detail: string
}

const ledger = joinLedger(sql`shop_order`)

/** The lists that are found by orders and money; each states what the fact of an item is. */
const lists: Record<string, SQL> = {
  paidOpen: sql`select 'paidOpen' as kind, shop_order.guid::text as key,
      shop_order.state || ' ' || shop_order.paid_sum as fact,
      shop_order.paid_sum as amount, paid.at as since, '' as detail, shop_order.id
    from shop_order cross join lateral (
      select coalesce(max(coalesce(p.settled_at, e.created_at)), shop_order.created_at) as at
      from payment_entry e join payment p on p.guid = e.payment_guid
      where e.order_id = shop_order.id and e.direction = 'in') paid
    where shop_order.state in ('new', 'confirmed', 'picking', 'ready', 'shipped')
      and shop_order.payment_state = 'paid' and paid.at < now() - interval '3 days'`,
  overpaid: sql`select 'overpaid', shop_order.guid::text,
      (shop_order.paid_sum - shop_order.refunded_sum) || ' / ' || shop_order.total,
      shop_order.paid_sum - shop_order.refunded_sum - shop_order.total, shop_order.created_at, '',
      shop_order.id
    from shop_order where shop_order.state <> 'cancelled'
      and shop_order.paid_sum - shop_order.refunded_sum > shop_order.total`,
  cancelledPaid: sql`select 'cancelledPaid', shop_order.guid::text,
      (shop_order.paid_sum - shop_order.refunded_sum)::text,
      shop_order.paid_sum - shop_order.refunded_sum, shop_order.created_at, '', shop_order.id
    from shop_order where shop_order.state = 'cancelled'
      and shop_order.paid_sum > shop_order.refunded_sum`,
  differingSum: sql`select 'differingSum', d.payment_guid::text, d.received || ' ' || d.requested,
      d.received - d.requested, d.created_at, d.received || ' / ' || d.requested,
      (select min(o.id) from shop_order o where o.basket_group = p.basket_group)
    from payment_discrepancy d join payment p on p.guid = d.payment_guid
    where d.resolved_at is null`,
  receipt: sql`select 'receipt', r.guid::text, coalesce(r.failure, ''), r.sum, r.created_at,
      coalesce(r.failure, ''), r.order_id
    from receipt r where r.registered_at is null
      and (r.ask_at is null or r.created_at < now() - interval '1 hour')`,
  refund: sql`select 'refund', 'return:' || b.id, sum(f.amount)::text, sum(f.amount)::bigint,
      b.created_at, '', b.order_id
    from return_refund f join order_return b on b.id = f.return_id
    where b.created_at < now() - interval '1 hour' and not exists (
      select from payment_entry e where e.payment_guid = f.payment_guid
        and e.order_id = b.order_id and e.key = 'return:' || b.id and e.reason = 'returned')
    group by b.id
    union all
    select 'refund', 'request:' || q.id, q.state, q.sum, q.created_at, q.answer_by::text, q.order_id
    from refund_request q where q.state = 'waiting' and q.answer_by < current_date`,
  acquirerRefund: sql`select 'acquirerRefund', a.id::text, a.amount::text, a.amount, a.created_at,
      coalesce(p.provider_payment_id, ''), a.order_id
    from acquirer_refund a join payment p on p.guid = a.payment_guid`,
  placedUnpaid: sql`select 'placedUnpaid', shop_order.guid::text,
      shop_order.state || ' ' || shop_order.paid_sum,
      ${ledger.due}, shop_order.placed_at, '', shop_order.id
    from shop_order cross join lateral ${ledger.table}
    where shop_order.placed_at < now() - interval '5 days' and ${ledger.due} > 0`,
}

const MAX_ITEMS = 100

/** Items of the lists among the orders that the member of staff may see, with what was noted. */
const buildItems = (context: Context): SQL => sql`
  item as (
    select found.*, shop_order.number as title, shop_order.guid::text as "orderGuid",
      stock_place.name as "storeName", currency.sign,
      exists (select from reconciliation_note n
        where n.kind = found.kind and n.key = found.key and n.fact = found.fact) as "isResolved"
    from (${sql.join(Object.values(lists), sql` union all `)}) as found
    join shop_order on shop_order.id = found.id
    join stock_place on stock_place.id = shop_order.place_id
    join checkout on checkout.guid = shop_order.basket_group
    join currency on currency.code = checkout.currency_code
    where ${buildStaffCondition(context) ?? sql`true`})`

export async function countOpenItems(context: Context): Promise<{ kind: string; count: number }[]> {
  const { rows } = await context.db.execute<{ kind: string; count: number }>(sql`
    with ${buildItems(context)}
    select kind, count(*)::int as count from item where not "isResolved" group by kind`)
  return rows
}

/** The oldest open items of a kind, or of all. */
export async function findOpenItems(
  context: Context,
  kind: string | undefined,
): Promise<ItemRow[]> {
  const { rows } = await context.db.execute<ItemRow>(sql`
    with ${buildItems(context)}
    select * from item where not "isResolved" ${kind ? sql`and kind = ${kind}` : sql``}
    order by since, key limit ${MAX_ITEMS}`)
  return rows
}

/** One item, open or not; null where it is gone or belongs to another store. */
export async function findItem(
  context: Context,
  tx: Db,
  { kind, key }: { kind: string; key: string },
): Promise<ItemRow | null> {
  const { rows } = await tx.execute<ItemRow>(sql`
    with ${buildItems(context)} select * from item where kind = ${kind} and key = ${key}`)
  return rows[0] ?? null
}

export type NoteRow = ItemRow & { by: string; at: Date; note: string }

/** What was resolved last; a seller sees what concerns an order of the own store. */
export async function findResolvedItems(
  context: Context,
  kind: string | undefined,
): Promise<NoteRow[]> {
  const own = buildStaffCondition(context)
  const { rows } = await context.db.execute<NoteRow>(sql`
    select n.kind, n.key, n.fact, n.title, shop_order.guid::text as "orderGuid",
      coalesce(stock_place.name, '') as "storeName", null as amount, '' as sign,
      n.created_at as since, '' as detail, u.name as by, n.created_at as at, n.note
    from reconciliation_note n
    join user_account u on u.id = n.resolved_by_id
    left join shop_order on shop_order.number = n.title
    left join stock_place on stock_place.id = shop_order.place_id
    where ${own ? sql`shop_order.id is not null and ${own}` : sql`true`}
      ${kind ? sql`and n.kind = ${kind}` : sql``}
    order by n.created_at desc limit ${MAX_ITEMS}`)
  return rows
}

/** Records what was found out; false when somebody has resolved the same before. */
export async function insertNote(
  tx: Db,
  item: { kind: string; key: string; fact: string; title: string },
  { note, userId }: { note: string; userId: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into reconciliation_note as n (kind, key, fact, title, note, resolved_by_id)
    values (${item.kind}, ${item.key}, ${item.fact}, ${item.title}, ${note}, ${userId})
    on conflict (kind, key) do update set fact = excluded.fact, title = excluded.title,
      note = excluded.note, resolved_by_id = excluded.resolved_by_id, created_at = now()
    where n.fact <> excluded.fact
    returning kind`)
  return rows.length > 0
}

/** A sum that differs at its provider is settled for the audit of money as well. */
export async function settleDiscrepancy(tx: Db, paymentGuid: string): Promise<void> {
  await tx.execute(sql`update payment_discrepancy set resolved_at = now()
    where payment_guid = ${paymentGuid} and resolved_at is null`)
}

/** Which of these violations were resolved as they are. */
export async function findResolvedKeys(db: Db, kind: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from reconciliation_note where kind = ${kind}`,
  )
  return new Set(rows.map(({ key }) => key))
}
