import { describe, expect, it } from 'vitest'
import { formatWeekday } from './format-weekday.ts'

describe('formatWeekday', () => {
  it.each([
    ['2026-11-24', 'ru', 'вт', 'вторник'],
    ['2026-11-24', 'kk', 'сс', 'сейсенбі'],
    ['2026-11-24', 'en', 'Tue', 'Tuesday'],
    ['2026-11-22', 'kk', 'жс', 'жексенбі'],
    ['2026-11-28', 'kk', 'сб', 'сенбі'],
  ] as const)(
    '[lang.three] formats %s in %s as «%s», in full «%s»',
    (day, language, short, long) => {
      expect(formatWeekday(day, language, 'short')).toBe(short)
      expect(formatWeekday(day, language, 'long')).toBe(long)
    },
  )
})
