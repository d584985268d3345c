import { describe, expect, it } from 'vitest'
import { formatSliderError, getListSize, getPromotionCount } from './slider.ts'

describe('getListSize', () => {
  it.each([
    ['hits', false, 8],
    ['hits', true, 4],
    ['sale', false, 8],
    ['sale', true, 4],
    ['catalog', false, 36],
    ['catalog', true, 36],
  ] as const)(
    '[list.hits-sale] a list of %s, for a crawler: %s, has %s cards',
    (kind, isCrawler, expected) => {
      expect(getListSize({ kind, isCrawler })).toBe(expected)
    },
  )
})

describe('getPromotionCount', () => {
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
})

describe('formatSliderError', () => {
  it.each([
    [503, 'Ошибка HTTP: 503'],
    [404, 'Ошибка HTTP: 404'],
    [null, 'Ошибка сети'],
  ])('[errors.minicards] [errors.texts] a status of %s is logged as «%s»', (status, expected) => {
    expect(formatSliderError(status)).toBe(expected)
  })
})
