import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePrice } from './format-price.ts'

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
