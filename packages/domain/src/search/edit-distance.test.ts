import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
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
  ])('from «%s» to «%s» it is %i, more than 3 being 4', (one, other, expected) => {
    expect(editDistance(one, other, 3)).toBe(expected)
  })

  it('is the same in both directions, and nothing only between equals', () => {
    const word = fc.stringMatching(/^[а-г]{0,6}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 9)
        expect(editDistance(other, one, 9)).toBe(distance)
        expect(distance === 0).toBe(one === other)
      }),
    )
  })
})
