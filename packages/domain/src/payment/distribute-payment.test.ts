import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distributePayment } from './distribute-payment.ts'

describe('distributePayment', () => {
  it.each([
    [300, [100, 200], [100, 200]],
    [100, [100, 200], [33, 67]],
    [1, [100, 200], [0, 1]],
    [0, [100, 200], [0, 0]],
    [50, [0, 50], [0, 50]],
  ])('%s over %j is %j', (payment, due, expected) => {
    expect(distributePayment(payment, due)).toEqual(expected)
  })

  it.each([301, -1])('refuses %s of 300 due', (payment) => {
    expect(() => distributePayment(payment, [100, 200])).toThrow(RangeError)
  })

  it('never overpays an order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { minLength: 1 }), fc.nat(), (due, any) => {
        const payment = any % (due.reduce((a, b) => a + b, 0) + 1)
        const parts = distributePayment(payment, due)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(payment)
        expect(parts.every((part, index) => part <= (due[index] ?? 0))).toBe(true)
      }),
    )
  })
})
