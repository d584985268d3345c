import type { LocalTime } from '@svetlitsa/domain/date/moment'
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { deliverySlot, orderDelivery } from '../../../schema/delivery.table.ts'

/** The days on which deliveries are offered. */
export interface ShownDays {
  fromDay: string
  toDay: string
  /** In the region that is delivered to: a window that has begun there is over. */
  localTime: LocalTime
}

export async function findSlots(db: Db, warehouseId: number, shown: ShownDays) {
  return db
    .select()
    .from(deliverySlot)
    .where(and(eq(deliverySlot.warehouseId, warehouseId), isShown(shown)))
    .orderBy(asc(deliverySlot.day), asc(deliverySlot.timeFrom))
}

/** Reserves capacity in a slot; null when it is full, not shown or belongs to another warehouse. */
export async function reserveSlot(tx: Db, slotId: number, warehouseId: number, shown: ShownDays) {
  const [reserved] = await tx
    .update(deliverySlot)
    .set({ taken: sql`${deliverySlot.taken} + 1` })
    .where(
      and(
        eq(deliverySlot.id, slotId),
        eq(deliverySlot.warehouseId, warehouseId),
        sql`${deliverySlot.taken} < ${deliverySlot.capacity}`,
        isShown(shown),
      ),
    )
    .returning()
  return reserved ?? null
}

/** Whether a slot is on one of the days and has not begun. */
function isShown({ fromDay, toDay, localTime: { day, hour, minute } }: ShownDays) {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return and(
    gte(deliverySlot.day, fromDay),
    lt(deliverySlot.day, toDay),
    sql`(${deliverySlot.day}, ${deliverySlot.timeFrom}) > (${day}::date, ${time}::text)`,
  )
}

export async function releaseSlot(tx: Db, slotId: number): Promise<void> {
  await tx
    .update(deliverySlot)
    .set({ taken: sql`${deliverySlot.taken} - 1` })
    .where(eq(deliverySlot.id, slotId))
}

interface SlotTime {
  date: string
  timeFrom: string
  timeTo: string
}

/**
 * Locks the slots that orders hold and those of a time at their warehouses, in one order for
 * everybody: two checkouts that swap slots would deadlock otherwise. Returns the slot of the time by
 * warehouse.
 */
export async function lockSlots(
  tx: Db,
  orders: readonly { id: number }[],
  warehouseIds: readonly number[],
  time: SlotTime | null,
): Promise<Map<number, number>> {
  const held = sql`${deliverySlot.id} in (select ${orderDelivery.slotId} from ${orderDelivery}
    where ${inArray(
      orderDelivery.orderId,
      orders.map(({ id }) => id),
    )})`
  const isWanted =
    time &&
    and(
      inArray(deliverySlot.warehouseId, [...warehouseIds]),
      eq(deliverySlot.day, time.date),
      eq(deliverySlot.timeFrom, time.timeFrom),
      eq(deliverySlot.timeTo, time.timeTo),
    )
  const rows = await tx
    .select()
    .from(deliverySlot)
    .where(isWanted ? or(held, isWanted) : held)
    .orderBy(deliverySlot.id)
    .for('update')
  const wanted = rows.filter(
    ({ day, timeFrom, timeTo }) =>
      time !== null && day === time.date && timeFrom === time.timeFrom && timeTo === time.timeTo,
  )
  return new Map(wanted.map(({ id, warehouseId }) => [warehouseId, id]))
}

/** Locks the slot that an order holds and the wanted one in the same order as `lockSlots`. */
export async function lockSlotSwap(tx: Db, heldId: number | null, wantedId: number): Promise<void> {
  if (heldId === null) return
  await tx
    .select({ id: deliverySlot.id })
    .from(deliverySlot)
    .where(inArray(deliverySlot.id, [heldId, wantedId]))
    .orderBy(deliverySlot.id)
    .for('update')
}

/** The slots that the orders of a checkout hold, once for each order. */
export async function findHeldSlots(db: Db, orderIds: readonly number[]): Promise<number[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select({ slotId: orderDelivery.slotId })
    .from(orderDelivery)
    .where(inArray(orderDelivery.orderId, [...orderIds]))
  return rows.flatMap(({ slotId }) => slotId ?? [])
}

/** Frees the delivery slots of locked orders, which are locked in the order of `lockSlots`. */
export async function releaseSlots(tx: Db, orderIds: readonly number[]): Promise<void> {
  await lockSlots(
    tx,
    orderIds.map((id) => ({ id })),
    [],
    null,
  )
  const ids = sql`any(${sql.param([...orderIds])}::int[])`
  await tx.execute(sql`
    update delivery_slot d set taken = taken - freed.orders
    from (select slot_id, count(*) as orders from order_delivery
      where order_id = ${ids} group by slot_id) freed
    where freed.slot_id = d.id`)
  await tx.execute(sql`update order_delivery set slot_id = null where order_id = ${ids}`)
}

/** The time of an order that was cancelled and is opened again may be taken: it is agreed anew. */
export async function forgetDeliveryDay(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update order_delivery set day = null, time_from = null, time_to = null
    where order_id = any(${sql.param([...orderIds])}::int[])`)
}
