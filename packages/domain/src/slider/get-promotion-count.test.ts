import { expect, it } from 'vitest'
import { getPromotionCount } from './get-promotion-count.ts'

it.each([
  [true, false, 10],
  [true, true, 9],
  [false, false, 8],
  [false, true, 8],
])(
  '[promo.counts] a promotions slider, mini: %s, phone: %s, shows %s',
  (isMini, isPhone, expected) => {
    expect(getPromotionCount({ isMini, isPhone })).toBe(expected)
  },
)
