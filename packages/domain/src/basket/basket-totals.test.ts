import { describe, expect, it } from 'vitest'
import { basketTotals } from './basket-totals.ts'

const sofa = { price: { new: 60_000, old: 70_000 }, quantity: 1, checked: true }
const chairs = { price: { new: 2_500, old: 2_500 }, quantity: 4, checked: true }
const carpet = { price: { new: 333, old: 333 }, quantity: 2.5, checked: true, byMetre: true }

describe('basketTotals', () => {
  it('sums displayed unit prices times quantities', () => {
    expect(basketTotals([sofa, chairs])).toEqual({
      totalQuantity: 5,
      allPositionsQuantity: 2,
      totalSum: { new: 70_000, old: 80_000 },
    })
  })

  it('leaves unchecked lines out of the sums but not of the positions', () => {
    expect(basketTotals([sofa, { ...chairs, checked: false }])).toEqual({
      totalQuantity: 1,
      allPositionsQuantity: 2,
      totalSum: { new: 60_000, old: 70_000 },
    })
  })

  it('counts a cut by the metre once and rounds its sum', () => {
    expect(basketTotals([carpet])).toEqual({
      totalQuantity: 1,
      allPositionsQuantity: 1,
      totalSum: { new: 833, old: 833 },
    })
  })

  it('is nothing for an empty basket', () => {
    expect(basketTotals([])).toEqual({
      totalQuantity: 0,
      allPositionsQuantity: 0,
      totalSum: { new: 0, old: 0 },
    })
  })
})
