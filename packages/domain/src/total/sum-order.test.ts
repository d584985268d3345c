import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SumTooLargeError } from '../money/sum-too-large-error.ts'
import { type OrderSums, sumOrder } from './sum-order.ts'

const none: OrderSums = { goods: 0, discount: 0, coupon: 0, bonus: 0, delivery: 0, services: 0 }

describe('sumOrder', () => {
  it('adds and subtracts each line', () => {
    expect(
      sumOrder({
        goods: 100_000,
        discount: 20_000,
        coupon: 3_000,
        bonus: 400,
        delivery: 690,
        services: 990,
      }),
    ).toBe(78_280)
  })

  it('allows reductions down to zero goods and no further', () => {
    expect(sumOrder({ ...none, goods: 100, coupon: 100, delivery: 690 })).toBe(690)
    expect(() => sumOrder({ ...none, goods: 100, coupon: 101 })).toThrow(RangeError)
    expect(() => sumOrder({ ...none, goods: 100, coupon: 60, bonus: 41 })).toThrow(RangeError)
  })

  it('counts sums exactly, or not at all', () => {
    const goods = Number.MAX_SAFE_INTEGER
    expect(sumOrder({ ...none, goods })).toBe(goods)
    expect(() => sumOrder({ ...none, goods: goods + 1 })).toThrow(SumTooLargeError)
    expect(() => sumOrder({ ...none, goods, delivery: 1 })).toThrow(SumTooLargeError)
  })

  it.each([-1, 0.5, Number.NaN])('refuses a line of %s', (sum) => {
    expect(() => sumOrder({ ...none, delivery: sum })).toThrow(RangeError)
  })

  it('is never below what delivery and services cost', () => {
    const sum = fc.nat(1_000_000)
    fc.assert(
      fc.property(sum, sum, sum, (goods, delivery, services) => {
        const discount = Math.floor(goods / 3)
        const total = sumOrder({ ...none, goods, discount, delivery, services })
        expect(total).toBeGreaterThanOrEqual(delivery + services)
        expect(total - delivery - services + discount).toBe(goods)
      }),
    )
  })
})
