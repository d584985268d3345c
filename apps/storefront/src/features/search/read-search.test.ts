import { describe, expect, it } from 'vitest'
import { readSearch, searchPath } from './read-search.ts'

describe('readSearch', () => {
  it.each([
    [{}, { query: '', section: null, page: null }],
    [
      { q: ' диван ', t: 'divany' },
      { query: 'диван', section: 'divany', page: null },
    ],
    [
      { q: ['стол', 'стул'], offset: '72' },
      { query: 'стол', section: null, page: 3 },
    ],
    [
      { q: 'стол', offset: '35' },
      { query: 'стол', section: null, page: null },
    ],
    [
      { q: 'стол', offset: '-1' },
      { query: 'стол', section: null, page: null },
    ],
    [{ q: 'x'.repeat(300) }, { query: 'x'.repeat(200), section: null, page: null }],
  ])('reads %j', (params, expected) => {
    expect(readSearch(params)).toEqual(expected)
  })

  it('writes the address of the results', () => {
    expect(searchPath({ query: 'диван & стол', section: null })).toBe(
      `/search/?q=${encodeURIComponent('диван & стол')}`,
    )
    expect(searchPath({ query: 'a', section: 'divany' })).toBe('/search/?q=a&t=divany')
  })
})
