import { describe, expect, it } from 'vitest'
import { popularMatches } from './popular-matches.ts'

describe('popularMatches', () => {
  it.each([
    ['', ['диван', 'угловой диван', 'диван-кровать']],
    ['  Дет', ['детский диван', 'детская кровать']],
    ['кресло', ['кресло-кровать', 'кресло-качалка', 'кресло для отдыха']],
    ['ковер', []],
    ['подъем', ['кровать с подъёмным механизмом']],
    ['%', []],
  ])('of «%s» are %j', (typed, expected) => {
    expect(popularMatches(typed)).toEqual(expected)
  })
})
