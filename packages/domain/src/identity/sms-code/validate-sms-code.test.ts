import { describe, expect, it } from 'vitest'
import { validateSmsCode } from './validate-sms-code.ts'

const sentAt = new Date('2026-11-20T12:00:00.000Z')
const code = { sentAt, now: sentAt, triesBefore: 0, isUsed: false, isEqual: true }

describe('validateSmsCode', () => {
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
