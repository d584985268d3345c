import { expect, it } from 'vitest'
import { isPhoneSized } from './is-phone-sized.ts'

it.each([
  [390, 844, true],
  [844, 390, true],
  [599, 1_000, true],
  [600, 1_000, true],
  [1_000, 600, true],
  [601, 1_000, false],
  [1_000, 601, false],
  [1_440, 900, false],
])('[device.detect] a screen of %s × %s is phone-sized: %s', (width, height, expected) => {
  expect(isPhoneSized(width, height)).toBe(expected)
})
