import { describe, expect, it } from 'vitest'
import { storesFor } from './stores-for.ts'

const place = (id: number, kind: 'store' | 'warehouse', ...offers: [number, number][]) => ({
  id,
  kind,
  offers: offers.map(([offerId, quantity]) => ({ offerId, quantity })),
})

describe('storesFor', () => {
  it('[product.stock] puts the stores that have the offer first and leaves warehouses out', () => {
    const places = [
      place(1, 'store', [8, 2]),
      place(2, 'store', [7, 3]),
      place(3, 'warehouse', [7, 9]),
    ]
    expect(storesFor(places, 7).map(({ id, here }) => [id, here])).toEqual([
      [2, 3],
      [1, 0],
    ])
  })
})
