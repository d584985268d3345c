import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'

/** Returns a function that formats a moment as a day: «24 ноября», in the reader's time zone. */
export function useFormatDay(): (moment: string) => string {
  const language = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (moment) => formatDay(moment, language, { timeZone })
}

/** Returns a function that formats a moment as «24 ноября, 14:02», in the reader's time zone. */
export function useFormatMoment(): (moment: string) => string {
  const formatDate = useFormatDay()
  return (moment) => {
    const at = new Date(moment)
    const clock = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'))
    return `${formatDate(moment)}, ${clock.join(':')}`
  }
}
