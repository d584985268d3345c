import { describe, expect, it } from 'vitest'
import {
  addressOfAll,
  addressOfChoice,
  readListChoice,
  toggleValue,
  withFilter,
} from './list-choice.ts'

const path = '/catalog/divany/'

describe('readListChoice', () => {
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
  ])('[list.pagination] page=%j means page %i', (page, expected) => {
    expect(readListChoice({ page }).page).toBe(expected)
  })

  it('keeps filters apart from order and page', () => {
    expect(readListChoice({ sort: 'cheap', page: '2', COLOR: ['1', '2'], price: '1-2' })).toEqual({
      filters: { COLOR: ['1', '2'], price: ['1-2'] },
      sort: 'cheap',
      page: 2,
    })
  })

  it('reads numbers as they are typed and leaves out what is empty or too long', () => {
    const { filters } = readListChoice({ price: ['10 000', ''], long: 'x'.repeat(101) })
    expect(filters).toEqual({ price: ['10000'] })
  })
})

describe('addressOfChoice', () => {
  it('[list.pagination] writes no first page and names in one order', () => {
    const choice = { filters: { b: ['1'], a: ['2', '3'] }, sort: null, page: 1 }
    expect(addressOfChoice(path, choice)).toBe('/catalog/divany/?a=2&a=3&b=1')
    expect(addressOfChoice(path, { ...choice, filters: {}, page: 4 })).toBe(`${path}?page=4`)
    expect(addressOfChoice(path, { filters: {}, sort: null, page: 1 })).toBe(path)
  })

  it('is read back as it was', () => {
    const choice = { filters: { COLOR: ['1'], price: ['-500'] }, sort: 'new', page: 3 }
    const query = new URL(addressOfChoice(path, choice), 'http://shop').searchParams
    expect(readListChoice(Object.fromEntries(query))).toEqual(choice)
  })
})

describe('a change of the choice', () => {
  const choice = { filters: { COLOR: ['1'] }, sort: 'cheap', page: 5 }

  it('begins the list anew and keeps the order', () => {
    expect(toggleValue(choice, 'COLOR', '2')).toEqual({
      filters: { COLOR: ['1', '2'] },
      sort: 'cheap',
      page: 1,
    })
  })

  it('takes off all filters at once and keeps the order', () => {
    expect(addressOfAll(path, choice)).toBe(`${path}?sort=cheap`)
    expect(addressOfAll('/search/?q=x', choice)).toBe('/search/?q=x&sort=cheap')
    expect(addressOfAll(path, { ...choice, sort: null })).toBe(path)
  })

  it('takes a filter off with its last value', () => {
    expect(toggleValue(choice, 'COLOR', '1').filters).toEqual({})
    expect(withFilter(choice, 'COLOR', []).filters).toEqual({})
  })
})
