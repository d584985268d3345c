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

  it.each([
    ['уг див', ['угловой диван']],
    ['диван уг', ['угловой диван']],
    ['кухни ст', ['стулья для кухни']],
    ['стулья для', ['стулья для кухни']],
    ['стулья без', []],
    ['изголовьем кровать с', ['кровать с мягким изголовьем']],
    ['кровать диван', ['диван-кровать']],
    ['диван диван', []],
  ])('[search.learned] words of «%s» begin words in any order: %j', (typed, expected) => {
    expect(listPopularMatches(typed)).toEqual(expected)
  })

  it('[search.learned] what shoppers search for comes first, each phrase once', () => {
    const learned = ['Диван лён', 'угловой диван', 'диван для дачи']
    expect(listPopularMatches('диван', learned)).toEqual([
      'Диван лён',
      'диван для дачи',
      'диван-кровать',
    ])
    expect(listPopularMatches('диван для', learned)).toEqual(['диван для дачи'])
  })
})
