import type { CardOffer } from '@svetlitsa/domain/card/card'
import { describe, expect, it } from 'vitest'
import { findQuickViewChoice } from './find-quick-view-choice.ts'

const offer = (id: number, finish: string, size: string) => ({ id, finish, size }) as CardOffer

const offers = [
  offer(1, 'лён', 'малый'),
  offer(2, 'велюр', 'малый'),
  offer(3, 'лён', 'большой'),
  offer(4, 'кожа', 'большой'),
]

describe('findQuickViewChoice', () => {
  it('[card.quick-view] offers the finishes of the size and keeps the finish when the size changes', () => {
    const choice = findQuickViewChoice(offers, 1)
    expect(choice?.offer.id).toBe(1)
    expect(choice?.finishes.map(({ id }) => id)).toEqual([1, 2])
    expect(choice?.sizes).toEqual([
      { size: 'малый', offerId: 1 },
      { size: 'большой', offerId: 3 },
    ])
  })

  it('[card.quick-view] a size selects an existing offer, never a missing combination', () => {
    expect(findQuickViewChoice(offers, 2)?.sizes[1]).toEqual({ size: 'большой', offerId: 3 })
    expect(findQuickViewChoice(offers, 99)?.offer.id).toBe(1)
    expect(findQuickViewChoice([], 1)).toBeNull()
  })
})
