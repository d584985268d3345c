import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/**
 * The payment ledger agrees with the orders, attempts and receipts: what a payment brought is shared
 * out to its orders (I1), an order's money is that of the ledger (I2), and a payment belongs to one
 * checkout and to its provider (I8). What only a person can settle stands in the list, too: receipts
 * that no register took, and sums that differ at a provider.
 */
export async function auditPayments(db: Db): Promise<string[]> {
  const found = await db.execute<{ broken: string }>(sql`
    with entry as (
      select e.*, p.basket_group,
        case direction when 'in' then e.amount else -e.amount end as change
      from payment_entry e join payment p on p.guid = e.payment_guid),
    surplus as (
      select order_id, sum(change) as waiting, min(created_at) as since
      from entry where reason = 'surplus' group by order_id having sum(change) <> 0),
    planned as (
      select b.order_id, sum(r.amount) as waiting, min(b.created_at) as since
      from return_refund r join order_return b on b.id = r.return_id
      where not exists (select from entry e where e.payment_guid = r.payment_guid
        and e.order_id = b.order_id and e.key = 'return:' || b.id)
      group by b.order_id)
    select 'I2 money of checkout: ' || c.guid::text as broken from checkout c
      left join (select basket_group, sum(change) as held from entry group by 1) e
        on e.basket_group = c.guid
      left join (select basket_group, sum(paid_sum - refunded_sum) as paid from shop_order group by 1) o
        on o.basket_group = c.guid
      where coalesce(e.held, 0) <> coalesce(o.paid, 0)
    union all
    select 'I2 money of order: ' || o.number from shop_order o left join entry e on e.order_id = o.id
      group by o.id
      having coalesce(sum(e.change) filter (where e.direction = 'in' or e.reason = 'moved'), 0) <> o.paid_sum
        or coalesce(sum(e.amount) filter (where e.direction = 'out' and e.reason <> 'moved'), 0)
          <> o.refunded_sum
    union all
    select 'I8 order of another checkout: ' || o.number from entry e join shop_order o on o.id = e.order_id
      where o.basket_group <> e.basket_group
    union all
    select 'I2 paid more than its total: ' || o.number from shop_order o
      left join surplus s on s.order_id = o.id left join planned r on r.order_id = o.id
      where o.paid_sum - o.refunded_sum - coalesce(s.waiting, 0) - coalesce(r.waiting, 0) > o.total
    union all
    select 'I8 payment unknown to its provider: ' || guid::text from payment
      where state = 'succeeded' and provider_payment_id is null
    union all
    select 'I1 entries of payment: ' || p.guid::text from payment p
      left join entry e on e.payment_guid = p.guid and e.direction = 'in' and e.reason <> 'moved'
      group by p.guid
      having coalesce(sum(e.amount), 0) <> case p.state when 'succeeded' then p.amount else 0 end
    union all
    select 'I2 receipts of payment: ' || coalesce(e.payment_guid, r.payment_guid)::text from
      (select payment_guid, order_id, case direction when 'in' then 'sale' else 'refund' end as type,
        sum(amount) as amount from entry where reason <> 'moved' group by 1, 2, 3) e
      full join (select payment_guid, order_id, type, sum(sum) as amount from receipt group by 1, 2, 3) r
        on r.payment_guid = e.payment_guid and r.order_id = e.order_id and r.type = e.type
      where e.amount is distinct from r.amount
    union all
    select 'I2 return not refunded: ' || o.number from planned r join shop_order o on o.id = r.order_id
      where r.since < now() - interval '1 hour'
    union all
    select 'I1 money moved one way: ' || key from entry where reason = 'moved'
      group by payment_guid, key having sum(change) <> 0
    union all
    select 'I2 receipt not registered: ' || o.number || ', ' || r.failure
      from receipt r join shop_order o on o.id = r.order_id
      where r.registered_at is null and r.ask_at is null and r.failure is not null
    union all
    select 'I1 another sum at the provider: ' || payment_guid::text || ', ' || received || ' '
      || currency_code || ' instead of ' || requested
      from payment_discrepancy where resolved_at is null
    union all
    select 'I2 surplus not returned: ' || o.number from surplus s join shop_order o on o.id = s.order_id
      where s.since < now() - interval '1 hour'`)
  return found.rows.map((row) => row.broken)
}
