import { type Day, dayToUtc } from './day.ts'

const dayMs = 86_400_000

/** The calendar day so many days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(dayToUtc(day) + days * dayMs).toISOString().slice(0, 10)
}
