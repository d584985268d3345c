import { addDays } from '../date/add-days.ts'
import type { Day } from '../date/day.ts'
import { localTime } from '../date/local-time.ts'

/** A year without a working day is a mistake in the calendar, not a long wait. */
const longestWaitDays = 366

/**
 * The first day goods can be delivered, in the region's calendar: the days they need on their way are
 * counted from today, from tomorrow once the warehouse's hour for orders has struck, and a day off
 * puts it off (decisions «Regions, currency, language»).
 *
 * @param delivery.orderBeforeHour the hour of the region's clock by which an order still leaves today.
 * @param delivery.leadDays days on the way from the warehouse that has the goods.
 * @throws RangeError where the days off leave no day within a year.
 */
export function earliestDeliveryDate(delivery: {
  now: Date
  timeZone: string
  orderBeforeHour: number
  leadDays: number
  daysOff?: readonly Day[]
}): Day {
  const { now, timeZone, orderBeforeHour, leadDays, daysOff = [] } = delivery
  const today = localTime(now, timeZone)
  const start = today.hour < orderBeforeHour ? 0 : 1
  for (let wait = start + leadDays; wait <= start + leadDays + longestWaitDays; wait += 1) {
    const day = addDays(today.day, wait)
    if (!daysOff.includes(day)) return day
  }
  throw new RangeError('The days off leave no day for delivery within a year')
}
