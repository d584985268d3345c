import { describe, expect, it } from 'vitest'
import { generateSmsCode } from './generate-sms-code.ts'

describe('generateSmsCode', () => {
  it.each([
    [0, 100_000],
    [0.5, 550_000],
    [1 - Number.EPSILON, 999_999],
  ])('for %s is %s', (random, expected) => {
    expect(generateSmsCode(random)).toBe(expected)
  })

  it.each([-0.1, 1, Number.NaN])('refuses %s', (random) => {
    expect(() => generateSmsCode(random)).toThrow(RangeError)
  })
})
