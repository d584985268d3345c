import { describe, expect, it } from 'vitest'
import { smsCode } from './sms-code.ts'

describe('smsCode', () => {
  it.each([
    [0, 100_000],
    [0.5, 550_000],
    [1 - Number.EPSILON, 999_999],
  ])('for %s is %s', (random, expected) => {
    expect(smsCode(random)).toBe(expected)
  })

  it.each([-0.1, 1, Number.NaN])('refuses %s', (random) => {
    expect(() => smsCode(random)).toThrow(RangeError)
  })
})
