import type { Day } from '../date/day.ts'
import type { LocalTime } from '../date/to-local-time.ts'
import { assemblyPeriods } from './assembly-periods.ts'

/** Returns whether a period of a day has begun: nobody can choose it any more. */
export function hasPeriodBegun(
  { date, period }: { date: Day; period: number },
  now: LocalTime,
): boolean {
  if (date !== now.day) return date < now.day
  return Number(assemblyPeriods[period]?.timeFrom.slice(0, 2) ?? 0) <= now.hour
}
