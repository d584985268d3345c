import { describe, expect, it } from 'vitest'
import {
  calculateSmsWaitSeconds,
  generateSmsCode,
  needsFreshCode,
  validateSmsCode,
} from './sms-code.ts'

const sentAt = new Date('2026-11-20T12:00:00.000Z')

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

describe('calculateSmsWaitSeconds', () => {
  it.each([
    ['2026-11-20T12:00:00.000Z', 60],
    ['2026-11-20T12:00:00.001Z', 60],
    ['2026-11-20T12:00:59.000Z', 1],
    ['2026-11-20T12:00:59.999Z', 1],
    ['2026-11-20T12:01:00.000Z', 0],
    ['2026-11-20T13:00:00.000Z', 0],
  ])('at %s is %s s', (now, seconds) => {
    expect(calculateSmsWaitSeconds(sentAt, new Date(now))).toBe(seconds)
  })

  it('is zero before the first code', () => {
    expect(calculateSmsWaitSeconds(null, sentAt)).toBe(0)
  })
})

describe('validateSmsCode', () => {
  const code = { sentAt, now: sentAt, triesBefore: 0, isUsed: false, isEqual: true }

  it('accepts only the correct code', () => {
    expect(validateSmsCode(code)).toBe('accepted')
    expect(validateSmsCode({ ...code, isEqual: false })).toBe('wrong')
  })

  it.each([
    ['2026-11-20T12:04:59.999Z', 'accepted'],
    ['2026-11-20T12:05:00.000Z', 'expired'],
  ])('at %s is %s', (now, verdict) => {
    expect(validateSmsCode({ ...code, now: new Date(now) })).toBe(verdict)
  })

  it.each([
    [2, 'accepted'],
    [3, 'no-tries-left'],
    [4, 'no-tries-left'],
  ])('after %s attempts is %s', (triesBefore, verdict) => {
    expect(validateSmsCode({ ...code, triesBefore })).toBe(verdict)
  })

  it('works once', () => {
    expect(validateSmsCode({ ...code, isUsed: true })).toBe('used')
  })
})

describe('needsFreshCode', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')

  it.each([
    ['2026-11-20T12:00:00.000Z', false],
    ['2026-11-20T11:45:00.001Z', false],
    ['2026-11-20T11:45:00.000Z', true],
    ['2026-11-20T11:44:59.999Z', true],
  ])('confirmed at %s: %s', (confirmedAt, expected) => {
    expect(needsFreshCode(new Date(confirmedAt), now)).toBe(expected)
  })

  it('is true for a user who never confirmed', () => {
    expect(needsFreshCode(null, now)).toBe(true)
  })
})
