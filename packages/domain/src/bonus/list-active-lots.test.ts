import { describe, expect, it } from 'vitest'
import { calculateLotExpiry } from './calculate-lot-expiry.ts'
import { listActiveLots } from './list-active-lots.ts'

const lot = (id: number, creditedAt: string, left = 100) => ({
  id,
  creditedAt: new Date(creditedAt),
  expiresAt: calculateLotExpiry(new Date(creditedAt)),
  left,
})
const now = new Date('2026-11-20T10:00:00.000Z')

describe('listActiveLots', () => {
  it.each([
    ['2025-11-20T09:59:59.999Z', false],
    ['2025-11-20T10:00:00.000Z', false],
    ['2025-11-20T10:00:00.001Z', true],
    ['2026-11-20T10:00:00.000Z', true],
  ])('a lot credited at %s is active: %s', (creditedAt, isLive) => {
    expect(listActiveLots([lot(1, creditedAt)], now)).toHaveLength(isLive ? 1 : 0)
  })

  it('lists the oldest first and skips empty lots', () => {
    const lots = [
      lot(3, '2026-03-01T00:00:00Z'),
      lot(2, '2026-01-01T00:00:00Z'),
      lot(4, '2026-02-01T00:00:00Z', 0),
      lot(1, '2026-01-01T00:00:00Z'),
    ]
    expect(listActiveLots(lots, now).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})
