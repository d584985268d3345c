import { expect, it } from 'vitest'
import { calculatePictureRatio } from './calculate-picture-ratio.ts'

it.each([
  [{ width: 1000, height: 800 }, 1.25],
  [{ width: 1, height: 1 }, 1],
  [{ width: 0, height: 0 }, 0],
  [{ width: 0, height: 800 }, 0],
  [{ width: 1000, height: 0 }, 0],
])('[errors.picture-size] %j has the ratio %s', (size, ratio) => {
  expect(calculatePictureRatio(size)).toBe(ratio)
})
