import { expect, it } from 'vitest'
import { getContrast } from './colour.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#b4472a', '#b4472a', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %f', (first, second, contrast) => {
  expect(getContrast(first, second)).toBeCloseTo(contrast, 2)
})
