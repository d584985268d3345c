import type { BasketItem } from '@svetlitsa/api-client/basket/queries'
import { describe, expect, it } from 'vitest'
import { buildBasketEvents } from './basket-events.ts'

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
})
const basket = (items: BasketItem[], unavailable: BasketItem[] = []) => ({ items, unavailable })
const events = (...args: Parameters<typeof buildBasketEvents>) =>
  buildBasketEvents(...args).map(({ action, items }) => [
    action,
    ...items.map(({ id, quantity }) => `${id}×${quantity}`),
  ])

describe('basket change', () => {
  it('[analytics.events] reports what was removed, whole lines or part of a quantity', () => {
    const oldBasket = basket([line(1, 3), line(2, 2)])
    expect(events(oldBasket, basket([line(1, 1)]))).toEqual([['remove', '101×2', '102×2']])
    expect(buildBasketEvents(oldBasket, basket([line(2, 2)]))[0]?.items[0]).toMatchObject({
      id: 101,
      price: 4_990,
      brand: 'Светлица',
      variant: '45 × 50 см, дуб',
      quantity: 3,
    })
  })

  it('reports a larger quantity as added, and a restored line', () => {
    expect(events(basket([line(1, 1)]), basket([line(1, 4), line(2, 1)]))).toEqual([
      ['add', '101×3', '102×1'],
    ])
  })

  it('reports nothing for check marks, unavailable lines and a basket that was not loaded before', () => {
    const oldBasket = basket([line(1, 2)])
    expect(events(oldBasket, basket([{ ...line(1, 2), checked: false }]))).toEqual([])
    expect(events(oldBasket, basket([], [line(1, 2)]))).toEqual([])
    expect(events(undefined, oldBasket)).toEqual([])
  })
})
