import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCoupon, type Coupon, type CouponLine, type CouponRequest } from './coupon.ts'

const tenPercent: Coupon = {
  discount: { kind: 'percent', percent: 10 },
  minimumBasket: 0,
  sections: [],
  vendors: [],
  firstDay: null,
  lastDay: null,
  limit: null,
  limitPerPhone: null,
}

const sofa: CouponLine = { sum: 20_000, sections: ['divany', 'myagkaya-mebel'], vendor: 1 }
const lamp: CouponLine = { sum: 5_000, sections: ['lampy', 'svet'], vendor: 2 }

const ask = (coupon: Partial<Coupon> | null, request: Partial<CouponRequest> = {}) =>
  applyCoupon({
    coupon: coupon && { ...tenPercent, ...coupon },
    lines: [sofa, lamp],
    phone: '+7 (916) 123-45-67',
    today: '2026-11-20',
    usedCount: 0,
    usedByPhoneCount: 0,
    ...request,
  })

const applied = (discount: number, lineDiscounts: number[]) => ({
  isApplied: true,
  discount,
  lineDiscounts,
})
const refused = (reason: string) => ({ isApplied: false, reason })

describe('applyCoupon', () => {
  it('takes off a percent or a sum, split over the lines', () => {
    expect(ask({})).toEqual(applied(2_500, [2_000, 500]))
    expect(ask({ discount: { kind: 'sum', sum: 1_001 } })).toEqual(applied(1_001, [801, 200]))
  })

  it.each(['', '916', '+7 (916) 123-45-6', '+7 (916) 123-45-678'])(
    'requires a phone before anything else: «%s»',
    (phone) => {
      expect(ask({ lastDay: '2000-01-01' }, { phone })).toEqual(refused('phone'))
      expect(ask(null, { phone })).toEqual(refused('phone'))
    },
  )

  it('refuses a coupon that does not exist', () => {
    expect(ask(null)).toEqual(refused('unknown'))
  })

  it.each([
    ['2026-11-21', null, 'not-started'],
    ['2026-11-20', null, null],
    ['2026-11-20', '2026-11-20', null],
    [null, '2026-11-20', null],
    [null, '2026-11-19', 'expired'],
  ])('a coupon valid from %s to %s, on 20 November: %s', (firstDay, lastDay, reason) => {
    expect(ask({ firstDay, lastDay })).toEqual(
      reason === null ? applied(2_500, [2_000, 500]) : refused(reason),
    )
  })

  it.each([
    [99, 0, true, null],
    [100, 0, false, 'used-up'],
    [101, 0, false, 'used-up'],
    [0, 1, true, null],
    [0, 2, false, 'used-by-phone'],
  ])(
    'used %s of 100 times in total and %s of 2 by the phone: %s',
    (usedCount, usedByPhoneCount, isApplied, reason) => {
      const result = ask({ limit: 100, limitPerPhone: 2 }, { usedCount, usedByPhoneCount })
      expect(result.isApplied).toBe(isApplied)
      if (!result.isApplied) expect(result.reason).toBe(reason)
    },
  )

  it.each([
    [24_999, true],
    [25_000, true],
    [25_001, false],
  ])('with a minimum basket of %s for 25 000: %s', (minimumBasket, isApplied) => {
    const result = ask({ minimumBasket })
    expect(result.isApplied).toBe(isApplied)
    if (!result.isApplied) expect(result.reason).toBe('minimum-basket')
  })

  it('counts only goods of its vendors and its sections with their subsections', () => {
    expect(ask({ sections: ['lampy'] })).toEqual(applied(500, [0, 500]))
    expect(ask({ sections: ['myagkaya-mebel'] })).toEqual(applied(2_000, [2_000, 0]))
    expect(ask({ vendors: [1] })).toEqual(applied(2_000, [2_000, 0]))
    expect(ask({ sections: ['lampy'], vendors: [1] })).toEqual(refused('no-fitting-goods'))
    expect(ask({ sections: ['shkafy'] })).toEqual(refused('no-fitting-goods'))
    expect(ask({}, { lines: [] })).toEqual(refused('no-fitting-goods'))
  })

  it('never takes off more than the matching goods cost', () => {
    const sum = (value: number) => ask({ discount: { kind: 'sum', sum: value }, vendors: [2] })
    expect(sum(4_999)).toEqual(applied(4_999, [0, 4_999]))
    expect(sum(5_000)).toEqual(applied(5_000, [0, 5_000]))
    expect(sum(5_001)).toEqual(applied(5_000, [0, 5_000]))
  })

  it('line discounts always add up to the discount', () => {
    const line = fc.record({
      sum: fc.nat(1_000_000),
      sections: fc.constantFrom<string[]>(['divany'], ['lampy']),
      vendor: fc.constantFrom(1, 2),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        fc.integer({ min: 1, max: 100 }),
        (lines, percent) => {
          const result = ask(
            { discount: { kind: 'percent', percent }, sections: ['divany'] },
            { lines },
          )
          if (!result.isApplied) return
          expect(result.lineDiscounts.reduce((a, b) => a + b, 0)).toBe(result.discount)
          result.lineDiscounts.forEach((part, index) => {
            const of = lines[index]
            expect(part).toBeLessThanOrEqual(of?.sections.includes('divany') ? of.sum : 0)
          })
        },
      ),
    )
  })
})
