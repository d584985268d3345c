import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SumTooLargeError } from '../money/sum.ts'
import { costsNothing, type OrderSums, sumOrder } from './order-sum.ts'

describe('sumOrder', () => {
  const none: OrderSums = { goods: 0, discount: 0, coupon: 0, bonus: 0, delivery: 0, services: 0 }

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

describe('costsNothing', () => {
  const order = (total: number, { paid = 0, state = 'new' } = {}) => ({
    state,
    sums: { total, paid },
  })

  it.each([
    ['an order of nothing', [order(0)], true],
    ['an order of one', [order(1)], false],
    ['one of two that costs', [order(0), order(1)], false],
    ['one of two that is cancelled', [order(0), order(1, { state: 'cancelled' })], true],
    ['cancelled orders alone', [order(0, { state: 'cancelled' })], false],
    ['what was paid before it cost nothing', [order(0, { paid: 1 })], false],
    ['no orders', [], false],
  ])('[order.free] costsNothing of %s', (_case, orders, expected) => {
    expect(costsNothing(orders)).toBe(expected)
  })
})
