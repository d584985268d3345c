import type { BasketItem } from '@svetlitsa/api-client/query/basket'
import { describe, expect, it } from 'vitest'
import { basketEvents } from './basket-events.tsx'

const line = (id: number, quantity: number): BasketItem => ({
  id,
  offerIdCurrent: id + 100,
  productId: id,
  guid: '',
  name: `Стул ${id}`,
  article: '',
  url: '',
  finish: 'дуб',
  sizeText: '45 × 50 см',
  picture: null,
  quantity,
  minimumBatch: 1,
  byMetre: false,
  checked: true,
  favorite: false,
  price: { new: 4_990, old: 5_990 },
  sum: { new: 4_990 * quantity, old: 5_990 * quantity },
  seenPrice: null,
  vendor: { name: 'Светлица' },
  breadcrumbs: [],
  isSaleRemains: true,
  warehouseRemains: 9,
  kitId: 0,
})
const basket = (items: BasketItem[], unavailable: BasketItem[] = []) => ({ items, unavailable })
const told = (...args: Parameters<typeof basketEvents>) =>
  basketEvents(...args).map(({ action, items }) => [
    action,
    ...items.map(({ id, quantity }) => `${id}×${quantity}`),
  ])

describe('a change of the basket', () => {
  it('[analytics.events] tells what was taken out, whole or in part', () => {
    const before = basket([line(1, 3), line(2, 2)])
    expect(told(before, basket([line(1, 1)]))).toEqual([['remove', '101×2', '102×2']])
    expect(basketEvents(before, basket([line(2, 2)]))[0]?.items[0]).toMatchObject({
      id: 101,
      price: 4_990,
      brand: 'Светлица',
      variant: '45 × 50 см, дуб',
      quantity: 3,
    })
  })

  it('tells more of a thing as added, and what was taken back', () => {
    expect(told(basket([line(1, 1)]), basket([line(1, 4), line(2, 1)]))).toEqual([
      ['add', '101×3', '102×1'],
    ])
  })

  it('tells nothing of ticks, of what can no longer be bought, and of a basket not seen before', () => {
    const before = basket([line(1, 2)])
    expect(told(before, basket([{ ...line(1, 2), checked: false }]))).toEqual([])
    expect(told(before, basket([], [line(1, 2)]))).toEqual([])
    expect(told(undefined, before)).toEqual([])
  })
})
