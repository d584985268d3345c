import { describe, expect, it } from 'vitest'
import { getMinimumQuantity } from './selling-terms.ts'

describe('getMinimumQuantity', () => {
  it('[domain.quantity] is 1 where remainders are sold', () => {
    expect(getMinimumQuantity({ minimumBatch: 4, sellsRemains: true })).toBe(1)
  })

  it('[domain.quantity] is the minimum batch otherwise', () => {
    expect(getMinimumQuantity({ minimumBatch: 4, sellsRemains: false })).toBe(4)
  })
})
