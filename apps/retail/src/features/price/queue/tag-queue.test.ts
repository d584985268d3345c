import type { PriceTag } from '@svetlitsa/api-client/price-print/queries'
import { describe, expect, it } from 'vitest'
import {
  addToQueue,
  listItemsOfSize,
  listMovedPrices,
  listOfferIds,
  type QueueItem,
  removeFromQueue,
  setCopies,
  toPrintInput,
} from './tag-queue.ts'

const goods = (offerId: number, copies = 1, price = 100): QueueItem => ({
  key: `goods:${offerId}`,
  title: `Стул ${offerId}`,
  note: '',
  price,
  copies,
  source: { kind: 'goods', offerId },
})

const liftTag: PriceTag = {
  kind: 'service',
  offerId: null,
  title: 'Подъём на лифте',
  details: [],
  article: '',
  vendor: '',
  barcode: null,
  price: 300,
  oldPrice: null,
  unit: 'none',
  url: null,
  validFrom: null,
  validTo: null,
}

describe('the queue of tags', () => {
  it('[retail.price] a tag added twice has the copies of both, a hundred at most', () => {
    const queue = addToQueue(addToQueue([], goods(1)), goods(1, 2))
    expect(queue).toEqual([goods(1, 3)])
    expect(addToQueue(queue, goods(1, 99))[0]?.copies).toBe(100)
  })

  it.each([
    [-5, 1],
    [0, 1],
    [1, 1],
    [100, 100],
    [10_000, 100],
  ])('[retail.price] %i copies become %i', (wanted, copies) => {
    expect(setCopies([goods(1)], 'goods:1', wanted)[0]?.copies).toBe(copies)
  })

  it('[retail.price] is printed by kinds, and forgets what is removed', () => {
    const service: QueueItem = {
      ...goods(9),
      key: 'service:lift',
      source: { kind: 'service', tag: liftTag, code: 'lift' },
    }
    const queue = [goods(1, 2), service, goods(3)]
    expect(toPrintInput(queue, null)).toEqual({
      offers: [
        { offerId: 1, copies: 2 },
        { offerId: 3, copies: 1 },
      ],
      services: [{ code: 'lift', copies: 1 }],
      names: [],
    })
    expect(listOfferIds(removeFromQueue(queue, ['goods:1']))).toEqual([3])
  })

  it('[retail.price] a tag that is printed again keeps its size and its days; another has those of the printing', () => {
    const days = { validFrom: '2026-11-01', validTo: '2026-11-30' }
    const later = { validFrom: '2026-12-01', validTo: '2026-12-31' }
    const again: QueueItem = { ...goods(1), format: 'label58', days }
    const undated: QueueItem = { ...goods(2), format: 'sheet4', days: null }
    const queue = addToQueue([goods(1), undated, goods(3)], again)
    expect(listOfferIds(listItemsOfSize(queue, 'label58'))).toEqual([1, 3])
    expect(listOfferIds(listItemsOfSize(queue, 'sheet4'))).toEqual([2, 3])
    expect(toPrintInput(queue, later).offers).toEqual([
      { offerId: 1, copies: 2, ...days },
      { offerId: 2, copies: 1 },
      { offerId: 3, copies: 1, ...later },
    ])
  })

  it('[retail.price] names the goods whose price moved before they were printed', () => {
    const printed = [
      { offerId: 1, price: 100 },
      { offerId: 2, price: 90 },
    ]
    expect(listMovedPrices([goods(1), goods(2)], printed)).toEqual(['Стул 2'])
  })
})
