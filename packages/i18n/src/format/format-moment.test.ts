import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it.each([
  ['ru', '1 января 2027 г., 01:05', '1 января, 01:05'],
  ['kk', '2027 ж. 1 қаңтар, 01:05', '1 қаңтар, 01:05'],
  ['en', '1 January 2027, 01:05', '1 January, 01:05'],
] as const)(
  '[lang.three] formats a moment in the local time of its place, in %s',
  (language, text, near) => {
    const moment = '2026-12-31T20:05:00Z'
    expect(formatMoment(moment, language, 'Asia/Almaty')).toBe(text)
    expect(formatMoment(moment, language, 'Asia/Almaty', { year: false })).toBe(near)
  },
)
