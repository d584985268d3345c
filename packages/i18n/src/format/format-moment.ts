import { toLocalTime } from '@svetlitsa/domain/date/moment'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatDay } from './format-day.ts'

/**
 * Formats a moment in the local time of a place, «24 ноября 2026 г., 01:32»; of one that is near the
 * year may be left out.
 *
 * @param timeZone an IANA name, «Asia/Almaty».
 */
export function formatMoment(
  moment: string,
  language: Language,
  timeZone: string,
  { year = true } = {},
): string {
  const { day, hour, minute } = toLocalTime(new Date(moment), timeZone)
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${formatDay(day, language, { year })}, ${clock}`
}
