import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeBaskets } from './merge-baskets.ts'

const terms = (stock: number) => ({ stock, minimumBatch: 1, sellsRemains: false })
const tenOfEach = () => terms(10)

describe('mergeBaskets', () => {
  it.each([
    [2, 3, 3],
    [3, 2, 3],
    [2, 2, 2],
  ])('takes the larger of %s and %s', (customer, guest, quantity) => {
    expect(
      mergeBaskets(
        [{ offerId: 1, quantity: customer }],
        [{ offerId: 1, quantity: guest }],
        tenOfEach,
      ),
    ).toEqual([{ offerId: 1, quantity, changed: null }])
  })

  it('caps at the stock and tells it', () => {
    expect(
      mergeBaskets([{ offerId: 1, quantity: 2 }], [{ offerId: 1, quantity: 12 }], tenOfEach),
    ).toEqual([{ offerId: 1, quantity: 10, changed: 'stock' }])
  })

  it('keeps a line that is out of stock or no longer sold', () => {
    const lines = mergeBaskets(
      [{ offerId: 1, quantity: 2 }],
      [{ offerId: 2, quantity: 1 }],
      (offerId) => (offerId === 1 ? terms(0) : null),
    )
    expect(lines).toEqual([
      { offerId: 1, quantity: 0, changed: 'stock' },
      { offerId: 2, quantity: 0, changed: 'stock' },
    ])
  })

  it('loses no line, and the customer reads the own ones first', () => {
    const line = fc.record({ offerId: fc.nat(20), quantity: fc.integer({ min: 1, max: 10 }) })
    const basket = fc.uniqueArray(line, { selector: ({ offerId }) => offerId })
    fc.assert(
      fc.property(basket, basket, (customer, guest) => {
        const merged = mergeBaskets(customer, guest, tenOfEach)
        expect(merged.slice(0, customer.length).map(({ offerId }) => offerId)).toEqual(
          customer.map(({ offerId }) => offerId),
        )
        for (const { offerId, quantity } of [...customer, ...guest]) {
          const found = merged.find((mergedLine) => mergedLine.offerId === offerId)
          expect(found?.quantity).toBeGreaterThanOrEqual(quantity)
        }
      }),
    )
  })
})
