import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateLotExpiry,
  calculateRestoredExpiry,
  listActiveLots,
  spendBonus,
} from './bonus-lot.ts'

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

describe('listActiveLots', () => {
  const lot = (id: number, creditedAt: string, left = 100) => ({
    id,
    creditedAt: new Date(creditedAt),
    expiresAt: calculateLotExpiry(new Date(creditedAt)),
    left,
  })

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

describe('spendBonus', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const lot = (id: number, creditedAt: Date, left: number) => {
    return { id, creditedAt, expiresAt: calculateLotExpiry(creditedAt), left }
  }
  const lots = [
    lot(1, new Date('2026-05-01T00:00:00Z'), 50),
    lot(2, new Date('2026-01-01T00:00:00Z'), 30),
    lot(3, new Date('2025-01-01T00:00:00Z'), 1_000),
  ]

  it.each([
    [0, []],
    [29, [{ lotId: 2, amount: 29 }]],
    [30, [{ lotId: 2, amount: 30 }]],
    [
      31,
      [
        { lotId: 2, amount: 30 },
        { lotId: 1, amount: 1 },
      ],
    ],
    [
      80,
      [
        { lotId: 2, amount: 30 },
        { lotId: 1, amount: 50 },
      ],
    ],
    [81, null],
  ])('takes %s from the oldest active lots', (amount, expected) => {
    expect(spendBonus(lots, amount, now)).toEqual(expected)
  })

  it.each([-1, 0.5, Number.NaN])('refuses the amount %s', (amount) => {
    expect(() => spendBonus(lots, amount, now)).toThrow(RangeError)
  })

  it('takes exactly the amount and never more than a lot holds', () => {
    const anyLot = fc
      .record({
        id: fc.nat(),
        creditedAt: fc.date({ min: new Date('2025-01-01'), max: now, noInvalidDate: true }),
        left: fc.nat(1_000),
      })
      .map(({ id, creditedAt, left }) => lot(id, creditedAt, left))
    const many = fc.uniqueArray(anyLot, { selector: ({ id }) => id, maxLength: 10 })
    fc.assert(
      fc.property(many, fc.nat(5_000), (any, amount) => {
        const takings = spendBonus(any, amount, now)
        if (takings === null) return
        expect(takings.reduce((sum, taking) => sum + taking.amount, 0)).toBe(amount)
        for (const taking of takings) {
          const from = any.find(({ id }) => id === taking.lotId)
          expect(taking.amount).toBeLessThanOrEqual(from?.left ?? 0)
        }
      }),
    )
  })
})
