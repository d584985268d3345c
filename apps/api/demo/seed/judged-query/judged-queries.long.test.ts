import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../src/test-support/start-test-api.ts'
import { fillShop } from '../fill-shop.ts'
import { readStudioLibrary } from '../studio/read-studio-library.ts'
import { floors } from './floors.ts'
import { judgeSearch, summarizeAnswers } from './judge-search.ts'

const studioFolder = join(import.meta.dirname, '../../../../../demo/studio/library')

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    fill: (db) =>
      db.transaction((tx) =>
        fillShop(tx, {
          factor: 1,
          library: readStudioLibrary(studioFolder),
          reportProgress: () => undefined,
        }),
      ),
  })
}, 240_000)
afterAll(() => api.close())

it('[search.judged] the demonstration is searched with the recorded precision, by kind of query and by language', async () => {
  const answers = await judgeSearch(api.db, api.origin)
  expect(answers.length).toBeGreaterThanOrEqual(300)
  const means = summarizeAnswers(answers)
  for (const [group, floor] of Object.entries(floors.overall))
    expect(means.get(group), group).toBeGreaterThanOrEqual(floor)
  for (const kind of new Set(answers.map(({ query }) => query.kind)))
    expect(means.get(kind), kind).toBeGreaterThanOrEqual(floors.kind)
  expect(answers.filter(({ isEmpty }) => isEmpty).length / answers.length).toBeLessThan(0.01)
}, 240_000)
