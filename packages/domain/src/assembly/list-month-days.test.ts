import { describe, expect, it } from 'vitest'
import { listMonthDays } from './list-month-days.ts'

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
