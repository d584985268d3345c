import type { SlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assemblerSlot } from '../../schema/assembler.table.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { userAccount } from '../../schema/user.table.ts'

export interface SlotPlace {
  date: string
  period: number
}

export type TakenSlot = SlotPlace & {
  reason: SlotReason
  orderId: number | null
  number: string | null
  address: string | null
}

/**
 * Locks an assembler, so that the schedule is changed by one at a time: by the assembler, or by a
 * dispatcher.
 */
export async function lockAssembler(tx: Db, assemblerId: number): Promise<void> {
  await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.id, assemblerId))
    .for('no key update')
}

/** The taken slots of assemblers between two days, both included. */
export async function listTakenSlots(
  db: Db,
  assemblerIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<(TakenSlot & { assemblerId: number })[]> {
  if (assemblerIds.length === 0) return []
  const { day, period, reason, orderId } = assemblerSlot
  return db
    .select({
      assemblerId: assemblerSlot.assemblerId,
      date: day,
      period,
      reason,
      orderId,
      number: shopOrder.number,
      address: orderDelivery.address,
    })
    .from(assemblerSlot)
    .leftJoin(shopOrder, eq(shopOrder.id, orderId))
    .leftJoin(orderDelivery, eq(orderDelivery.orderId, orderId))
    .where(
      and(
        inArray(assemblerSlot.assemblerId, [...assemblerIds]),
        sql`${day} between ${from} and ${to}`,
      ),
    )
    .orderBy(day, period)
}

/** The slots of an order, in order. */
export async function listOrderPlaces(tx: Db, orderId: number): Promise<SlotPlace[]> {
  const { day: date, period } = assemblerSlot
  return tx
    .select({ date, period })
    .from(assemblerSlot)
    .where(eq(assemblerSlot.orderId, orderId))
    .orderBy(date, period)
}

/** Takes slots, instead of what was there. The assembler is locked. */
export async function saveSlots(
  tx: Db,
  assemblerId: number,
  slots: readonly (SlotPlace & { reason: SlotReason; orderId: number | null })[],
): Promise<void> {
  if (slots.length === 0) return
  await tx
    .insert(assemblerSlot)
    .values(slots.map(({ date: day, ...slot }) => ({ ...slot, day, assemblerId })))
    .onConflictDoUpdate({
      target: [assemblerSlot.assemblerId, assemblerSlot.day, assemblerSlot.period],
      set: { reason: sql`excluded.reason`, orderId: sql`excluded.order_id` },
    })
}

export async function deleteSlots(
  tx: Db,
  assemblerId: number,
  slots: readonly SlotPlace[],
): Promise<void> {
  if (slots.length === 0) return
  const isOne = slots.map(({ date, period }) =>
    and(eq(assemblerSlot.day, date), eq(assemblerSlot.period, period)),
  )
  await tx
    .delete(assemblerSlot)
    .where(and(eq(assemblerSlot.assemblerId, assemblerId), or(...isOne)))
}
