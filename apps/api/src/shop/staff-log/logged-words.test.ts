import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

type Words = Readonly<Record<string, string>>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** The columns whose values the triggers write. */
async function listLoggedColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await api.db.execute<{ table: string; column: string }>(sql`
    select c.relname as table, a.attname as column from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where t.tgname = 'staff_log' and a.attname <> 'updated_at' order by 2, 1`)
  return rows
}

/** The codes that check constraints allow in a recorded column, such as the states of an order. */
async function listLoggedCodes(): Promise<{ column: string; code: string }[]> {
  const { rows } = await api.db.execute<{ column: string; rule: string }>(sql`
    select distinct a.attname as column, pg_get_constraintdef(k.oid) as rule from pg_trigger t
    join pg_constraint k on k.conrelid = t.tgrelid and k.contype = 'c'
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (k.conkey)
    where t.tgname = 'staff_log'`)
  return rows.flatMap(({ column, rule }) => {
    const list = rule.match(new RegExp(`\\(${column} = ANY \\(ARRAY\\[([^\\]]+)\\]`))?.[1] ?? ''
    return [...list.matchAll(/'([^']+)'::text/g)].map(([, code = '']) => ({ column, code }))
  })
}

describe.each(['ru', 'kk', 'en'] as const)('[retail.audit] the log in %s', (language) => {
  it('has a word for every table and every column that the triggers record', async () => {
    const subjects: Words = staffLogTexts[language].subjects
    const columns: Words = staffLogTexts[language].columns
    const logged = await listLoggedColumns()
    expect(logged.length).toBeGreaterThan(300)
    expect(logged.filter(({ table }) => !subjects[table])).toEqual([])
    expect(
      logged.filter(({ column }) => !columns[column]),
      'texts: packages/i18n/src/staff-log-column and staff-log-goods-column',
    ).toEqual([])
  })

  it('has a word for every code that a recorded column may hold', async () => {
    const values: Readonly<Record<string, Words>> = staffLogTexts[language].values
    const codes = await listLoggedCodes()
    expect(codes).toContainEqual({ column: 'state', code: 'delivered' })
    expect(codes.length).toBeGreaterThan(90)
    expect(
      codes.filter(({ column, code }) => !values[column]?.[code]),
      'texts: packages/i18n/src/staff-log-value',
    ).toEqual([])
  })
})

it('[retail.audit] no word stands for a column that is not recorded', async () => {
  const logged = new Set((await listLoggedColumns()).map(({ column }) => column))
  expect(Object.keys(staffLogTexts.ru.columns).filter((name) => !logged.has(name))).toEqual([])
})
