import { dayText } from '@svetlitsa/i18n/day-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'

/** Says a day as people do: «24 ноября», by the clock of the reader. */
export function useDayText(): (moment: string) => string {
  const language = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (moment) => dayText(moment, language, { timeZone })
}
