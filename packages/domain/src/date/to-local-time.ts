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
