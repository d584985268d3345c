import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coupon } from '../coupon/coupon.ts'
import { calculateTotals, type TotalsLine, type TotalsRequest } from './calculate-totals.ts'
import { addUpLines, splitLine } from './line-totals.ts'

const anyCoupon: Coupon = {
  discount: { kind: 'percent', percent: 10 },
  minimumBasket: 0,
  sections: [],
  vendors: [],
  firstDay: null,
  lastDay: null,
  limit: null,
  limitPerPhone: null,
}
const withCoupon = (change: Partial<Coupon> = {}): TotalsRequest['coupon'] => ({
  coupon: { ...anyCoupon, ...change },
  phone: '79001234567',
  today: '2026-11-20',
  usedCount: 0,
  usedByPhoneCount: 0,
})
const line = (amount: number, old = amount, quantity = 1): TotalsLine => ({
  price: { new: amount, old },
  quantity,
  sections: ['1'],
  vendor: 1,
})
const plain: Omit<TotalsRequest, 'lines'> = {
  coupon: null,
  bonus: { wished: 0, balance: 0 },
  delivery: 0,
  services: 0,
}

describe('[totals.one] calculateTotals', () => {
  it('takes the coupon first, then bonuses of 30 % of what is left, and adds delivery and services', () => {
    const totals = calculateTotals({
      lines: [line(60_000, 70_000), line(2_500, 2_500, 4)],
      coupon: withCoupon(),
      bonus: { wished: 50_000, balance: 100_000 },
      delivery: 690,
      services: 990,
    })
    expect(totals.sums).toEqual({
      goods: 80_000,
      discount: 10_000,
      coupon: 7_000,
      bonus: 18_900,
      delivery: 690,
      services: 990,
    })
    expect(totals).toMatchObject({ total: 45_780, bonusAllowed: 18_900, couponRefusal: null })
    expect(totals.lines).toEqual([
      { goods: 70_000, discount: 10_000, coupon: 6_000, bonus: 16_200, sum: 37_800 },
      { goods: 10_000, discount: 0, coupon: 1_000, bonus: 2_700, sum: 6_300 },
    ])
  })

  it.each([
    [2_999, 2_999],
    [3_000, 3_000],
    [3_001, 3_000],
    [-1, 0],
  ])('of %s wished bonuses spends %s on goods of 10 000', (wished, bonus) => {
    const request = { ...plain, lines: [line(10_000)], bonus: { wished, balance: 9_000 } }
    expect(calculateTotals(request).sums.bonus).toBe(bonus)
  })

  it('spends no more bonuses than there are', () => {
    const request = { ...plain, lines: [line(10_000)], bonus: { wished: 500, balance: 120 } }
    expect(calculateTotals(request)).toMatchObject({ sums: { bonus: 120 }, bonusAllowed: 120 })
  })

  it('tells why a coupon is refused, and takes nothing off', () => {
    const coupon = withCoupon({ minimumBasket: 10_001 })
    expect(calculateTotals({ ...plain, lines: [line(10_000)], coupon })).toMatchObject({
      total: 10_000,
      sums: { coupon: 0 },
      couponRefusal: 'minimum-basket',
    })
  })

  it('[role.designer] adds neither coupon nor bonuses to the discount of the buyer’s group', () => {
    const grouped = { ...line(10_000, 12_000), groupDiscount: 1_000 }
    const bonus = { wished: 9_000, balance: 9_000 }
    const alone = calculateTotals({ ...plain, lines: [grouped], coupon: withCoupon(), bonus })
    expect(alone).toMatchObject({
      sums: { goods: 12_000, discount: 3_000, coupon: 0, bonus: 0 },
      total: 9_000,
      couponRefusal: 'no-fitting-goods',
      bonusAllowed: 0,
    })
    const both = calculateTotals({
      ...plain,
      lines: [grouped, line(10_000)],
      coupon: withCoupon({ minimumBasket: 19_000 }),
      bonus,
    })
    expect(both.lines.map((one) => [one.coupon, one.bonus, one.sum])).toEqual([
      [0, 0, 9_000],
      [1_000, 2_700, 6_300],
    ])
    const tooMuch = { ...line(10_000), groupDiscount: 10_001 }
    expect(() => calculateTotals({ ...plain, lines: [tooMuch] })).toThrow(RangeError)
  })

  it('rounds metres as the basket shows them, and an old price below the new one is no discount', () => {
    const carpet = calculateTotals({ ...plain, lines: [line(905, 905, 4.1)] })
    expect(carpet.total).toBe(3_711)
    expect(calculateTotals({ ...plain, lines: [line(100, 90)] }).sums).toMatchObject({
      goods: 100,
      discount: 0,
    })
  })

  it('is zero for nothing', () => {
    expect(calculateTotals({ ...plain, lines: [] })).toMatchObject({ total: 0, lines: [] })
  })
})

const anyLine = fc.record({
  price: fc
    .record({ new: fc.nat(1_000_000), more: fc.nat(100_000) })
    .map(({ new: amount, more }) => ({ new: amount, old: amount + more })),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 500 }).map((n) => n / 10),
  ),
  sections: fc.constantFrom(['1'], ['2']),
  vendor: fc.constantFrom(1, 2),
  groupDiscount: fc.constant(0),
})
const anyGroupedLine = anyLine.map((one) => ({
  ...one,
  groupDiscount: Math.floor((one.price.new * one.quantity) / 10),
}))
const anyDiscount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('sum' as const), sum: fc.nat(2_000_000) }),
)
const anyRequest: fc.Arbitrary<TotalsRequest> = fc.record({
  lines: fc.array(fc.oneof(anyLine, anyGroupedLine), { maxLength: 12 }),
  coupon: fc.option(
    fc.record({ discount: anyDiscount, sections: fc.constantFrom([], ['1']) }).map(withCoupon),
  ),
  bonus: fc.record({ wished: fc.nat(1_000_000), balance: fc.nat(1_000_000) }),
  delivery: fc.nat(10_000),
  services: fc.nat(10_000),
})

describe('[totals.one] the sums of any purchase', () => {
  it('add up: the lines, delivery and services are the total', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { lines, sums, total } = calculateTotals(request)
        expect(addUpLines(lines).sum + sums.delivery + sums.services).toBe(total)
        for (const one of lines)
          expect(one.goods - one.discount - one.coupon - one.bonus).toBe(one.sum)
      }),
    )
  })

  it('are whole and never negative, and bonuses keep to their limits', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { lines, sums } = calculateTotals(request)
        for (const sum of [...lines.flatMap((one) => Object.values(one)), ...Object.values(sums)]) {
          expect(Number.isSafeInteger(sum)).toBe(true)
          expect(sum).toBeGreaterThanOrEqual(0)
        }
        const afterCoupon = sums.goods - sums.discount - sums.coupon
        expect(sums.bonus).toBeLessThanOrEqual(Math.floor(afterCoupon * 0.3))
        expect(sums.bonus).toBeLessThanOrEqual(request.bonus.balance)
      }),
    )
  })

  it('do not change when a line is split over the places that supply it', () => {
    const places = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(anyRequest, places, (request, tenths) => {
        for (const one of calculateTotals(request).lines) {
          const parts = splitLine(one, tenths)
          expect(addUpLines(parts)).toEqual(one)
          for (const sum of parts.flatMap((part) => Object.values(part)))
            expect(sum).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
