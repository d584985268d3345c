import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assemblyCapacity } from '../../schema/dispatch.table.ts'

interface WarehouseDay extends Record<string, unknown> {
  id: number
  name: string
  limit: number | null
  taken: number
}

/** The limits of a day and what orders have taken, of active warehouses or of one place. */
export async function listWarehouseDays(
  db: Db,
  date: string,
  warehouseId: number | null = null,
): Promise<WarehouseDay[]> {
  const { rows } = await db.execute<WarehouseDay>(sql`
    select p.id, p.name, c.slots as limit, coalesce(t.taken, 0)::int as taken
    from stock_place p
    left join assembly_capacity c on c.warehouse_id = p.id and c.day = ${date}
    left join (
      select o.place_id, count(*) as taken
      from assembler_slot s join shop_order o on o.id = s.order_id
      where s.day = ${date} group by o.place_id
    ) t on t.place_id = p.id
    where ${warehouseId === null ? sql`p.is_active and (p.kind = 'warehouse' or t.taken > 0)` : sql`p.id = ${warehouseId}`}
    order by p.position, p.name, p.id`)
  return rows
}

/**
 * Locks the limits of a warehouse on days, and returns those that further periods would exceed; the
 * periods of the order itself do not count.
 */
export async function findFullDay(
  tx: Db,
  { warehouseId, orderId }: { warehouseId: number; orderId: number },
  slots: readonly { date: string }[],
): Promise<{ date: string; limit: number } | undefined> {
  const days = [...new Set(slots.map(({ date }) => date))].sort()
  const limits = await tx
    .select({ date: assemblyCapacity.day, limit: assemblyCapacity.slots })
    .from(assemblyCapacity)
    .where(and(eq(assemblyCapacity.warehouseId, warehouseId), inArray(assemblyCapacity.day, days)))
    .orderBy(assemblyCapacity.day)
    .for('update')
  if (limits.length === 0) return undefined
  const { rows } = await tx.execute<{ date: string; taken: number }>(sql`
    select s.day::text as date, count(*)::int as taken
    from assembler_slot s join shop_order o on o.id = s.order_id
    where s.day between ${days[0]} and ${days.at(-1)} and o.place_id = ${warehouseId}
      and o.id <> ${orderId}
    group by s.day`)
  return limits.find(({ date, limit }) => {
    const taken = rows.find((row) => row.date === date)?.taken ?? 0
    return taken + slots.filter((slot) => slot.date === date).length > limit
  })
}

export async function saveLimit(
  db: Db,
  { warehouseId, date: day, limit }: { warehouseId: number; date: string; limit: number | null },
): Promise<void> {
  if (limit === null)
    await db
      .delete(assemblyCapacity)
      .where(and(eq(assemblyCapacity.warehouseId, warehouseId), eq(assemblyCapacity.day, day)))
  else
    await db
      .insert(assemblyCapacity)
      .values({ warehouseId, day, slots: limit })
      .onConflictDoUpdate({
        target: [assemblyCapacity.warehouseId, assemblyCapacity.day],
        set: { slots: limit },
      })
}
