import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideOrderLine, type LineSums, sumLineParts } from './order-line.ts'

const line: LineSums = { quantity: 3, couponDiscount: 100, bonusSpent: 50, sum: 29_900 }

/** Lines as they occur: the coupon is at most the price, bonuses at most what is left of it. */
const anyLine = fc
  .record({
    tenths: fc.integer({ min: 1, max: 500 }),
    price: fc.nat(1e7),
    a: fc.nat(),
    b: fc.nat(),
  })
  .map(({ tenths, price, a, b }) => {
    const couponDiscount = a % (price + 1)
    const sum = price - couponDiscount
    return { quantity: tenths / 10, couponDiscount, bonusSpent: b % (sum + 1), sum }
  })

describe('[order.follow-up] [order.returns] divideOrderLine', () => {
  it('shares price, coupon and bonuses by the largest remainder', () => {
    expect(divideOrderLine(line, 1)).toEqual({
      kept: { quantity: 2, couponDiscount: 67, bonusSpent: 33, sum: 19_933 },
      taken: { quantity: 1, couponDiscount: 33, bonusSpent: 17, sum: 9_967 },
    })
  })

  it('takes the whole line and leaves nothing', () => {
    const nothing = { quantity: 0, couponDiscount: 0, bonusSpent: 0, sum: 0 }
    expect(divideOrderLine(line, 3)).toEqual({ kept: nothing, taken: line })
  })

  it.each([0, -1, 3.1, Number.NaN])('refuses to take %s of 3', (quantity) => {
    expect(() => divideOrderLine(line, quantity)).toThrow(RangeError)
  })

  it('both parts add up to the line, and neither owes less than nothing', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(), (whole, any) => {
        const tenths = Math.round(whole.quantity * 10)
        const { kept, taken } = divideOrderLine(whole, ((any % tenths) + 1) / 10)
        expect(Math.round((kept.quantity + taken.quantity) * 10)).toBe(tenths)
        expect(sumLineParts([kept, taken])).toEqual(sumLineParts([whole]))
        for (const part of [kept, taken]) {
          expect(part.bonusSpent).toBeLessThanOrEqual(part.sum)
          expect(Math.min(part.sum, part.couponDiscount, part.bonusSpent)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('piece by piece takes exactly the line', () => {
    fc.assert(
      fc.property(anyLine, (whole) => {
        let left: LineSums = { ...whole, quantity: 4 }
        const pieces: LineSums[] = []
        while (left.quantity > 0) {
          const { kept, taken } = divideOrderLine(left, 1)
          pieces.push(taken)
          left = kept
        }
        expect(sumLineParts(pieces)).toEqual(sumLineParts([whole]))
      }),
    )
  })
})
