import type { OpeningHours } from '@svetlitsa/domain/opening-hours/opening-hours'
import { weekdayTexts } from '@svetlitsa/i18n/weekday/weekday-texts'
import type { Language } from '../../platform/context/context.ts'

type Weekday = keyof typeof weekdayTexts.ru

/**
 * Formats opening hours, e.g. «Пн–Пт 10:00–21:00, Сб–Вс 10:00–20:00». Days are stored in Russian
 * and translated here.
 */
export function formatOpeningHours(hours: readonly OpeningHours[], language: Language): string {
  return hours
    .map(({ days, opens, closes }) => `${formatDays(days, language)} ${opens}–${closes}`)
    .join(', ')
}

function formatDays(days: string, language: Language): string {
  if (language === 'ru') return days
  const names = Object.entries(weekdayTexts.ru) as [Weekday, string][]
  return days.replace(/[А-Я][а-я]/g, (dayName) => {
    const day = names.find(([, russian]) => russian === dayName)?.[0]
    return day ? weekdayTexts[language][day] : dayName
  })
}
