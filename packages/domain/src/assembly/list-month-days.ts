import { addDays } from '../date/add-days.ts'
import type { Day } from '../date/day.ts'

/**
 * The days of the weeks that a month touches, from a Monday to a Sunday.
 * @param month «2026-11».
 */
export function listMonthDays(month: string): Day[] {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: Day[] = []
  for (let day = addDays(first, -weekday); day < `${next}-01` || days.length % 7 > 0; ) {
    days.push(day)
    day = addDays(day, 1)
  }
  return days
}
