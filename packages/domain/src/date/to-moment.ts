import { toLocalTime } from './to-local-time.ts'

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
