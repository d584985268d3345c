import { expect, it } from 'vitest'
import { promotionCount } from './promotion-count.ts'

it.each([
  [true, false, 10],
  [true, true, 9],
  [false, false, 8],
  [false, true, 8],
])(
  '[promo.counts] a promotions slider, mini: %s, phone: %s, shows %s',
  (isMini, isPhone, expected) => {
    expect(promotionCount({ isMini, isPhone })).toBe(expected)
  },
)
