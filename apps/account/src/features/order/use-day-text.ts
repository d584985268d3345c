import { useLanguage } from '@svetlitsa/shell/language-provider'

const LOCALES = { ru: 'ru-RU', kk: 'kk-KZ', en: 'en-GB' } as const

/** Says a day as people do: «24 ноября». */
export function useDayText(): (moment: string) => string {
  const locale = LOCALES[useLanguage()]
  return (moment) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(moment))
}
