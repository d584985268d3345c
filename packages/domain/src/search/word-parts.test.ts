import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordParts } from './word-parts.ts'

const parts = (text: string) => wordParts(text.split(' ')).join(' ')

describe('wordParts', () => {
  it.each([
    ['диван', 'thing'],
    ['угловой диван', 'trait thing'],
    ['серые шторы', 'trait thing'],
    ['диван на кухню', 'thing thing aside'],
    ['стулья для маленькой кухни', 'thing thing aside aside'],
    ['кровать с подъемным механизмом', 'thing thing aside aside'],
    ['диван для кухни, серый', 'thing thing aside trait'],
    ['шкаф-купе', 'thing'],
    ['', 'thing'],
  ])('of «%s» are %s', (text, expected) => {
    expect(parts(text)).toBe(expected)
  })

  it('are as many as the words, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        expect(wordParts(pieces)).toHaveLength(pieces.length)
      }),
    )
  })
})
