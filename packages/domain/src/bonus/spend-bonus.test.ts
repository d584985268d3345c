import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateLotExpiry } from './calculate-lot-expiry.ts'
import { spendBonus } from './spend-bonus.ts'

const now = new Date('2026-11-20T10:00:00Z')
const lot = (id: number, creditedAt: Date, left: number) => {
  return { id, creditedAt, expiresAt: calculateLotExpiry(creditedAt), left }
}
const lots = [
  lot(1, new Date('2026-05-01T00:00:00Z'), 50),
  lot(2, new Date('2026-01-01T00:00:00Z'), 30),
  lot(3, new Date('2025-01-01T00:00:00Z'), 1_000),
]

describe('spendBonus', () => {
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
