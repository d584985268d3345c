import { describe, expect, it } from 'vitest'
import { readNumberRange, shouldDropNumericFilter, toRange } from './number-range.ts'

describe('readNumberRange', () => {
  it.each([
    ['10000-50000', 10_000, 50_000],
    ['10000-', 10_000, null],
    ['-50000', null, 50_000],
    ['50000-10000', 10_000, 50_000],
    ['10000', 10_000, null],
    ['5 000 – 12 990,50', 5_000, 12_990],
    ['12 990,50—20 000', 12_991, 20_000],
    ['5\u00a0000−20\u202f000\u00a0₽', 5_000, 20_000],
    ['5.000-12.990', 5_000, 12_990],
    ['5,000 .. 12,990', 5_000, 12_990],
    ['от 5 000', 5_000, null],
    ['до 20 000 ₽', null, 20_000],
    ['не дороже 20 тыс.', null, 20_000],
    ['20 000 теңгеге дейін', null, 20_000],
    ['меньше 20 000', null, 20_000],
    ['20 000 и ниже', null, 20_000],
    ['less than 20,000', null, 20_000],
    ['больше 5 000', 5_000, null],
    ['5 000 и выше', 5_000, null],
    ['up to 20,000', null, 20_000],
    ['от 5 000 до 20 000', 5_000, 20_000],
    ['from 5,000 to 20,000', 5_000, 20_000],
    ['9999999999-', 9_999_999_999, null],
    ['9999999999999-', 999_999_999_999, null],
    ['abc', null, null],
    ['', null, null],
    ['-', null, null],
  ])('[filter.numbers] «%s» is from %j to %j', (text, from, to) => {
    expect(readNumberRange(text)).toEqual({ from, to })
  })

  it.each([
    ['от 5 000', 'до 12 990,50', 5_000, 12_990],
    ['12 990,50', '', 12_991, null],
    ['', '12,990', null, 12_990],
    ['20 000', '5 000', 5_000, 20_000],
    ['12 990,50', '12 990,50', 12_991, 12_990],
  ])('[filter.numbers] «%s» and «%s» in two fields', (low, high, from, to) => {
    expect(toRange(low, high)).toEqual({ from, to })
  })
})

describe('shouldDropNumericFilter', () => {
  it.each([
    [0, 0, true],
    [50, 50, true],
    [0, 1, false],
    [50, 51, false],
  ])('[filters.numeric] from %s to %s: %s', (minValue, maxValue, expected) => {
    expect(shouldDropNumericFilter({ minValue, maxValue })).toBe(expected)
  })
})
