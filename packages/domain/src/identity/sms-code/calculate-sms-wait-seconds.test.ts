import { describe, expect, it } from 'vitest'
import { calculateSmsWaitSeconds } from './calculate-sms-wait-seconds.ts'

const sentAt = new Date('2026-11-20T12:00:00.000Z')

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
