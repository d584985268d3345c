import { expect, it } from 'vitest'
import { rangeText } from './list-filter.ts'

const bounds = { minValue: 100, maxValue: 900 }

it.each([
  [null, null, null],
  [100, 900, null],
  [50, 1000, null],
  [101, 900, '101-'],
  [100, 899, '-899'],
  [200, 300, '200-300'],
])('a range from %j to %j stands in the address as %j', (from, to, expected) => {
  expect(rangeText(bounds, from, to)).toBe(expected)
})
