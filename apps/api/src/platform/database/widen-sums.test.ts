import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { type Database, openDatabase } from './database.ts'
import { widenSums } from './widen-sums.ts'

const SRC = join(import.meta.dirname, '..', '..')
const log = createLogger('silent')

let file: TestDatabase
let database: Database
beforeEach(async () => {
  file = await createTestDatabase()
  database = openDatabase(file.url, 2, log)
})
afterEach(async () => {
  await database.close()
  await file.drop()
})

/** What the job does that every worker repeats. */
const widen = () =>
  widenSums({ database, env: { DATABASE_URL: file.url }, log } as Parameters<typeof widenSums>[0])

/** What a change of the types must not lose, without the types themselves. */
async function readSchema() {
  const { rows } = await database.pool.query<{ texts: string[] }>(`
    select array_agg(text order by text) as texts from (
      select viewname || definition as text from pg_views where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace) made`)
  return rows[0]?.texts.map((text) => text.replaceAll('bigint', 'integer'))
}

async function readTypes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ type: string }>(`
    select distinct format_type(atttypid, null) as type
    from list_sum_columns() join pg_attribute
      on attrelid = sum_table and attname = any (sum_columns)`)
  return rows.map(({ type }) => type)
}

async function loadTables(): Promise<PgTable[]> {
  const files = globSync('**/*.table.ts', { cwd: SRC })
  const modules: object[] = await Promise.all(files.map((name) => import(join(SRC, name))))
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  )
}

it('waits until no process of an older release is connected, and loses nothing', async () => {
  const before = await readSchema()
  expect(await readTypes()).toEqual(['bigint'])
  await database.pool.query("select change_sum_type('integer')")
  expect([await readTypes(), await readSchema()]).toEqual([['integer'], before])
  const older = new pg.Client({ connectionString: file.url })
  await older.connect()
  await widen()
  expect(await readTypes()).toEqual(['integer'])
  await older.end()
  await vi.waitFor(
    async () => {
      await widen()
      expect(await readTypes()).toEqual(['bigint'])
    },
    { timeout: 30_000 },
  )
  expect(await readSchema()).toEqual(before)
})

it('keeps a sum that is too large for a release that knows 32 bits alone', async () => {
  await database.pool.query("insert into coupon (code, sum) values ('LARGE', 5000000000)")
  const narrowed = database.pool.query("select change_sum_type('integer')")
  await expect(narrowed).rejects.toMatchObject({ code: '22003' })
  expect(await readTypes()).toEqual(['bigint'])
})

it('knows every column of money', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select sum_table || '.' || name as name from list_sum_columns(), unnest(sum_columns) name`)
  const listed = new Set(rows.map(({ name }) => name.replaceAll('_', '')))
  const columns = (await loadTables())
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter((column) => column.columnType === 'PgCustomColumn' && column.getSQLType() === 'bigint')
    .map(({ table, name }) => `${getTableName(table)}.${name}`.replaceAll('_', '').toLowerCase())
  expect(columns.length).toBeGreaterThan(70)
  expect(columns.filter((name) => !listed.has(name))).toEqual([])
})
