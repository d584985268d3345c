import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { auditBonuses } from '../../basket/bonus/ledger/audit-bonuses.queries.ts'
import { findBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import {
  type ColumnsByTable,
  deletedColumns,
  forgottenColumns,
  keptColumns,
} from '../../test-support/column-decisions.ts'
import { createCustomerOrder } from '../../test-support/fixtures/customer-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import {
  addTraces,
  findTracedColumns,
  person,
} from '../../test-support/fixtures/personal-traces.ts'
import { callPersonal, requestProfileCode } from '../../test-support/fixtures/profile-code.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set needs_assembly = false`)
  staff = await logInAs(api, { groups: [29] })
})
afterEach(async () => {
  expect(await findBrokenInvariants(api.db)).toEqual([])
  expect(await auditBonuses(api.db)).toEqual([])
})
afterAll(() => api.close())

async function remove(customer: Visitor): Promise<void> {
  const code = await requestProfileCode(api, customer, 'removal')
  expect((await callPersonal(customer, 'removeAccount', { code })).body).toEqual({ result: true })
}

const listColumns = (columns: ColumnsByTable): string[] =>
  Object.entries(columns).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  )

describe('[lk.remove] the removal of an account', () => {
  it('leaves no number, name, e-mail or address in any column; money, receipts and texts stay', async () => {
    const customer = await logInByCode(api)
    const { texts } = await addTraces(api, staff, customer)
    // The test is worth something only where the person was: in every column that is to be forgotten.
    const before = await findTracedColumns(api.db, texts)
    const others = before.filter((column) => !/^pgboss\.|\.guid$/.test(column))
    expect(others).toEqual(listColumns(forgottenColumns).toSorted())
    const count = (table: string) =>
      api.db.execute(`select count(*)::int as rows from ${table}`).then(({ rows }) => rows[0])
    const kept = [
      'shop_order',
      'order_line',
      'order_event',
      'payment',
      'payment_entry',
      'receipt',
      'receipt_position',
      'refund_request',
      'review',
      'user_consent',
    ]
    const rowsBefore = await Promise.all(kept.map(count))

    await remove(customer)
    expect(await findTracedColumns(api.db, texts)).toEqual([])
    expect(await Promise.all(kept.map(count))).toEqual(rowsBefore)
    const { rows } = await api.db.execute(sql`select author_name from review
      where author_name = 'Покупатель'`)
    expect(rows).toHaveLength(1)
  })

  it('is decided for each column that can hold a text, JSON or bytes', async () => {
    const { rows } = await api.db.execute<{ column: string }>(sql`
      select c.table_name || '.' || c.column_name as column
      from information_schema.columns c join information_schema.tables t
        on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
        c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'inet',
          'xml', 'hstore') or c.udt_name in ('_text', '_varchar', '_jsonb', 'citext'))`)
    const decided = [
      ...listColumns(forgottenColumns),
      ...listColumns(deletedColumns),
      ...keptColumns.flatMap(({ columns }) => listColumns(columns)),
    ]
    expect(decided.toSorted()).toEqual(rows.map(({ column }) => column).toSorted())
  })

  it('leaves what belongs to somebody else with the same e-mail, or to a number an order was placed with', async () => {
    const customer = await logInByCode(api)
    const relative = await logInByCode(api)
    const stranger = freshPhone()
    await grantBonus(api.db, { phone: stranger, reason: 'promotion:gift', amount: 500 })
    for (const visitor of [customer, relative])
      await callPersonal(visitor, 'setUserData', { email: person.email })
    const placed = await createPayableOrder(api, relative.phone, [
      { offerId: goods.sofa, quantity: 1 },
    ])
    const own = await createPayableOrder(api, stranger, [{ offerId: goods.sofa, quantity: 1 }])
    await api.db.execute(sql`update checkout set email = ${person.email}
      where guid in (${placed.basketGroup}, ${own.basketGroup})`)
    await api.db.execute(sql`update checkout set user_id = ${customer.userId}
      where guid = ${own.basketGroup}`)
    for (const { basketGroup } of [placed, own]) await cancelAsStaff(api, basketGroup)
    const listLetters = async () =>
      (
        await api.db.execute(sql`select body from message
        where recipient = ${person.email} and body <> '' order by id`)
      ).rows
    expect(await listLetters()).toHaveLength(2)

    await remove(customer)
    const { rows } = await api.db.execute<{ number: string }>(sql`select number from shop_order
      where basket_group = ${placed.basketGroup}`)
    expect(await listLetters()).toMatchObject([
      { body: expect.stringContaining(rows[0]?.number ?? '—') },
    ])
    expect((await findBonusAccount(api.db, stranger)).balance).toBe(500)
  })
})

describe('[lk.remove] the history of an order', () => {
  it('gives up its notes only once its buyer is forgotten, and nothing else', async () => {
    const { customer, order, basketGroup } = await createCustomerOrder(api)
    await staff.call('POST', '/api_vue/retail/order/note/', { orderGuid: order.guid, note: 'Анна' })
    await cancelAsStaff(api, basketGroup)
    const empty = () =>
      api.db.execute(sql`update order_event set note = '' where order_id = ${order.id}`)
    await expect(empty()).rejects.toMatchObject({
      cause: { message: 'rows of order_event are never changed' },
    })
    await remove(customer)
    const { rows } = await api.db.execute(sql`select note from order_event
      where order_id = ${order.id} and note <> ''`)
    expect(rows).toEqual([])
    await empty()
    for (const change of [`note = 'x'`, `note = '', reason = 'x'`, `actor = 'job'`])
      await expect(
        api.db.execute(sql`update order_event set ${sql.raw(change)} where order_id = ${order.id}`),
        change,
      ).rejects.toMatchObject({ cause: { message: 'rows of order_event are never changed' } })
  })
})
