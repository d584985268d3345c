import { addDays } from '../../date/add-days.ts'
import type { Day } from '../../date/day.ts'
import { toLocalTime } from '../../date/to-local-time.ts'

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
