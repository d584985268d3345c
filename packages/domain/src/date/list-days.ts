import { addDays } from './add-days.ts'
import type { Day } from './day.ts'

/** Returns the days from the first to the last one, both included; none if they are reversed. */
export function listDays(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
