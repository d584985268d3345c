import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyWords } from './classify-words.ts'

const parts = (text: string) => classifyWords(text.split(' ')).join(' ')

describe('classifyWords', () => {
  it.each([
    ['диван', 'noun'],
    ['угловой диван', 'adjective noun'],
    ['серые шторы', 'adjective noun'],
    ['диван на кухню', 'noun noun complement'],
    ['стулья для маленькой кухни', 'noun noun complement complement'],
    ['кровать с подъемным механизмом', 'noun noun complement complement'],
    ['диван для кухни, серый', 'noun noun complement adjective'],
    ['шкаф-купе', 'noun'],
    ['', 'noun'],
  ])('words of «%s» are %s', (text, expected) => {
    expect(parts(text)).toBe(expected)
  })

  it('returns one part per word for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        expect(classifyWords(pieces)).toHaveLength(pieces.length)
      }),
    )
  })
})
