import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillSums, formatPrice, groupThousands, parsePrice } from './price-text.ts'

describe('formatPrice', () => {
  it.each([
    [999, '999\u00a0₽'],
    [1_000, '1\u00a0000\u00a0₽'],
    [1_284_500, '1\u00a0284\u00a0500\u00a0₽'],
    ['12 990', '12\u00a0990\u00a0₽'],
    ['12990.9', '12\u00a0990\u00a0₽'],
    [-500, '−500\u00a0₽'],
    ['по запросу', '—'],
  ])('[domain.price] formats %s as «%s»', (price, expected) => {
    expect(formatPrice(price)).toBe(expected)
  })

  it('[domain.price] multiplies by the exchange rate and rounds', () => {
    expect(formatPrice(12_990, { sign: '₸', exchangeRate: 5.83 })).toBe('75\u00a0732\u00a0₸')
  })

  it('[domain.price] leaves the amount unchanged when conversion is disabled', () => {
    expect(formatPrice(12_990, { sign: '₸', exchangeRate: 5.83, convert: false })).toBe(
      '12\u00a0990\u00a0₸',
    )
  })

  it('[domain.price] is the inverse of parsePrice', () => {
    fc.assert(
      fc.property(fc.integer(), (price) => {
        expect(parsePrice(formatPrice(price))).toBe(price)
      }),
    )
  })
})

describe('parsePrice', () => {
  it.each([
    ['12 990', 12_990],
    ['12\u00a0990', 12_990],
    ['1\u202f284\u2009500 ₽', 1_284_500],
    ['12990.99', 12_990],
    ['12 990,50 руб.', 12_990],
    ['-500', -500],
    ['−500', -500],
    ['0', 0],
    ['-0', 0],
    ['', null],
    ['по запросу', null],
    ['99999999999999999999', null],
  ])('[domain.price] removes the spaces of «%s» and parses %s', (price, expected) => {
    expect(parsePrice(price)).toBe(expected)
  })

  it.each([
    [12_990.99, 12_990],
    [-0.5, 0],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('[domain.price] parses the number %s as %s', (price, expected) => {
    expect(parsePrice(price)).toBe(expected)
  })

  it('[domain.price] parses any whole price regardless of its digit grouping', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (price) => {
        expect(parsePrice(String(price).split('').join(' '))).toBe(price)
      }),
    )
  })
})

describe('groupThousands', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1\u00a0000'],
    [99_999, '99\u00a0999'],
    [1_284_500, '1\u00a0284\u00a0500'],
    [-1_950, '−1\u00a0950'],
  ])('[domain.price] formats %s as «%s»', (amount, expected) => {
    expect(groupThousands(amount)).toBe(expected)
  })

  it('[domain.price] keeps every digit and produces groups of three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (amount) => {
        const groups = groupThousands(amount).split('\u00a0')
        expect(groups.join('')).toBe(String(amount))
        expect(groups.slice(1).every((group) => group.length === 3)).toBe(true)
      }),
    )
  })
})

describe('fillSums', () => {
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
})
