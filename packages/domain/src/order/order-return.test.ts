import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideOrderLine, type LineSums } from './order-line.ts'
import { calculateMoneyBack, calculateReturn, listRefundReasons } from './order-return.ts'

describe('listRefundReasons', () => {
  const deliveredAt = new Date('2026-11-01T12:00:00Z')

  it.each([
    ['2026-11-01T12:00:00Z', 4],
    ['2026-11-15T11:59:59Z', 4],
    ['2026-11-15T12:00:00Z', 4],
    ['2026-11-15T12:00:01Z', 1],
    ['2027-11-01T12:00:00Z', 1],
  ])('[lk.orders] delivered on 1 November, at %s goods come back for %d reasons', (now, count) => {
    const reasons = listRefundReasons(deliveredAt, new Date(now))
    expect(reasons).toHaveLength(count)
    expect(reasons).toContain('quality')
  })
})

describe('calculateReturn', () => {
  const sofas: LineSums = { quantity: 3, couponDiscount: 1_000, bonusSpent: 20_000, sum: 99_000 }

  describe('[order.returns] what a return gives back', () => {
    it.each([
      ['paid in full', 79_690, { sum: 26_333, bonus: 6_667, debt: 0 }],
      ['paid but for 690', 79_000, { sum: 25_643, bonus: 6_667, debt: 690 }],
      ['with a debt just under the goods', 53_358, { sum: 1, bonus: 6_667, debt: 26_332 }],
      ['with a debt as large as the goods', 53_357, { sum: 0, bonus: 6_667, debt: 26_333 }],
      ['not paid', 0, { sum: 0, bonus: 6_667, debt: 26_333 }],
      ['paid beyond its total', 79_790, { sum: 26_433, bonus: 6_667, debt: 0 }],
    ])('one of three sofas of an order that is %s', (_name, held, expected) => {
      const { taken } = divideOrderLine(sofas, 1)
      expect(calculateReturn([taken], { total: 79_690, held })).toEqual(expected)
    })

    it('nothing is chosen: only what was paid too much', () => {
      expect(calculateReturn([], { total: 100, held: 100 })).toEqual({ sum: 0, bonus: 0, debt: 0 })
    })

    it('one after another gives back as much as everything at once', () => {
      const money = fc.integer({ min: 0, max: 300_000 })
      const line = fc.record({
        sum: money,
        coupon: money,
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      fc.assert(
        fc.property(
          line,
          money,
          fc.integer({ min: 1, max: 9 }),
          ({ sum, coupon, share }, held, first) => {
            const bonusSpent = Math.floor(sum * share)
            const whole = { quantity: 10, couponDiscount: coupon, bonusSpent, sum }
            const total = sum - bonusSpent + 690
            const { kept, taken } = divideOrderLine(whole, first)
            const one = calculateReturn([taken], { total, held })
            const rest = { total: total - (taken.sum - taken.bonusSpent), held: held - one.sum }
            const two = calculateReturn([kept], rest)
            const both = calculateReturn([whole], { total, held })
            expect(one.sum + two.sum).toBe(both.sum)
            expect(one.bonus + two.bonus).toBe(both.bonus)
            expect(one.debt + two.debt).toBe(both.debt)
          },
        ),
      )
    })
  })

  it.each([
    [999, 0],
    [1_000, 0],
    [1_001, 1],
  ])('[order.returns] of an order of 1,000 that has %d goes back %d', (held, back) => {
    expect(calculateMoneyBack({ total: 1_000, held })).toBe(back)
  })
})
