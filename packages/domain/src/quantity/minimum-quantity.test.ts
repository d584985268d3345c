import { describe, expect, it } from 'vitest'
import { minimumQuantity } from './minimum-quantity.ts'

describe('minimumQuantity', () => {
  it('[domain.quantity] is 1 where remainders are sold', () => {
    expect(minimumQuantity({ minimumBatch: 4, sellsRemains: true })).toBe(1)
  })

  it('[domain.quantity] is the minimum batch otherwise', () => {
    expect(minimumQuantity({ minimumBatch: 4, sellsRemains: false })).toBe(4)
  })
})
