import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { joinLedger, selectDue } from './due-sum.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it.each([
  { what: 'nothing paid', state: 'new', reason: 'due', paid: 0, due: 100 },
  { what: 'a part', state: 'confirmed', reason: 'due', paid: 99, due: 1 },
  { what: 'all', state: 'confirmed', reason: 'due', paid: 100, due: 0 },
  { what: 'more than it costs by now', state: 'confirmed', reason: 'due', paid: 101, due: 0 },
  { what: 'surplus', state: 'confirmed', reason: 'surplus', paid: 100, due: 100 },
  { what: 'nothing, cancelled', state: 'cancelled', reason: 'due', paid: 0, due: 0 },
])('an order of 100 with $what paid owes $due', async ({ state, reason, paid, due }) => {
  const ledger = joinLedger(sql`o`)
  const { rows } = await api.db.execute(sql`
    with payment_entry as (
      select 1 as order_id, 'in' as direction, ${reason} as reason, ${paid}::bigint as amount)
    select ${selectDue(sql`o`)} as due, ${ledger.due} as joined
    from (values (1, ${state}, 100)) as o (id, state, total) cross join lateral ${ledger.table}`)
  expect(rows).toEqual([{ due, joined: due }])
})
