import { describe, expect, it } from 'vitest'
import { popularMatches } from './popular-matches.ts'

describe('popularMatches', () => {
  it.each([
    ['', ['диван', 'угловой диван', 'диван-кровать']],
    ['  Дет', ['детская кровать']],
    ['кресло', ['кресло для отдыха', 'рабочее кресло', 'садовое кресло']],
    ['ковер', []],
    ['изгол', ['кровать с мягким изголовьем']],
    ['%', []],
  ])('of «%s» are %j', (typed, expected) => {
    expect(popularMatches(typed)).toEqual(expected)
  })
})
