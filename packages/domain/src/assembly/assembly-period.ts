import { addDays, type Day } from '../date/day.ts'
import type { LocalTime } from '../date/moment.ts'

/** The periods of an assembler's day, in local time (ADR 0068). A slot names one by its index. */
export const assemblyPeriods = [
  { timeFrom: '09:00', timeTo: '12:00' },
  { timeFrom: '12:00', timeTo: '15:00' },
  { timeFrom: '15:00', timeTo: '18:00' },
  { timeFrom: '18:00', timeTo: '21:00' },
] as const

const periodHours = 3
const periodMinutes = periodHours * 60

/**
 * Returns the hours an assembly takes: three for every started 180 minutes, at least three
 * (assembler.orders).
 */
export function calculateAssemblyHours(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / periodMinutes)) * periodHours
}

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

/** Returns whether a period of a day has begun: nobody can choose it any more. */
export function hasPeriodBegun(
  { date, period }: { date: Day; period: number },
  now: LocalTime,
): boolean {
  if (date !== now.day) return date < now.day
  return Number(assemblyPeriods[period]?.timeFrom.slice(0, 2) ?? 0) <= now.hour
}
