import { describe, expect, it } from 'vitest'
import { calculateLotExpiry, calculateRestoredExpiry } from './calculate-lot-expiry.ts'

const now = new Date('2026-11-20T10:00:00.000Z')

describe('[bonus.ledger] the end of a lot', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', '2027-11-20T10:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
  ])('of %s is 12 months later', (creditedAt, expected) => {
    expect(calculateLotExpiry(new Date(creditedAt)).toISOString()).toBe(expected)
  })

  it.each([
    ['2026-12-20T10:00:00.001Z', '2026-12-20T10:00:00.001Z'],
    ['2026-12-20T10:00:00.000Z', '2026-12-20T10:00:00.000Z'],
    ['2026-12-20T09:59:59.999Z', '2026-12-20T10:00:00.000Z'],
    ['2025-01-01T00:00:00.000Z', '2026-12-20T10:00:00.000Z'],
  ])('that was %s is %s once its bonuses come back', (expiresAt, expected) => {
    expect(calculateRestoredExpiry(new Date(expiresAt), now).toISOString()).toBe(expected)
  })
})
