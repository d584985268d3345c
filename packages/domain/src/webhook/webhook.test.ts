import { describe, expect, it } from 'vitest'
import { calculateRetryDelay } from './webhook.ts'

describe('[exchange.webhooks] the delay before the next attempt', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [5, 18_000],
    [6, 25_200],
    [7, 36_000],
    [8, null],
    [9, null],
  ])('after attempt %i is %j seconds', (attempt, seconds) => {
    expect(calculateRetryDelay(attempt, 0)).toBe(seconds)
  })

  it('grows up to a tenth by chance', () => {
    expect(calculateRetryDelay(2, 1)).toBe(330)
  })

  it('adds up to a day', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map((attempt) => calculateRetryDelay(attempt, 0) ?? 0)
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(25)
  })
})
