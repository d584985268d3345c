import { type Day, toUtcMs } from './day.ts'

const dayMs = 86_400_000

/**
 * Returns the calendar day the given number of days later, or earlier for a negative number.
 * @throws RangeError for an invalid day.
 */
export function addDays(day: Day, days: number): Day {
  return new Date(toUtcMs(day) + days * dayMs).toISOString().slice(0, 10)
}
