import { calculateAssemblyHours } from '@svetlitsa/domain/assembly/calculate-assembly-hours'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { userAccount } from '../user/user.table.ts'
import { orderAssembler } from './assembler.table.ts'

interface AssemblyRow extends Record<string, unknown> {
  number: string
  address: string | null
  day: string | null
  timeFrom: string | null
  timeTo: string | null
  items: { name: string; quantity: number; minutes: number }[]
}

export async function findAssembler(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
  return row?.name ?? ''
}

/** Gives an order to an assembler, instead of the one who had it. */
export async function assignAssembler(
  db: Db,
  { orderId, assemblerId }: { orderId: number; assemblerId: number },
): Promise<void> {
  const [account] = await db
    .select({ groups: userAccount.groups })
    .from(userAccount)
    .where(eq(userAccount.id, assemblerId))
  if (!account?.groups.includes(userGroup.assembler)) {
    throw new Error(`user ${assemblerId} is no assembler`)
  }
  await db
    .insert(orderAssembler)
    .values({ orderId, assemblerId })
    .onConflictDoUpdate({
      target: orderAssembler.orderId,
      set: { assemblerId, assignedAt: sql`now()` },
    })
}

/**
 * The orders of an assembler whose assembly was requested and that are not cancelled, the nearest
 * day first. An order without an assembler is seen by none (assembler.own).
 */
export async function findAssemblyOrders(db: Db, assemblerId: number) {
  const found = await db.execute<AssemblyRow>(sql`
    select o.number, d.address, d.day::text, d.time_from as "timeFrom", d.time_to as "timeTo",
      jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'minutes', p.assembly_minutes)
        order by l.id) as items
    from shop_order o
    join order_assembler a on a.order_id = o.id and a.assembler_id = ${assemblerId}
    join order_line l on l.order_id = o.id
    join offer f on f.id = l.offer_id
    join product p on p.id = f.product_id and p.needs_assembly
    left join order_delivery d on d.order_id = o.id
    where o.assembly_state in ('requested', 'planned') and o.state <> 'cancelled'
    group by o.id, d.order_id
    order by d.day nulls last, d.time_from, o.id
    limit 100`)
  return found.rows.map((row) => ({
    order_num: row.number,
    AssemblyDuration: calculateAssemblyHours(
      row.items.reduce((minutes, item) => minutes + item.minutes * item.quantity, 0),
    ),
    orderGalleryLink: null,
    address: row.address ?? '',
    date: row.day,
    timeFrom: row.timeFrom,
    timeTo: row.timeTo,
    items: row.items,
  }))
}
