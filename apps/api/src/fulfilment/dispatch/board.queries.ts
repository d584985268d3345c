import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { DispatchReason } from '../../schema/dispatch.table.ts'
import type { AssemblyState, OrderState } from '../../schema/order.table.ts'

const MAX_ORDERS = 300

export interface DispatchOrder extends Record<string, unknown> {
  id: number
  guid: string
  number: string
  basketGroup: string
  state: OrderState
  assemblyState: AssemblyState
  warehouseId: number
  regionId: number
  address: string
  latitude: number | null
  longitude: number | null
  deliveryDate: string | null
  timeFrom: string | null
  timeTo: string | null
  assemblerId: number | null
  crewId: number | null
  minutes: number
  slots: { date: string; period: number }[]
  /** Why its assembly and its delivery wait again, where nobody took them away. */
  assemblyBack: DispatchReason | null
  crewBack: DispatchReason | null
}

/** Orders that are assembled or delivered on a day, and those whose assembly waits for a time. */
export function listDayOrders(db: Db, date: string): Promise<DispatchOrder[]> {
  return findRows(
    db,
    sql`o.state <> 'cancelled' and o.id in (
      select order_id from assembler_slot where day = ${date} and order_id is not null
      union select order_id from order_delivery where day = ${date} and store_id is null
      union select w.id from shop_order w
        left join order_delivery b on b.order_id = w.id
        where w.assembly_state in ('requested', 'planned') and w.state <> 'cancelled'
          and (b.day is null or b.day <= ${date})
          and not exists (select from assembler_slot s where s.order_id = w.id))`,
  )
}

/** One order, whatever its state. */
export async function findDispatchOrder(db: Db, guid: string): Promise<DispatchOrder | undefined> {
  return (await findRows(db, sql`o.guid = ${guid}`))[0]
}

async function findRows(db: Db, where: SQL): Promise<DispatchOrder[]> {
  const { rows } = await db.execute<DispatchOrder>(sql`
    select o.id, o.guid, o.number, o.basket_group as "basketGroup", o.state,
      o.assembly_state as "assemblyState", o.place_id as "warehouseId",
      p.region_id as "regionId", coalesce(d.address, '') as address, d.latitude, d.longitude,
      case when d.store_id is null then d.day::text end as "deliveryDate",
      d.time_from as "timeFrom", d.time_to as "timeTo", a.assembler_id as "assemblerId",
      ${selectReason('assembler_id')} as "assemblyBack", ${selectReason('crew_id')} as "crewBack",
      c.crew_id as "crewId", coalesce(m.minutes, 0)::float8 as minutes,
      coalesce(s.slots, '[]'::jsonb) as slots
    from shop_order o
    join stock_place p on p.id = o.place_id
    left join order_delivery d on d.order_id = o.id
    left join order_assembler a on a.order_id = o.id and exists (
      select from user_account u where u.id = a.assembler_id and u.deleted_at is null
        and ${userGroup.assembler} = any (u.groups))
    left join order_crew c on c.order_id = o.id
    left join lateral (
      select sum(t.assembly_minutes * l.quantity) as minutes
      from order_line l join offer f on f.id = l.offer_id
      join product t on t.id = f.product_id and t.needs_assembly
      where l.order_id = o.id and l.quantity > 0
    ) m on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('date', t.day, 'period', t.period)
        order by t.day, t.period) as slots
      from assembler_slot t where t.order_id = o.id
    ) s on true
    where ${where}
    order by d.day nulls last, d.time_from, o.id
    limit ${MAX_ORDERS}`)
  return rows
}

/** The reason of the last event of an order that concerns its assembler, or its crew. */
function selectReason(column: 'assembler_id' | 'crew_id'): SQL {
  return sql`(select e.reason from dispatch_event e
    where e.order_id = o.id and e.${sql.raw(column)} is not null order by e.id desc limit 1)`
}
