import { describe, expect, it } from 'vitest'
import { hasSugarGift } from './has-sugar-gift.ts'

describe('hasSugarGift', () => {
  it.each([
    [4_999, 1, true, false],
    [5_000, 1, true, false],
    [5_001, 1, true, true],
    [5_001, 1, false, false],
    [29_000, 5.8, true, false],
    [29_001, 5.8, true, true],
  ])(
    '[card.sugar-gift] %s at the rate %s, available in the region: %s → %s',
    (price, exchangeRate, sugarGift, expected) => {
      expect(hasSugarGift(price, { sugarGift, currency: { exchangeRate } })).toBe(expected)
    },
  )
})
