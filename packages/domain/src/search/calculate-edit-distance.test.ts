import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateEditDistance } from './calculate-edit-distance.ts'

describe('calculateEditDistance', () => {
  it.each([
    ['диван', 'диван', 0],
    ['дивон', 'диван', 1],
    ['дван', 'диван', 1],
    ['дииван', 'диван', 1],
    ['стлу', 'стул', 1],
    ['стелаш', 'стеллаж', 2],
    ['', 'пуф', 3],
    ['шкаф', 'комод', 4],
    ['кровать', 'кресло-кровать', 4],
  ])('from «%s» to «%s» is %i, with 4 standing for more than 3', (first, second, expected) => {
    expect(calculateEditDistance(first, second, 3)).toBe(expected)
  })

  it('is symmetric, and zero only for equal words', () => {
    const word = fc.stringMatching(/^[а-г]{0,6}$/)
    fc.assert(
      fc.property(word, word, (first, second) => {
        const distance = calculateEditDistance(first, second, 9)
        expect(calculateEditDistance(second, first, 9)).toBe(distance)
        expect(distance === 0).toBe(first === second)
      }),
    )
  })
})
