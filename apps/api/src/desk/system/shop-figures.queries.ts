import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { DEAD_LETTERS } from '../../platform/jobs/job-queue.ts'

export interface Figure {
  name: string
  labels: string[]
  value: number
}

/** Sent messages are counted among the newest of this many: they have no index by time. */
const NEWEST_MESSAGES = 20_000

/**
 * Reads the figures of the shop, each through an index, so that they cost the same in a large shop.
 * Every figure is one row: its name, the values of its labels and its value.
 */
export async function readFigures(db: Db): Promise<Figure[]> {
  const parts = await Promise.all([
    db.execute<Figure & Record<string, unknown>>(moneyFigures),
    db.execute<Figure & Record<string, unknown>>(workFigures),
  ])
  return parts.flatMap(({ rows }) => rows)
}

const moneyFigures = sql`
  with recent as (
    select o.id, o.basket_group from shop_order o where o.created_at > now() - interval '1 hour'
  )
  select 'shop_orders_last_hour' as name,
    array[
      case when c.operator_id is not null then 'staff'
        when exists (select from checkout_draft d where d.basket_group = c.guid) then 'steps'
        else 'basket' end,
      coalesce(
        (select w.way from payment_placement w where w.basket_group = c.guid),
        (select p.method from payment p where p.basket_group = c.guid
          order by p.state = 'succeeded' desc, p.created_at desc limit 1),
        'none')
    ] as labels, count(*)::int as value
  from recent join checkout c on c.guid = recent.basket_group group by 2
  union all
  select 'shop_payments_last_hour', array[p.provider, p.state], count(*)::int
  from payment p where p.basket_group in (select basket_group from recent) group by 2
  union all
  select 'shop_payments_pending', array[provider], count(*)::int
  from payment where state = 'pending' group by 2
  union all
  select 'shop_payment_pending_oldest_seconds', array[provider],
    extract(epoch from now() - min(created_at))::float8
  from payment where state = 'pending' group by 2
  union all
  select 'shop_payment_discrepancies', array[]::text[], count(*)::int
  from payment_discrepancy where resolved_at is null
  union all
  select 'shop_refunds_last_hour', array[reason], count(*)::int
  from payment_entry
  where direction = 'out' and reason <> 'moved' and created_at > now() - interval '1 hour' group by 2
  union all
  select 'shop_refunds_waiting', array[]::text[],
    (select count(*) from shop_order where state = 'cancelled' and paid_sum > refunded_sum)::int
  union all
  select 'shop_receipts_unregistered',
    array[case when ask_at is null then 'refused' else 'waiting' end], count(*)::int
  from receipt
  where registered_at is null and (ask_at is not null or failure is not null) group by 2`

const workFigures = sql`
  select 'shop_jobs' as name, array[name, case when state = 'active' then 'active' else 'queued' end]
    as labels, count(*)::float8 as value
  from pgboss.job
  where state < 'completed' and name <> ${DEAD_LETTERS} group by 2
  union all
  select 'shop_jobs', array[name, 'failed'], count(*)::float8
  from pgboss.job
  where name in (select name from pgboss.queue) and name <> ${DEAD_LETTERS}
    and state = 'failed' and completed_on > now() - interval '1 day' group by 2
  union all
  select 'shop_job_oldest_due_seconds', array[name],
    extract(epoch from now() - min(start_after))::float8
  from pgboss.job
  where state < 'active' and start_after < now() and name <> ${DEAD_LETTERS} group by 2
  union all
  select 'shop_dead_jobs', array[coalesce(source_name, '')], count(*)::float8
  from pgboss.job where name = ${DEAD_LETTERS} and state < 'completed' group by 2
  union all
  select 'shop_messages', array[channel, state], count(*)::float8
  from message where state in ('waiting', 'sending') group by 2
  union all
  select 'shop_messages', array[channel, state], count(*)::float8
  from message
  where id > (select coalesce(max(id), 0) - ${sql.raw(String(NEWEST_MESSAGES))} from message)
    and state = 'sent' and created_at > now() - interval '1 hour' group by 2
  union all
  select 'shop_messages', array[channel, state], count(*)::float8
  from message where state = 'failed' and due_at > now() - interval '1 hour' group by 2
  union all
  select 'shop_message_oldest_due_seconds', array[channel],
    extract(epoch from now() - min(due_at))::float8
  from message where state in ('waiting', 'sending') and due_at < now() group by 2
  union all
  select 'shop_uploads_loose', array[state], count(*)::float8
  from upload where attached_at is null or state = 'removed' group by 2
  union all
  select 'shop_stale_listings', array[]::text[], count(*)::float8 from stale_listing
  union all
  select 'shop_stale_listing_oldest_seconds', array[]::text[],
    coalesce(extract(epoch from now() - min(marked_at)), 0)::float8
  from stale_listing`
