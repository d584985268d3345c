import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { deleteOldChanges } from './delete-old-changes.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('keeps the newest twenty thousand changes, whose ids go on', async () => {
  await api.db.execute(sql`
    insert into page_change (id, tags) overriding system value
    select n, '{vendor}' from generate_series(1000000, 1025000) n`)
  await deleteOldChanges(api.services)
  const { rows } = await api.db.execute<{ oldest: number; newest: number }>(sql`
    select min(id)::int as oldest, max(id)::int as newest from page_change`)
  expect(rows).toEqual([{ oldest: 1_005_001, newest: 1_025_000 }])
})
