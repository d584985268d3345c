import { assemblyTransitions } from '@svetlitsa/domain/assembly/assembly-state'
import { orderTransitions } from '@svetlitsa/domain/order/order-state'
import { paymentTransitions } from '@svetlitsa/domain/payment/payment-state'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

const tables: Record<string, Readonly<Record<string, readonly string[]>>> = {
  state: orderTransitions,
  payment: paymentTransitions,
  assembly: assemblyTransitions,
}

const transitions = Object.entries(tables).flatMap(([kind, table]) =>
  Object.entries(table).flatMap(([from, allowed]) => allowed.map((to) => ({ kind, from, to }))),
)

/**
 * The events of an order are a path of its state tables that leads to its present state (I11).
 * Surplus money is exempt from the payment's table, because it can arrive in any state.
 */
export async function auditHistory(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    with transition as (
      select * from jsonb_to_recordset(${JSON.stringify(transitions)}::jsonb)
        as one(kind text, "from" text, "to" text)),
    event as (
      select e.*, o.number,
        case e.kind when 'state' then o.state when 'payment' then o.payment_state
          else o.assembly_state end as present,
        lag(e.to_state) over path as previous,
        lead(e.id) over path is null as is_last
      from order_event e join shop_order o on o.id = e.order_id
      where e.kind in ('state', 'payment', 'assembly')
      window path as (partition by e.order_id, e.kind order by e.id))
    select 'I11 transition not allowed: ' || number || ' ' || from_state || ' > ' || to_state as broken
      from event e
      where from_state <> to_state and coalesce(details->>'reason', '') <> 'surplus'
        and not exists (select from transition t
          where t.kind = e.kind and t."from" = e.from_state and t."to" = e.to_state)
    union all
    select 'I11 transitions with a gap: ' || number || ' ' || kind from event
      where previous is not null and from_state is distinct from previous
    union all
    select 'I11 state without a transition: ' || number || ' ' || kind from event
      where is_last and to_state <> present`)
  return rows.map(({ broken }) => broken)
}
