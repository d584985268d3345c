import type { Day } from './day.ts'

export type LocalTime = { day: Day; hour: number; minute: number }

/**
 * What calendar and clock show in a time zone at a moment. Dates, slots and coupon days of the shop
 * are in the region's time zone (decisions «Regions, currency, language»).
 *
 * @param timeZone an IANA name, «Asia/Novosibirsk».
 * @throws RangeError for a zone that does not exist.
 */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    hour: Number(read('hour')),
    minute: Number(read('minute')),
  }
}
