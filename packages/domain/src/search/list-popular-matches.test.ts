import { describe, expect, it } from 'vitest'
import { listPopularMatches } from './list-popular-matches.ts'

describe('listPopularMatches', () => {
  it.each([
    ['', ['диван', 'угловой диван', 'диван-кровать']],
    ['  Дет', ['детская кровать']],
    ['кресло', ['кресло для отдыха', 'рабочее кресло', 'садовое кресло']],
    ['ковер', []],
    ['изгол', ['кровать с мягким изголовьем']],
    ['%', []],
  ])('matches for «%s» are %j', (typed, expected) => {
    expect(listPopularMatches(typed)).toEqual(expected)
  })
})
