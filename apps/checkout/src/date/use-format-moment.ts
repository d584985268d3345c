import { formatMoment } from '@svetlitsa/i18n/format/format-moment'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'

/** Returns a function that formats a near moment, «24 ноября, 14:02», in the reader's time zone. */
export function useFormatMoment(): (moment: string) => string {
  const language = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (moment) => formatMoment(moment, language, timeZone, { year: false })
}
