import { describe, expect, it } from 'vitest'
import { listPopularMatches, popularPhrases } from './popular-search.ts'

describe('popularPhrases', () => {
  it('are fifty unique phrases', () => {
    expect(new Set(popularPhrases).size).toBe(50)
    expect(popularPhrases).toHaveLength(50)
  })

  it('are in Russian and short enough for a drop-down', () => {
    for (const phrase of popularPhrases) expect(phrase).toMatch(/^[а-яё][а-яё0-9× -]{2,34}$/)
  })
})

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
