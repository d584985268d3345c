import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { deliveryCrew, orderCrew } from '../../schema/dispatch.table.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'

export async function listCrews(db: Db, date: string) {
  const loads = await countOrders(db, date)
  const crews = await db
    .select()
    .from(deliveryCrew)
    .orderBy(asc(deliveryCrew.warehouseId), asc(deliveryCrew.name))
  return crews.map((crew) => ({ ...crew, load: loads.get(crew.id) ?? 0 }))
}

/** The crews that work, with the place of their warehouse. */
export async function listCrewStarts(db: Db) {
  const { id, name, warehouseId, dayCapacity } = deliveryCrew
  const { latitude, longitude } = stockPlace
  return db
    .select({ id, name, warehouseId, dayCapacity, latitude, longitude })
    .from(deliveryCrew)
    .innerJoin(stockPlace, eq(stockPlace.id, warehouseId))
    .where(eq(deliveryCrew.isActive, true))
    .orderBy(asc(id))
}

/** How many orders each crew delivers on a day. */
export async function countOrders(db: Db, date: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ crewId: orderCrew.crewId, load: sql<number>`count(*)::int` })
    .from(orderCrew)
    .innerJoin(orderDelivery, eq(orderDelivery.orderId, orderCrew.orderId))
    .innerJoin(shopOrder, eq(shopOrder.id, orderCrew.orderId))
    .where(and(eq(orderDelivery.day, date), sql`${shopOrder.state} <> 'cancelled'`))
    .groupBy(orderCrew.crewId)
  return new Map(rows.map(({ crewId, load }) => [crewId, load]))
}

/** Locks a crew, so that its orders are counted by one dispatcher at a time. */
export async function lockCrew(tx: Db, id: number) {
  const [crew] = await tx.select().from(deliveryCrew).where(eq(deliveryCrew.id, id)).for('update')
  return crew
}

export async function saveOrderCrew(tx: Db, orderId: number, crewId: number | null): Promise<void> {
  if (crewId === null) await tx.delete(orderCrew).where(eq(orderCrew.orderId, orderId))
  else
    await tx
      .insert(orderCrew)
      .values({ orderId, crewId })
      .onConflictDoUpdate({
        target: orderCrew.orderId,
        set: { crewId, assignedAt: sql`now()` },
      })
}

type CrewValues = Omit<typeof deliveryCrew.$inferSelect, 'id'>

/** Null where the warehouse has another crew of this name. */
export async function insertCrew(tx: Db, values: CrewValues) {
  const [crew] = await tx.insert(deliveryCrew).values(values).onConflictDoNothing().returning()
  return crew ?? null
}

/** Whether the warehouse has another crew of this name. */
export async function isNameTaken(
  tx: Db,
  { id, warehouseId, name }: { id: number; warehouseId: number; name: string },
): Promise<boolean> {
  const [other] = await tx
    .select({ id: deliveryCrew.id })
    .from(deliveryCrew)
    .where(
      and(
        eq(deliveryCrew.warehouseId, warehouseId),
        eq(deliveryCrew.name, name),
        sql`${deliveryCrew.id} <> ${id}`,
      ),
    )
  return other !== undefined
}

export async function updateCrew(tx: Db, id: number, values: CrewValues) {
  const [crew] = await tx
    .update(deliveryCrew)
    .set(values)
    .where(eq(deliveryCrew.id, id))
    .returning()
  return crew ?? null
}
