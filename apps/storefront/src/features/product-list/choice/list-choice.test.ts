import { describe, expect, it } from 'vitest'
import {
  buildChoiceUrl,
  buildResetUrl,
  parseListChoice,
  setFilter,
  toggleValue,
} from './list-choice.ts'

const path = '/catalog/divany/'

describe('parseListChoice', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['2', 2],
    ['0', 0],
    ['-3', 1],
    ['2.5', 1],
    ['abc', 1],
    ['1000000000', 100_000],
    ['99999999999', 100_000],
    [['3', '4'], 3],
  ])('[list.pagination] page=%j is parsed as page %i', (page, expected) => {
    expect(parseListChoice({ page }).page).toBe(expected)
  })

  it('separates filters from sort order and page', () => {
    expect(parseListChoice({ sort: 'cheap', page: '2', COLOR: ['1', '2'], price: '1-2' })).toEqual({
      filters: { COLOR: ['1', '2'], price: ['1-2'] },
      sort: 'cheap',
      page: 2,
    })
  })

  it('[filters.url] [text.unseen] sends nothing that the API would refuse', () => {
    const { filters, sort } = parseListChoice({
      price: ['12\u202f990,50\u0000', '\u200b'],
      sort: `${'x'.repeat(39)}🛋`,
      COLOR: '\u0000',
    })
    expect(filters).toEqual({ price: ['12990,50'] })
    expect(sort).toBeNull()
    expect(parseListChoice({ sort: 'cheap\u0000' }).sort).toBe('cheap')
  })

  it('accepts numbers with spaces and drops values that are empty or too long', () => {
    const { filters } = parseListChoice({ price: ['10 000', ''], long: 'x'.repeat(121) })
    expect(filters).toEqual({ price: ['10000'] })
  })
})

describe('a range of a form without scripts', () => {
  it.each([
    [['', '20 000'], ['-20000']],
    [['', '12 990,50 ₽'], ['-12990,50 ₽']],
    [['5 000', ''], ['5000']],
    [
      ['5 000', '20 000'],
      ['5000', '20000'],
    ],
    [['', ''], undefined],
  ])('[filter.numbers] %j is read as %j', (price, expected) => {
    expect(parseListChoice({ price }).filters.price).toEqual(expected)
  })
})

describe('buildChoiceUrl', () => {
  it('[list.pagination] omits the first page and sorts the parameter names', () => {
    const choice = { filters: { b: ['1'], a: ['2', '3'] }, sort: null, page: 1 }
    expect(buildChoiceUrl(path, choice)).toBe('/catalog/divany/?a=2&a=3&b=1')
    expect(buildChoiceUrl(path, { ...choice, filters: {}, page: 4 })).toBe(`${path}?page=4`)
    expect(buildChoiceUrl(path, { filters: {}, sort: null, page: 1 })).toBe(path)
  })

  it('is parsed back to the same choice', () => {
    const choice = { filters: { COLOR: ['1'], price: ['-500'] }, sort: 'new', page: 3 }
    const query = new URL(buildChoiceUrl(path, choice), 'http://shop').searchParams
    expect(parseListChoice(Object.fromEntries(query))).toEqual(choice)
  })
})

describe('changing the choice', () => {
  const choice = { filters: { COLOR: ['1'] }, sort: 'cheap', page: 5 }

  it('returns to the first page and keeps the sort order', () => {
    expect(toggleValue(choice, 'COLOR', '2')).toEqual({
      filters: { COLOR: ['1', '2'] },
      sort: 'cheap',
      page: 1,
    })
  })

  it('clears all filters at once and keeps the sort order', () => {
    expect(buildResetUrl(path, choice)).toBe(`${path}?sort=cheap`)
    expect(buildResetUrl('/search/?q=x', choice)).toBe('/search/?q=x&sort=cheap')
    expect(buildResetUrl(path, { ...choice, sort: null })).toBe(path)
  })

  it('removes a filter with its last value', () => {
    expect(toggleValue(choice, 'COLOR', '1').filters).toEqual({})
    expect(setFilter(choice, 'COLOR', []).filters).toEqual({})
  })
})
