import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('a connection', () => {
  it('caches the plans of marked statements and of no others', async () => {
    await api.db.transaction(async (tx) => {
      const marked = (id: number) =>
        tx.execute(sql`
        /* prepared */ select id from product where id = ${id}`)
      await marked(1)
      await marked(2)
      await tx.execute(sql`select code from product where id = ${1}`)
      const { rows } = await tx.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements`,
      )
      expect(rows.map(({ statement }) => statement.trim())).toEqual([
        '/* prepared */ select id from product where id = $1',
      ])
    })
  })

  it('caches them outside a transaction as well', async () => {
    const { rows } = await api.db.execute<{ statement: string }>(sql`
      /* prepared */ select statement from pg_prepared_statements`)
    expect(rows.map(({ statement }) => statement)).toContainEqual(
      expect.stringContaining('/* prepared */ select statement from pg_prepared_statements'),
    )
  })
})
