import { localTime } from '@svetlitsa/domain/date/local-time'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { dayText } from './day-text.ts'

/**
 * A moment by the clock of a place, «24 ноября 2026 г., 01:32».
 *
 * @param timeZone an IANA name, «Asia/Almaty».
 */
export function momentText(moment: string, language: Language, timeZone: string): string {
  const { day, hour, minute } = localTime(new Date(moment), timeZone)
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${dayText(day, language, { year: true })}, ${clock}`
}
