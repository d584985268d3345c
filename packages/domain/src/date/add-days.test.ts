import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './add-days.ts'

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
