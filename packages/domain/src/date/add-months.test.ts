import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months.ts'

describe('addMonths', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', 12, '2027-11-20T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2026-10-31T00:00:00.000Z', 1, '2026-11-30T00:00:00.000Z'],
  ])('%s and %s months is %s', (moment, months, expected) => {
    expect(addMonths(new Date(moment), months).toISOString()).toBe(expected)
  })
})
