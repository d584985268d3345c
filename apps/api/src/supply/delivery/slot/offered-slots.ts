import type { deliverySlot } from '@svetlitsa/api-client/delivery/contract'
import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { calculateEarliestDeliveryDate } from '@svetlitsa/domain/delivery/delivery-slot'
import type * as z from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import type { Warehouse } from '../delivery-terms.queries.ts'
import { findSlots, reserveSlot, type ShownDays } from './slot.queries.ts'

/** Orders placed before this hour, in the warehouse's time zone, leave the warehouse the same day. */
export const ORDER_BEFORE_HOUR = 18
const SHOWN_DAYS = 14
/** Of a region that no warehouse supplies. */
const LEAD_DAYS = 3

/**
 * The days that are offered, and the only ones that are accepted (delivery.dates): from the first on
 * which goods of every supplying warehouse can be there.
 */
export function calculateShownDays(
  { now, services }: Pick<Context, 'now' | 'services'>,
  { timeZone }: Pick<Region, 'timeZone'>,
  suppliers: readonly { place: { regionId: number }; leadDays: number }[],
): ShownDays {
  const terms = suppliers.map(({ place, leadDays }) => ({
    leadDays,
    timeZone: services.regions.find(place.regionId)?.timeZone ?? timeZone,
  }))
  const earliest = (terms.length > 0 ? terms : [{ leadDays: LEAD_DAYS, timeZone }]).map((one) =>
    calculateEarliestDeliveryDate({ ...one, now, orderBeforeHour: ORDER_BEFORE_HOUR }),
  )
  // ISO days sort as texts.
  const fromDay = earliest.toSorted().at(-1) ?? ''
  const localTime = toLocalTime(now, timeZone)
  return { fromDay, toDay: addDays(fromDay, SHOWN_DAYS), localTime }
}

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

interface WantedSlot {
  slotId: number
  /** That is delivered to. */
  region: Region
  supplier: Warehouse | undefined
  /** Those that deliver at this time together, with it; it alone by default. */
  suppliers?: readonly Warehouse[] | undefined
}

/**
 * Reserves a place in a slot that the supplying warehouse offers at this moment, whoever asks for it
 * and wherever; null when it is full or not offered (delivery.dates).
 */
export async function reserveOfferedSlot(
  context: Pick<Context, 'now' | 'services'>,
  tx: Db,
  { slotId, region, supplier, suppliers }: WantedSlot,
) {
  if (!supplier) return null
  const shown = calculateShownDays(context, region, suppliers ?? [supplier])
  return reserveSlot(tx, slotId, supplier.place.id, shown)
}
