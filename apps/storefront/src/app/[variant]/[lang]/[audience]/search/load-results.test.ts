import * as catalogue from '@svetlitsa/api-client/catalogue/client'
import * as search from '@svetlitsa/api-client/search/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadResults } from './load-results.ts'

vi.mock('@svetlitsa/api-client/catalogue/client')
vi.mock('@svetlitsa/api-client/search/client')
vi.mock('../../../../../page-context/get-call-options.ts', () => ({ getCallOptions: () => ({}) }))

const context = { variant: '1', language: 'ru', isCrawler: false } as const
const refused = { ok: false, reason: 'not_found', message: '', fields: {}, details: {} } as const
const empty = { filters: [], sort: [], chosen: { stores: [], available: null } }

/** The shop has one section and one page of results, and refuses what is too long or has a NUL. */
beforeEach(() => {
  vi.clearAllMocks()
  const isRefused = (input: unknown) =>
    /\\u0000|\\ud[89a-f]/.test(JSON.stringify(input)) || JSON.stringify(input).length > 2_000
  vi.mocked(search.multisearch).mockImplementation(async (input) =>
    isRefused(input) || input.q.length > 200
      ? refused
      : ({ ok: true, answer: { response: { total: 1, direct: null } } } as never),
  )
  vi.mocked(catalogue.getProducts).mockImplementation(async (input) =>
    isRefused(input) ||
    (input.section ?? 'divany') !== 'divany' ||
    (input.meta?.page ?? 1) > 1 ||
    (input.meta?.q?.length ?? 0) > 200
      ? refused
      : ({ ok: true, answer: empty } as never),
  )
})

describe('[search.results] a search is never «not found»', () => {
  it.each([
    ['a section that is not there', { q: 'диван', t: 'net-takoy' }],
    ['a section with a NUL', { q: 'диван', t: 'divany\u0000' }],
    ['a page that is not there', { q: 'диван', page: '99' }],
    ['page 0', { q: 'диван', page: '0' }],
    ['an offset that is not there', { q: 'диван', offset: '7200', t: 'divany' }],
    ['both', { q: 'диван', page: '99', t: 'net-takoy' }],
    ['a NUL in the words', { q: 'ди\u0000ван' }],
    ['a long text', { q: 'диван '.repeat(2_000) }],
    ['a picture that would be cut in two', { q: `${'ж'.repeat(199)}🛋` }],
    ['pictures', { q: '🛋'.repeat(150) }],
    ['several texts', { q: ['диван', 'стол'] }],
    ['odd filters', { q: 'диван', price: '\u0000', sort: '\u0000', COLOR: '🛋'.repeat(100) }],
    ['odd facts', { q: 'диван', unticked: '\u0000|🛋'.repeat(200) }],
  ])('[search.always] %s', async (_, asked) => {
    const { response, listResult, searchQuery } = await loadResults(context, asked)
    expect(response).not.toBeNull()
    expect(listResult).not.toBeNull()
    expect(searchQuery.query).not.toBe('')
  })

  it.each(['', ' ', '\u0000', '\u200b\u00a0', undefined])(
    'nothing to search for: %j',
    async (q) => {
      const { response, listResult } = await loadResults(context, { q })
      expect([response, listResult]).toEqual([null, null])
      expect(search.multisearch).not.toHaveBeenCalled()
    },
  )

  it('leaves a section that is not there out of its links', async () => {
    const { searchQuery, listResult } = await loadResults(context, { q: 'диван', t: 'net-takoy' })
    expect(searchQuery.section).toBeNull()
    expect(listResult?.path).toBe(`/search/?q=${encodeURIComponent('диван')}`)
    const known = await loadResults(context, { q: 'диван', t: 'divany' })
    expect(known.searchQuery.section).toBe('divany')
  })
})
