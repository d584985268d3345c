import type { Day } from './day.ts'

export type LocalTime = { day: Day; hour: number; minute: number }

/**
 * Returns the calendar day and the clock time in a time zone at a moment. The shop's dates, slots
 * and coupon days are in the region's time zone (ADR 0042).
 * @param timeZone an IANA name such as «Asia/Novosibirsk».
 * @throws RangeError for an unknown time zone.
 */
export function toLocalTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: `${getPart('year')}-${getPart('month')}-${getPart('day')}`,
    hour: Number(getPart('hour')),
    minute: Number(getPart('minute')),
  }
}

/**
 * The moment at which clocks of a time zone show a local time. A time that the zone skips is the
 * moment after the skip; of one that it has twice, the first.
 * @param local «2026-11-24T09:30», as a field of date and time gives it.
 * @param timeZone an IANA name such as «Asia/Novosibirsk».
 * @throws RangeError for an unknown time zone.
 */
export function toMoment(local: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted)) return null
  // The offset may change within a day, so it is read on both sides.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => getOffset(at, timeZone))
  const exact = offsets
    .map((offset) => wanted - offset)
    .filter((at) => at + getOffset(at, timeZone) === wanted)
  return new Date(exact.length > 0 ? Math.min(...exact) : wanted - Math.min(...offsets))
}

const DAY_MS = 86_400_000

/** What clocks of the zone show more than UTC, in milliseconds. */
function getOffset(at: number, timeZone: string): number {
  const { day, hour, minute } = toLocalTime(new Date(at), timeZone)
  const shown = Date.UTC(
    ...(day.split('-').map((part, index) => Number(part) - (index === 1 ? 1 : 0)) as [
      number,
      number,
      number,
    ]),
    hour,
    minute,
  )
  return shown - Math.floor(at / 60_000) * 60_000
}

/**
 * Returns the same moment the given number of months later. When that month is shorter, returns its
 * last day: a year after 29 February is 28 February.
 */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  // Date overflows into the following month when the day does not exist; day 0 steps back to the
  // end.
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0)
  return moved
}

type Period = { startsAt: Date | null; endsAt: Date | null }

/** Returns whether a period contains the given moment; either end may be open. */
export function isRunning({ startsAt, endsAt }: Period, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}
