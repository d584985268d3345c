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
        /* kept plan */ select id from product where id = ${id}`)
      await marked(1)
      await marked(2)
      await tx.execute(sql`select code from product where id = ${1}`)
      const { rows } = await tx.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements`,
      )
      expect(rows.map(({ statement }) => statement.trim())).toEqual([
        '/* kept plan */ select id from product where id = $1',
      ])
    })
  })

  it('prepares anew what reads a column that has another type now', async () => {
    await api.db.execute(sql`create table kept as select 1::integer as sum`)
    const readFromAll = () =>
      Promise.all(
        Array.from({ length: 16 }, () => api.db.execute(sql`/* kept plan */ select sum from kept`)),
      )
    await readFromAll()
    await api.db.execute(sql`alter table kept alter column sum type bigint`)
    for (const { rows } of await readFromAll()) expect(rows).toEqual([{ sum: 1 }])
    await api.db.execute(sql`drop table kept`)
  })

  it('caches them outside a transaction as well', async () => {
    const { rows } = await api.db.execute<{ statement: string }>(sql`
      /* kept plan */ select statement from pg_prepared_statements`)
    expect(rows.map(({ statement }) => statement)).toContainEqual(
      expect.stringContaining('/* kept plan */ select statement from pg_prepared_statements'),
    )
  })
})
