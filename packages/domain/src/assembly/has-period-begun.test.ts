import { describe, expect, it } from 'vitest'
import { hasPeriodBegun } from './has-period-begun.ts'

const at = (hour: number, minute = 0) => ({ day: '2026-11-24', hour, minute })

describe('hasPeriodBegun', () => {
  it.each([
    ['2026-11-23', 3, at(0), true],
    ['2026-11-24', 0, at(8, 59), false],
    ['2026-11-24', 0, at(9), true],
    ['2026-11-24', 1, at(9), false],
    ['2026-11-24', 3, at(18), true],
    ['2026-11-25', 0, at(23), false],
  ])('%s, period %s, at %j: %s', (date, period, now, expected) => {
    expect(hasPeriodBegun({ date, period }, now)).toBe(expected)
  })
})
