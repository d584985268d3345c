import { describe, expect, it } from 'vitest'
import { judgeSmsCode } from './judge-sms-code.ts'

const sentAt = new Date('2026-11-20T12:00:00.000Z')
const code = { sentAt, now: sentAt, triesBefore: 0, isUsed: false, isEqual: true }

describe('judgeSmsCode', () => {
  it('accepts the right code and only it', () => {
    expect(judgeSmsCode(code)).toBe('accepted')
    expect(judgeSmsCode({ ...code, isEqual: false })).toBe('wrong')
  })

  it.each([
    ['2026-11-20T12:04:59.999Z', 'accepted'],
    ['2026-11-20T12:05:00.000Z', 'expired'],
  ])('at %s is %s', (now, verdict) => {
    expect(judgeSmsCode({ ...code, now: new Date(now) })).toBe(verdict)
  })

  it.each([
    [2, 'accepted'],
    [3, 'no-tries-left'],
    [4, 'no-tries-left'],
  ])('after %s tries is %s', (triesBefore, verdict) => {
    expect(judgeSmsCode({ ...code, triesBefore })).toBe(verdict)
  })

  it('works once', () => {
    expect(judgeSmsCode({ ...code, isUsed: true })).toBe('used')
  })
})
