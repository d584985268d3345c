import { describe, expect, it } from 'vitest'
import { buildSearchPath, parseSearch } from './parse-search.ts'

describe('parseSearch', () => {
  it.each([
    [{}, { query: '', section: null, unticked: [], page: null }],
    [
      { q: ' диван ', t: 'divany' },
      { query: 'диван', section: 'divany', unticked: [], page: null },
    ],
    [
      { q: ['стол', 'стул'], offset: '72' },
      { query: 'стол', section: null, unticked: [], page: 3 },
    ],
    [
      { q: 'стол', offset: '35' },
      { query: 'стол', section: null, unticked: [], page: null },
    ],
    [
      { q: 'стол', offset: '-1' },
      { query: 'стол', section: null, unticked: [], page: null },
    ],
    [
      { q: 'серый диван до 30000', unticked: 'серый|до 30000|' },
      { query: 'серый диван до 30000', section: null, unticked: ['серый', 'до 30000'], page: null },
    ],
    [
      { q: 'по\u0301лка\u0000', t: ' divany\u200b', unticked: 'се\u0301рый\u0000|\u200b' },
      { query: 'полка', section: 'divany', unticked: ['серый'], page: null },
    ],
    [
      { q: `${'x'.repeat(199)}🛋`, t: 'я'.repeat(500) },
      { query: 'x'.repeat(199), section: null, unticked: [], page: null },
    ],
    [{ q: 'x'.repeat(300) }, { query: 'x'.repeat(200), section: null, unticked: [], page: null }],
  ])('[search.results] [search.always] parses %j', (params, expected) => {
    expect(parseSearch(params)).toEqual(expected)
  })

  it('builds the address of the results', () => {
    expect(buildSearchPath({ query: 'диван & стол', section: null, unticked: [] })).toBe(
      `/search/?q=${encodeURIComponent('диван & стол')}`,
    )
    expect(buildSearchPath({ query: 'a', section: 'divany', unticked: [] })).toBe(
      '/search/?q=a&t=divany',
    )
    expect(buildSearchPath({ query: 'a', section: null, unticked: ['b', '-c d'] })).toBe(
      '/search/?q=a&unticked=b%7C-c%20d',
    )
  })
})
