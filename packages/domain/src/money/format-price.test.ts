import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice, parsePrice } from './format-price.ts'

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
