import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime, toMoment } from '@svetlitsa/domain/date/moment'
import { vi } from 'vitest'
import type { Services } from '../platform/services/services.ts'

/** The zone of the region in which tests order. */
const zone = 'Europe/Moscow'

/** The day so many days from today in Moscow's calendar. */
export function dayAfter(days: number): string {
  return addDays(toLocalTime(new Date(), zone).day, days)
}

/**
 * Stops the clock that calls read at a time of a day in Moscow, by default noon today, until
 * `vi.restoreAllMocks()`. The database keeps its own clock.
 */
export function stopClock(
  { services }: { services: Pick<Services, 'clock'> },
  { day = dayAfter(0), time = '12:00' } = {},
): { day: string } {
  const moment = toMoment(`${day}T${time}`, zone)
  if (!moment) throw new Error(`there is no ${day} ${time}`)
  vi.spyOn(services.clock, 'now').mockReturnValue(moment)
  return { day }
}
