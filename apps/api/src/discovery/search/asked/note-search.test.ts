import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import {
  deleteOldSearches,
  findLearnedPhrases,
  findReportedSearches,
} from './asked-search.queries.ts'
import { formatSearchReport } from './format-search-report.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())
beforeEach(() => api.db.execute(sql`delete from asked_search`))

async function note(q: string, event = 'shown', address = '10.1.0.1') {
  const headers = { 'x-forwarded-for': address }
  return await api.call('POST', '/api_vue/search/note/', { q, event }, { headers })
}

async function readCounts() {
  const { rows } = await api.db.execute(
    sql`select text, language, shown, chosen, found, is_relaxed from asked_search order by text`,
  )
  return rows
}

describe('[POST /search/note/] searches', () => {
  it('[search.report] are counted by day, language and text, with what they found', async () => {
    for (const q of ['Диван', 'диван ', 'зелёный диван до 40 тысяч', 'щщщщщщ']) await note(q)
    expect((await note('диван', 'chosen')).body).toEqual({ status: 'counted' })
    const common = { language: 'ru', chosen: 0 }
    expect(await readCounts()).toEqual([
      { ...common, text: 'диван', shown: 2, chosen: 1, found: 3, is_relaxed: false },
      { ...common, text: 'зеленый диван до 40 тысяч', shown: 1, found: 2, is_relaxed: true },
      { ...common, text: 'щщщщщщ', shown: 1, found: 0, is_relaxed: false },
    ])
  })

  it.each(['anna@example.ru', '+7 900 123-45-67', 'я'.repeat(81), '', ' ', '\u200b\u00a0'])(
    '[search.report] that may be personal or are empty are not counted: «%s»',
    async (q) => {
      expect((await note(q)).body).toEqual({ status: 'skipped' })
      expect(await readCounts()).toEqual([])
    },
  )

  it('[search.report] of one address are limited', async () => {
    const statuses: number[] = []
    for (let made = 0; made <= 60; made++) {
      statuses.push((await note('диван', 'shown', '10.1.0.2')).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

interface Row {
  day?: string
  text: string
  shown?: number
  chosen?: number
  found?: number
  isRelaxed?: boolean
}

async function addRows(rows: Row[]): Promise<void> {
  for (const { day = '2026-03-01', text, shown = 3, chosen = 0, ...rest } of rows) {
    const { found = 1, isRelaxed = false } = rest
    await api.db.execute(sql`
      insert into asked_search (day, language, text, shown, chosen, found, is_relaxed)
      values (${day}, 'ru', ${text}, ${shown}, ${chosen}, ${found}, ${isRelaxed})`)
  }
}

describe('counted searches', () => {
  it('[search.report] are reported without results, relaxed and without a click', async () => {
    await addRows([
      { text: 'пусто', shown: 1, found: 0 },
      { text: 'почти', shown: 2, isRelaxed: true },
      { text: 'мимо' },
      { text: 'редко', shown: 2 },
      { text: 'нашли', shown: 9, chosen: 1 },
      { day: '2026-01-01', text: 'давно', found: 0 },
    ])
    const reported = await findReportedSearches(api.db, { since: '2026-02-01', limit: 10 })
    expect(reported.map(({ kind, text, shown }) => [kind, text, shown])).toEqual([
      ['empty', 'пусто', 1],
      ['relaxed', 'почти', 2],
      ['unchosen', 'мимо', 3],
    ])
    expect(formatSearchReport(reported.slice(0, 2), '2026-02-01')).toBe(
      [
        'Without results, since 2026-02-01:',
        '     1 × ru  пусто  (0)',
        'Nothing matches all of it, since 2026-02-01:',
        '     2 × ru  почти  (1)',
        'Shown three times and more, nothing opened, since 2026-02-01:',
        '  none',
        '',
      ].join('\n'),
    )
  })

  it('[search.report] are deleted after 180 days', async () => {
    await addRows([
      { day: '2026-01-01', text: 'старый' },
      { day: '2026-01-02', text: 'новый' },
    ])
    await deleteOldSearches(api.db, '2026-07-01')
    expect(await readCounts()).toMatchObject([{ text: 'новый' }])
  })

  it('[search.learned] are suggested if they are frequent on several days and lead to products', async () => {
    const often = { shown: 3, chosen: 1 }
    const days = ['2026-02-27', '2026-03-01']
    await addRows([
      ...days.map((day) => ({ ...often, day, text: 'диван для дачи' })),
      ...days.map((day) => ({ ...often, day, text: 'диван лён', shown: 4 })),
      { ...often, text: 'за один день', shown: 50 },
      ...days.map((day) => ({ ...often, day, text: 'редкое', shown: 2 })),
      ...days.map((day) => ({ ...often, day, text: 'не то', chosen: 0 })),
      ...days.map((day) => ({ ...often, day, text: 'не всё', isRelaxed: true })),
      ...days.map((day) => ({ ...often, day, text: 'ничего', found: 0 })),
    ])
    const today = '2026-03-02'
    expect(await findLearnedPhrases(api.db, { language: 'ru', today })).toEqual([
      'диван лён',
      'диван для дачи',
    ])
    expect(await findLearnedPhrases(api.db, { language: 'en', today })).toEqual([])
    expect(await findLearnedPhrases(api.db, { language: 'ru', today: '2026-06-10' })).toEqual([])
  })
})
