import type { deliverySlot } from '@svetlitsa/api-client/delivery/contract'
import type * as z from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { findSlots } from '../delivery.queries.ts'
import type { ShownDays } from './calculate-shown-days.ts'

type Day = z.output<typeof deliverySlot>
type SlotRow = Awaited<ReturnType<typeof findSlots>>[number]

interface SlotSearch extends ShownDays {
  /** The supplying warehouse of each order; one that supplies two needs room for both. */
  warehouseIds: readonly number[]
  /** Slots that the orders hold already: they are free for them. */
  ownSlots: readonly number[]
}

/** The days and hours that every supplying warehouse has, and whether each has room for its orders. */
export async function readSlots(
  db: Db,
  { warehouseIds, ownSlots, ...shown }: SlotSearch,
): Promise<Day[]> {
  const orders = Map.groupBy(warehouseIds, (id) => id)
  const [first = [], ...others] = await Promise.all(
    [...orders.keys()].map((id) => findSlots(db, id, shown)),
  )
  const hasRoom = ({ id, warehouseId, taken, capacity }: SlotRow) => {
    const own = ownSlots.filter((slotId) => slotId === id).length
    return taken - own + (orders.get(warehouseId)?.length ?? 0) <= capacity
  }
  const days = new Map<string, Day>()
  for (const slot of first) {
    const same = others.map((slots) => slots.find((one) => isSameTime(one, slot)))
    if (same.includes(undefined)) continue
    const day = days.get(slot.day) ?? { date: slot.day, slots: [] }
    const { id, timeFrom, timeTo } = slot
    const isFree = [slot, ...same].every((one) => one !== undefined && hasRoom(one))
    day.slots.push({ id, timeFrom, timeTo, isFree })
    days.set(slot.day, day)
  }
  return [...days.values()]
}

function isSameTime(one: SlotRow, other: SlotRow): boolean {
  return one.day === other.day && one.timeFrom === other.timeFrom && one.timeTo === other.timeTo
}
