import { describe, expect, it } from 'vitest'
import { weekdayText } from './weekday-text.ts'

describe('weekdayText', () => {
  it.each([
    ['2026-11-24', 'ru', 'вт', 'вторник'],
    ['2026-11-24', 'kk', 'сс', 'сейсенбі'],
    ['2026-11-24', 'en', 'Tue', 'Tuesday'],
    ['2026-11-22', 'kk', 'жс', 'жексенбі'],
    ['2026-11-28', 'kk', 'сб', 'сенбі'],
  ] as const)('[lang.three] of %s in %s is «%s», in full «%s»', (day, language, short, long) => {
    expect(weekdayText(day, language, 'short')).toBe(short)
    expect(weekdayText(day, language, 'long')).toBe(long)
  })
})
