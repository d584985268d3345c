import { describe, expect, it } from 'vitest'
import type { OfferOfCall } from '../card/product-of-call.tsx'
import { quickChoice } from './quick-choice.ts'

const offer = (id: number, finish: string, size: string) => ({ id, finish, size }) as OfferOfCall

const offers = [
  offer(1, 'лён', 'малый'),
  offer(2, 'велюр', 'малый'),
  offer(3, 'лён', 'большой'),
  offer(4, 'кожа', 'большой'),
]

describe('quickChoice', () => {
  it('[card.quick-view] offers the finishes of the size and keeps the finish over sizes', () => {
    const choice = quickChoice(offers, 1)
    expect(choice?.offer.id).toBe(1)
    expect(choice?.finishes.map(({ id }) => id)).toEqual([1, 2])
    expect(choice?.sizes).toEqual([
      { size: 'малый', offerId: 1 },
      { size: 'большой', offerId: 3 },
    ])
  })

  it('[card.quick-view] leads to a size by what exists there, never to a pair that does not', () => {
    expect(quickChoice(offers, 2)?.sizes[1]).toEqual({ size: 'большой', offerId: 3 })
    expect(quickChoice(offers, 99)?.offer.id).toBe(1)
    expect(quickChoice([], 1)).toBeNull()
  })
})
