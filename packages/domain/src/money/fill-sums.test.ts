import { expect, it } from 'vitest'
import { fillSums } from './fill-sums.ts'

it.each([
  ['не меньше {990}', { sign: '₽', exchangeRate: 1 }, 'не меньше 990\u00a0₽'],
  [
    '{690}, от {30000} бесплатно',
    { sign: '₽', exchangeRate: 1 },
    '690\u00a0₽, от 30\u00a0000\u00a0₽ бесплатно',
  ],
  ['не меньше {990}', { sign: '₸', exchangeRate: 5.6 }, 'не меньше 5\u00a0544\u00a0₸'],
  ['{sum} и 14 дней', { sign: '₸', exchangeRate: 5.6 }, '{sum} и 14 дней'],
])('[domain.price] «%s» for %o', (text, currency, filled) => {
  expect(fillSums(text, currency)).toBe(filled)
})
