import { describe, expect, it } from 'vitest'
import { type BasketStateLine, listBasketChanges } from './list-basket-changes.ts'

const sofa: BasketStateLine = {
  offerId: 1,
  name: 'Диван',
  price: 64_990,
  quantity: 2,
  available: 2,
}
const chair = { ...sofa, offerId: 2, name: 'Стул', price: 4_990, quantity: 1, available: 1 }
const state = (lines: BasketStateLine[], discount = 0, bonus = 0) => ({ lines, discount, bonus })

describe('[order.price-changed] listBasketChanges', () => {
  it.each([
    {
      what: 'a price that rose',
      after: { ...sofa, price: 69_990 },
      changes: [{ offerId: 1, name: 'Диван', reason: 'price', was: 64_990, now: 69_990 }],
    },
    {
      what: 'a price that fell',
      after: { ...sofa, price: 60_000 },
      changes: [{ offerId: 1, name: 'Диван', reason: 'price', was: 64_990, now: 60_000 }],
    },
    {
      what: 'stock that no longer suffices',
      after: { ...sofa, available: 1 },
      changes: [{ offerId: 1, name: 'Диван', reason: 'stock', was: 2, now: 1 }],
    },
    {
      what: 'a quantity set elsewhere, without its stock',
      after: { ...sofa, quantity: 3, available: 3 },
      changes: [{ offerId: 1, name: 'Диван', reason: 'quantity', was: 2, now: 3 }],
    },
    { what: 'nothing', after: { ...sofa }, changes: [] },
  ])('reports $what', ({ after, changes }) => {
    expect(listBasketChanges(state([sofa, chair]), state([chair, after]))).toEqual(changes)
  })

  it('reports lines that were removed or added, and the reductions last', () => {
    expect(listBasketChanges(state([sofa], 500, 900), state([chair], 0, 300))).toEqual([
      { offerId: 1, name: 'Диван', reason: 'quantity', was: 2, now: 0 },
      { offerId: 2, name: 'Стул', reason: 'quantity', was: 0, now: 1 },
      { offerId: null, name: '', reason: 'discount', was: 500, now: 0 },
      { offerId: null, name: '', reason: 'bonus', was: 900, now: 300 },
    ])
  })

  it.each([
    [690, 990, [{ offerId: null, name: '', reason: 'delivery', was: 690, now: 990 }]],
    [690, 690, []],
    [null, 690, []],
    [690, null, []],
  ])(
    'reports a delivery price that changed from %s to %s, where both are known',
    (was, now, changes) => {
      const before = { ...state([sofa]), delivery: was }
      expect(listBasketChanges(before, { ...state([sofa]), delivery: now })).toEqual(changes)
    },
  )
})
