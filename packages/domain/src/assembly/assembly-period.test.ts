import { describe, expect, it } from 'vitest'
import { calculateAssemblyHours, hasPeriodBegun, listOrderSlots } from './assembly-period.ts'

describe('calculateAssemblyHours', () => {
  it.each([
    [0, 3],
    [1, 3],
    [179, 3],
    [180, 3],
    [181, 6],
    [360, 6],
    [361, 9],
  ])('%s minutes take %s hours', (minutes, hours) => {
    expect(calculateAssemblyHours(minutes)).toBe(hours)
  })
})

describe('listOrderSlots', () => {
  const list = (minutes: number, period: number) =>
    listOrderSlots(minutes, { date: '2026-11-30', period })?.map(
      ({ date, period: one }) => `${date.slice(5)}/${one}`,
    ) ?? null

  it.each([
    [0, 0, ['11-30/0']],
    [180, 3, ['11-30/3']],
    [181, 2, ['11-30/2', '11-30/3']],
    [181, 3, null],
    [720, 0, ['11-30/0', '11-30/1', '11-30/2', '11-30/3']],
    [720, 1, null],
    [721, 0, ['11-30/0', '11-30/1', '11-30/2', '11-30/3', '12-01/0']],
    [721, 1, null],
  ])('%s minutes from period %s: %j', (minutes, period, expected) => {
    expect(list(minutes, period)).toEqual(expected)
  })
})

describe('hasPeriodBegun', () => {
  const at = (hour: number, minute = 0) => ({ day: '2026-11-24', hour, minute })

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
