import { addDays } from '../date/add-days.ts'
import type { Day } from '../date/day.ts'
import { assemblyPeriods } from './assembly-periods.ts'
import { calculateAssemblyHours } from './calculate-assembly-hours.ts'

const periodHours = 3

/**
 * Returns the slots that an assembly takes from a period on: one for each three hours, one after
 * another. Null where it does not fit: up to a day's work stays within one day, more than that begins
 * in the morning and goes on the next days (assembler.assign).
 */
export function listOrderSlots(
  minutes: number,
  start: { date: Day; period: number },
): { date: Day; period: number }[] | null {
  const count = calculateAssemblyHours(minutes) / periodHours
  const perDay = assemblyPeriods.length
  const isLong = count > perDay
  if (isLong ? start.period !== 0 : start.period + count > perDay) return null
  return Array.from({ length: count }, (_, index) => {
    const position = start.period + index
    return { date: addDays(start.date, Math.floor(position / perDay)), period: position % perDay }
  })
}
