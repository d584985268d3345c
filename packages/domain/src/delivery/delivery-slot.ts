import { addDays, type Day } from '../date/day.ts'
import { toLocalTime } from '../date/moment.ts'

/** A delivery window in the region's time, such as «09:00» to «13:00». */
export type DeliverySlot = { timeFrom: string; timeTo: string }

const slotHours = 4

const formatClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * Returns the delivery slots of a day: four hours each from the opening hour on. A shorter
 * remainder at the end is dropped (ADR 0040).
 */
export function listDeliverySlots(openingHour: number, closingHour: number): DeliverySlot[] {
  const count = Math.max(0, Math.floor((closingHour - openingHour) / slotHours))
  return Array.from({ length: count }, (_, index) => {
    const from = openingHour + index * slotHours
    return { timeFrom: formatClock(from), timeTo: formatClock(from + slotHours) }
  })
}

/** A year without a working day is an error in the calendar, not a long wait. */
const maxWaitDays = 366

/**
 * Returns the first day goods can be delivered. Transit days are counted from the warehouse's own day,
 * or from the next one after its cut-off hour; days off postpone the date (delivery.dates).
 * @param delivery.timeZone of the warehouse.
 * @param delivery.orderBeforeHour the cut-off hour in the warehouse's time, before which an order is
 * dispatched today.
 * @param delivery.leadDays transit days from the warehouse that has the goods.
 * @throws RangeError when the days off leave no working day within a year.
 */
export function calculateEarliestDeliveryDate(delivery: {
  now: Date
  timeZone: string
  orderBeforeHour: number
  leadDays: number
  daysOff?: readonly Day[]
}): Day {
  const { now, timeZone, orderBeforeHour, leadDays, daysOff = [] } = delivery
  const today = toLocalTime(now, timeZone)
  const start = today.hour < orderBeforeHour ? 0 : 1
  for (let waitDays = start + leadDays; waitDays <= start + leadDays + maxWaitDays; waitDays += 1) {
    const day = addDays(today.day, waitDays)
    if (!daysOff.includes(day)) return day
  }
  throw new RangeError('No working day for delivery within a year')
}

type DeliveryService = {
  activated?: boolean
  userAddress?: string | null
  date?: string | null
  timeFrom?: string | null
  timeTo?: string | null
}

/**
 * Returns whether delivery dates can be used as they are: delivery is activated with an address, a
 * date and both times. Otherwise they have to be fetched (delivery.dates).
 */
export function hasFullDeliveryDate(delivery: DeliveryService): boolean {
  const { activated, userAddress, date, timeFrom, timeTo } = delivery
  return activated === true && [userAddress, date, timeFrom, timeTo].every(Boolean)
}
