import type { Language } from '@svetlitsa/domain/language/language'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'

/** Returns a function that formats a moment as a day: «24 ноября», in the reader's time zone. */
export function useFormatDay(): (moment: string) => string {
  return getFormats(useLanguage()).formatDay
}

/** Returns a function that formats a moment as «24 ноября, 14:02», in the reader's time zone. */
export function useFormatMoment(): (moment: string) => string {
  return getFormats(useLanguage()).formatMoment
}

/** Both formats, outside of a component. */
export function getFormats(language: Language) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const formatDate = (moment: string) => formatDay(moment, language, { timeZone })
  const formatMoment = (moment: string) => {
    const at = new Date(moment)
    const clock = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'))
    return `${formatDate(moment)}, ${clock.join(':')}`
  }
  return { formatDay: formatDate, formatMoment }
}
