import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { tablesNotDecidedByStaff } from '../../test-support/tables-not-decided-by-staff.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function listTables(): Promise<{ name: string; isLogged: boolean }[]> {
  const { rows } = await api.db.execute<{ name: string; isLogged: boolean }>(sql`
    select relname as name, exists (
        select from pg_trigger where tgrelid = c.oid and tgname = 'staff_log') as "isLogged"
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`)
  return rows
}

it('[retail.audit] every table is recorded in the staff log, or listed with the reason why not', async () => {
  const undecided = (await listTables())
    .filter(({ name, isLogged }) => !isLogged && !(name in tablesNotDecidedByStaff))
    .map(({ name }) => name)
  expect(
    undecided,
    'If staff decide what stands in a table, its file in migrations/repeatable/triggers ends with ' +
      "«select log_staff_changes('table');», or «log_staff_changes('table', '{address,comment}')» " +
      'where columns hold personal data (phones, e-mails and secrets are masked anyway). ' +
      'Otherwise add it to test-support/tables-not-decided-by-staff.ts.',
  ).toEqual([])
})

it('lists no table that is recorded or does not exist', async () => {
  const tables = new Map((await listTables()).map(({ name, isLogged }) => [name, isLogged]))
  const wrong = Object.keys(tablesNotDecidedByStaff).filter((name) => tables.get(name) !== false)
  expect(wrong).toEqual([])
})
