import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, listDays, listMonthDays } from './day.ts'

describe('addDays', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %s days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  it.each(['2026-13-01', '20.11.2026', ''])('refuses «%s»', (day) => {
    expect(() => addDays(day, 1)).toThrow(RangeError)
  })

  it('adding and subtracting the same number of days restores the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (days) => {
        expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20')
      }),
    )
  })
})

describe('listDays', () => {
  it.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-03-01', '2026-03-01', ['2026-03-01']],
    ['2026-03-02', '2026-03-01', []],
  ])('%s to %s', (first, last, expected) => {
    expect(listDays(first, last)).toEqual(expected)
  })
})

describe('listMonthDays', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06', 42],
    ['2026-02', '2026-01-26', '2026-03-01', 35],
    ['2027-02', '2027-02-01', '2027-02-28', 28],
    ['2026-12', '2026-11-30', '2027-01-03', 35],
  ])('the weeks of %s are from %s to %s', (month, first, last, length) => {
    const days = listMonthDays(month)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, length])
  })
})
