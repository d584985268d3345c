import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPieces, mergeBaskets } from './basket-line.ts'

describe('countPieces', () => {
  const sofa = { quantity: 1, checked: true }
  const chairs = { quantity: 4, checked: true }
  const carpet = { quantity: 2.5, checked: true, byMetre: true }

  it.each([
    ['adds up the pieces', [sofa, chairs], 5, 2],
    ['counts an unchecked line as a position only', [sofa, { ...chairs, checked: false }], 1, 2],
    ['counts a line sold by the metre once', [carpet, sofa], 2, 2],
    [
      'rounds fractions of pieces to tenths',
      [
        { ...sofa, quantity: 0.1 },
        { ...sofa, quantity: 0.2 },
      ],
      0.3,
      2,
    ],
    ['is zero for an empty basket', [], 0, 0],
  ])('%s', (_title, lines, totalQuantity, allPositionsQuantity) => {
    expect(countPieces(lines)).toEqual({ totalQuantity, allPositionsQuantity })
  })
})

describe('mergeBaskets', () => {
  const terms = (stock: number) => ({ stock, minimumBatch: 1, sellsRemains: false })
  const buildTenEach = () => terms(10)
  const line = (offerId: number, quantity: number) => ({ offerId, quantity })

  it.each([
    [2, 3, 3],
    [3, 2, 3],
    [2, 2, 2],
  ])('keeps the larger of %s and %s', (customer, guest, quantity) => {
    const merged = mergeBaskets([line(1, customer)], [line(1, guest)], buildTenEach)
    expect(merged).toMatchObject([{ requested: quantity, quantity, changed: null }])
  })

  it('caps at the stock and reports it', () => {
    const merged = mergeBaskets([line(1, 2)], [line(1, 12)], buildTenEach)
    expect(merged).toMatchObject([{ requested: 12, quantity: 10, changed: 'stock' }])
  })

  it('keeps the quantity of a line that cannot be bought now', () => {
    const merged = mergeBaskets([line(2, 3)], [line(2, 1), line(3, 4)], () => null)
    expect(merged).toMatchObject([
      { quantity: 3, changed: null },
      { quantity: 4, changed: null, customer: null },
    ])
  })

  it('loses no guest line and reduces none while there is stock', () => {
    const some = fc.record({
      offerId: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 10 }),
    })
    const basket = fc.uniqueArray(some, { selector: ({ offerId }) => offerId })
    fc.assert(
      fc.property(basket, basket, (customer, guest) => {
        const merged = mergeBaskets(customer, guest, buildTenEach)
        expect(merged.map((one) => one.guest)).toEqual(guest)
        for (const one of merged) {
          expect(one.quantity).toBeGreaterThanOrEqual(one.guest.quantity)
          expect(one.quantity).toBeGreaterThanOrEqual(one.customer?.quantity ?? 0)
        }
      }),
    )
  })
})
