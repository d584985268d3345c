import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'

/** Returns a function that formats a moment as a day: «24 ноября», in the reader's time zone. */
export function useFormatDay(): (moment: string) => string {
  const language = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (moment) => formatDay(moment, language, { timeZone })
}
