import { describe, expect, it } from 'vitest'
import { buildSearchPath, parseSearch } from './parse-search.ts'

describe('parseSearch', () => {
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
  ])('parses %j', (params, expected) => {
    expect(parseSearch(params)).toEqual(expected)
  })

  it('builds the address of the results', () => {
    expect(buildSearchPath({ query: 'диван & стол', section: null })).toBe(
      `/search/?q=${encodeURIComponent('диван & стол')}`,
    )
    expect(buildSearchPath({ query: 'a', section: 'divany' })).toBe('/search/?q=a&t=divany')
  })
})
