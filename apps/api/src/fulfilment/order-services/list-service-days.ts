import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { listPickupWindows } from '@svetlitsa/domain/order-services/service-choice'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { calculateShownDays, readSlots } from '../../supply/delivery/slot/offered-slots.ts'
import { findTakenWindows } from '../../supply/delivery/slot/pickup-window.queries.ts'
import { findHeldSlots } from '../../supply/delivery/slot/slot.queries.ts'
import type { LoadedServices } from './load-services.ts'

/** Days on which a store hands an order out. */
const PICKUP_DAYS = 14

export interface ServiceDay {
  date: string
  slots: { timeFrom: string; timeTo: string; isFree: boolean }[]
}

/**
 * The days and hours at which the supplying warehouse can bring the order, in the region's time. The
 * time that the order has already stays free for it, also when nobody else could still choose it.
 */
export async function listDeliveryDays(
  context: Context,
  db: Db,
  loaded: LoadedServices,
): Promise<ServiceDay[]> {
  const { order, before, supplier, tariffs } = loaded
  if (!supplier || !hasDays(tariffs.address)) return []
  const shown = calculateDays(context, loaded)
  const { fromDay: firstDay } = shown
  const { day: today } = shown.localTime
  const isOwnEarly = before?.slotId && before.day && before.day >= today && before.day < firstDay
  const days = await readSlots(db, {
    warehouseIds: [supplier.place.id],
    ...shown,
    fromDay: isOwnEarly ? (before.day ?? firstDay) : firstDay,
    ownSlots: await findHeldSlots(db, [order.id]),
  })
  return days
    .map(({ date, slots }) => ({
      date,
      slots: slots
        .filter(({ timeFrom }) => date >= firstDay || isOwnTime(before, { date, timeFrom }))
        .map(({ timeFrom, timeTo, isFree }) => ({ timeFrom, timeTo, isFree })),
    }))
    .filter(({ slots }) => slots.length > 0)
}

/**
 * The days and hours at which a store hands the order out: today where the goods are there. A window
 * has as many places as the store says; the one that the order has stays free for it.
 */
export async function listPickupDays(
  context: Context,
  db: Db,
  loaded: LoadedServices,
  storeId: number | null | undefined,
): Promise<ServiceDay[]> {
  const { stores, isReady, order, region, before } = loaded
  const store = stores.find(({ id }) => id === storeId)
  if (!store) return []
  const isThere = isReady || order.placeId === store.id
  const firstDay = isThere
    ? toLocalTime(context.now, region.timeZone).day
    : calculateDays(context, loaded).fromDay
  const taken = await findTakenWindows(db, {
    storeId: store.id,
    orderId: order.id,
    from: firstDay,
    to: addDays(firstDay, PICKUP_DAYS),
  })
  const ownTime = before?.storeId === store.id ? before : null
  const days = Array.from({ length: PICKUP_DAYS }, (_, index) => {
    const date = addDays(firstDay, index)
    const windows = listPickupWindows(store.hours, date)
    const slots = windows.map(({ timeFrom, timeTo }) => {
      const orders = taken.filter(
        (one) => one.date === date && one.timeFrom < timeTo && one.timeTo > timeFrom,
      )
      const isOwn = isOwnTime(ownTime, { date, timeFrom })
      return { timeFrom, timeTo, isFree: isOwn || orders.length < store.pickupCapacity }
    })
    return { date, slots }
  })
  return dropPast(context, loaded, days)
}

/** A carrier names the day itself. */
export function hasDays(tariff: { kind: string } | undefined): boolean {
  return tariff?.kind === 'courier' || tariff?.kind === 'delayed'
}

function calculateDays(context: Context, { region, supplier }: LoadedServices) {
  return calculateShownDays(context, region, supplier ? [supplier] : [])
}

/** Windows that have begun in the region are over, and so are days without any. */
function dropPast<Day extends ServiceDay>(
  { now }: Context,
  { region }: LoadedServices,
  days: readonly Day[],
): Day[] {
  const { day: today, hour } = toLocalTime(now, region.timeZone)
  return days
    .map((day) => ({
      ...day,
      slots: day.slots.filter(
        ({ timeFrom }) =>
          day.date > today || (day.date === today && Number(timeFrom.slice(0, 2)) > hour),
      ),
    }))
    .filter(({ slots }) => slots.length > 0)
}

function isOwnTime(
  before: LoadedServices['before'],
  { date, timeFrom }: { date: string; timeFrom: string },
): boolean {
  return before?.day === date && before.timeFrom === timeFrom
}
