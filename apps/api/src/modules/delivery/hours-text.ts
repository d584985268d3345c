import { weekdayTexts } from '@svetlitsa/i18n/weekday-texts'
import type { Language } from '../../platform/context.ts'

interface OpeningHours {
  days: string
  opens: string
  closes: string
}

type Weekday = keyof typeof weekdayTexts.ru

/** «Пн–Пт 10:00–21:00, Сб–Вс 10:00–20:00»; the days are kept in Russian and said to their reader. */
export function hoursText(hours: readonly OpeningHours[], language: Language): string {
  return hours
    .map(({ days, opens, closes }) => `${daysText(days, language)} ${opens}–${closes}`)
    .join(', ')
}

function daysText(days: string, language: Language): string {
  if (language === 'ru') return days
  const names = Object.entries(weekdayTexts.ru) as [Weekday, string][]
  return days.replace(/[А-Я][а-я]/g, (short) => {
    const day = names.find(([, russian]) => russian === short)?.[0]
    return day ? weekdayTexts[language][day] : short
  })
}
