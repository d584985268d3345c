import { describe, expect, it } from 'vitest'
import { listOfferStores } from './store-stock.tsx'

const createStore = (id: number, kind: 'store' | 'warehouse', ...offers: [number, number][]) => ({
  id,
  kind,
  offers: offers.map(([offerId, quantity]) => ({ offerId, quantity })),
})

describe('listOfferStores', () => {
  it('[product.stock] lists the stores that have the offer first and omits warehouses', () => {
    const stores = [
      createStore(1, 'store', [8, 2]),
      createStore(2, 'store', [7, 3]),
      createStore(3, 'warehouse', [7, 9]),
    ]
    expect(
      listOfferStores(stores, 7).map(({ id, quantityHere: quantity }) => [id, quantity]),
    ).toEqual([
      [2, 3],
      [1, 0],
    ])
  })
})
