import { describe, expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

describe('formatDay', () => {
  it.each([
    ['ru', '24 ноября', '24 ноября 2026 г.'],
    ['kk', '24 қараша', '2026 ж. 24 қараша'],
    ['en', '24 November', '24 November 2026'],
  ] as const)('[lang.three] in %s', (language, short, whole) => {
    expect(formatDay('2026-11-24', language)).toBe(short)
    expect(formatDay('2026-11-24', language, { year: true })).toBe(whole)
  })

  it('uses the day of the time zone where a moment is given', () => {
    const lateEvening = '2026-12-31T20:30:00Z'
    expect(formatDay(lateEvening, 'kk')).toBe('31 желтоқсан')
    expect(formatDay(lateEvening, 'kk', { timeZone: 'Asia/Almaty' })).toBe('1 қаңтар')
    expect(formatDay(lateEvening, 'ru', { timeZone: 'Asia/Almaty' })).toBe('1 января')
  })
})
