import { describe, expect, it } from 'vitest'
import { dayText } from './day-text.ts'

describe('a day as people say it', () => {
  it.each([
    ['ru', '24 ноября', '24 ноября 2026 г.'],
    ['kk', '24 қараша', '2026 ж. 24 қараша'],
    ['en', '24 November', '24 November 2026'],
  ] as const)('[lang.three] in %s', (language, short, whole) => {
    expect(dayText('2026-11-24', language)).toBe(short)
    expect(dayText('2026-11-24', language, { year: true })).toBe(whole)
  })

  it('is the day of the place, where a moment is given', () => {
    const lateEvening = '2026-12-31T20:30:00Z'
    expect(dayText(lateEvening, 'kk')).toBe('31 желтоқсан')
    expect(dayText(lateEvening, 'kk', { timeZone: 'Asia/Almaty' })).toBe('1 қаңтар')
    expect(dayText(lateEvening, 'ru', { timeZone: 'Asia/Almaty' })).toBe('1 января')
  })
})
