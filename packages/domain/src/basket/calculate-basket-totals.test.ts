import { describe, expect, it } from 'vitest'
import { calculateBasketTotals } from './calculate-basket-totals.ts'

const sofa = { price: { new: 60_000, old: 70_000 }, quantity: 1, checked: true }
const chairs = { price: { new: 2_500, old: 2_500 }, quantity: 4, checked: true }
const carpet = { price: { new: 333, old: 333 }, quantity: 2.5, checked: true, byMetre: true }

describe('calculateBasketTotals', () => {
  it('sums displayed unit prices times quantities', () => {
    expect(calculateBasketTotals([sofa, chairs])).toEqual({
      totalQuantity: 5,
      allPositionsQuantity: 2,
      totalSum: { new: 70_000, old: 80_000 },
    })
  })

  it('excludes unchecked lines from the sums but counts them as positions', () => {
    expect(calculateBasketTotals([sofa, { ...chairs, checked: false }])).toEqual({
      totalQuantity: 1,
      allPositionsQuantity: 2,
      totalSum: { new: 60_000, old: 70_000 },
    })
  })

  it('counts a line sold by the metre once and rounds its sum', () => {
    expect(calculateBasketTotals([carpet])).toEqual({
      totalQuantity: 1,
      allPositionsQuantity: 1,
      totalSum: { new: 833, old: 833 },
    })
  })

  it('rounds halves up although 905 × 4.1 is slightly less in binary', () => {
    const cut = { price: { new: 905, old: 905 }, quantity: 4.1, checked: true, byMetre: true }
    expect(calculateBasketTotals([cut]).totalSum).toEqual({ new: 3_711, old: 3_711 })
  })

  it('is zero for an empty basket', () => {
    expect(calculateBasketTotals([])).toEqual({
      totalQuantity: 0,
      allPositionsQuantity: 0,
      totalSum: { new: 0, old: 0 },
    })
  })
})
