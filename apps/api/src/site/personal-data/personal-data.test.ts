import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  deletedColumns,
  forgottenColumns,
  unexportedTables,
} from '../../test-support/column-decisions.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { createCustomerOrder } from '../../test-support/fixtures/customer-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { addTraces, person } from '../../test-support/fixtures/personal-traces.ts'
import {
  ageCodes,
  callPersonal,
  requestProfileCode,
  spoil,
} from '../../test-support/fixtures/profile-code.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { buildExportQueries, exportSections } from './export-data.queries.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set needs_assembly = false`)
  staff = await logInAs(api, { groups: [29] })
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

async function remove(customer: Visitor, code?: number) {
  const sent = code ?? (await requestProfileCode(api, customer, 'removal'))
  return callPersonal(customer, 'removeAccount', { code: sent })
}

describe('[lk.remove] a removed account', () => {
  it('[POST /personal/#sendProfileCode] [POST /personal/#removeAccount] is gone only by a code of its own purpose; every session is dead at once', async () => {
    const customer = await logInByCode(api)
    await ageCodes(api)
    const elsewhere = await logInByCode(api, customer.phone, createVisitor(api.call))
    const exportCode = await requestProfileCode(api, customer, 'export')
    expect((await remove(customer, exportCode)).body.code).toBe('code_refused')
    const code = await requestProfileCode(api, customer, 'removal')
    expect((await remove(customer, spoil(code))).status).toBe(403)
    expect((await callPersonal(elsewhere, 'getAdditionalInfo')).status).toBe(200)
    expect((await remove(customer, code)).status).toBe(200)
    for (const visitor of [customer, elsewhere])
      expect((await callPersonal(visitor, 'getAdditionalInfo')).status).toBe(401)
    await ageCodes(api)
    const again = await logInByCode(api, customer.phone)
    expect(again.userId).not.toBe(customer.userId)
    expect((await callPersonal(again, 'getOrders', { page: 1 })).body.orders).toEqual([])
  })

  it('of staff is not removed by themselves', async () => {
    const seller = await logInAs(api, { groups: [20] })
    expect((await remove(seller, 123_456)).status).toBe(403)
    expect((await callPersonal(seller, 'getRemoval')).body.isStaff).toBe(true)
  })
})

describe('[POST /personal/#exportData] [lk.export] the own data', () => {
  it('come as JSON and as a page in one ZIP, by a fresh code only, and without codes', async () => {
    const customer = await logInByCode(api)
    await addTraces(api, staff, customer)
    const stranger = await logInByCode(api)
    const code = await requestProfileCode(api, customer, 'export')
    expect((await callPersonal(stranger, 'exportData', { code })).status).toBe(403)
    const { body } = await callPersonal(customer, 'exportData', { code })
    expect(body.fileName).toMatch(/^svetlitsa-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(Buffer.from(body.content, 'base64'))
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    const { name, email, orderEmail, address } = person
    expect(data.profile).toMatchObject([{ name, email, phone: customer.phone }])
    expect(data.orders).toMatchObject([{ address, name, email: orderEmail }, { name }])
    expect(data.refundRequests).toMatchObject([{ comment: `Меня зовут ${name}` }])
    for (const section of exportSections) expect(data[section].length, section).toBeGreaterThan(0)
    const page = strFromU8(files['data.html'] ?? new Uint8Array())
    expect(page).toContain('<h1>Ваши данные')
    for (const text of [name, email, address, customer.phone]) expect(page).toContain(text)
    expect(JSON.stringify(data.messages)).not.toContain(String(code))
    expect((await callPersonal(customer, 'exportData', { code })).status).toBe(403)
  })

  it('hold every table that the removal touches, or it is said why not', () => {
    const dialect = new PgDialect()
    const queries = buildExportQueries(
      { userId: 1, phone: '79000000000' },
      {
        contacts: [],
        recipients: [],
        orderNumbers: [],
        names: [],
      },
    )
    const read = Object.values(queries).flatMap((query) =>
      [...dialect.sqlToQuery(query).sql.matchAll(/(?:from|join) ([a-z_]+)/g)].map(
        ([, table]) => table,
      ),
    )
    const touched = Object.keys({ ...forgottenColumns, ...deletedColumns })
    const untold = touched.filter((table) => !read.includes(table))
    expect(untold.toSorted()).toEqual(Object.keys(unexportedTables).toSorted())
  })

  it('hold no letter that went to somebody else with the same e-mail', async () => {
    const victim = await createCustomerOrder(api)
    const { rows } = await api.db.execute(
      sql`select from message where recipient = 'anna@example.com'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    const reader = await createCustomerOrder(api)
    await callPersonal(reader.customer, 'setUserData', { email: 'anna@example.com' })
    await api.db.execute(sql`insert into stock_notice (offer_id, region_id, channel, recipient, language)
      values (${goods.soldOut}, 1, 'email', 'anna@example.com', 'ru')`)
    const code = await requestProfileCode(api, reader.customer, 'export')
    const { body } = await callPersonal(reader.customer, 'exportData', { code })
    const files = unzipSync(Buffer.from(body.content, 'base64'))
    const text = strFromU8(files['data.json'] ?? new Uint8Array())
    const data = JSON.parse(text)
    expect(text).toContain(reader.order.number)
    expect(data.messages.map(({ channel }: { channel: string }) => channel)).toContain('email')
    expect(data.stockNotices).toEqual([])
    for (const secret of [victim.order.number, victim.order.guid])
      expect(text).not.toContain(secret)
  })

  it('are written so that no text of theirs becomes a part of the page', async () => {
    const customer = await logInByCode(api)
    await api.db.execute(sql`insert into review (product_id, user_id, author_name, score, comment)
      select min(id), ${customer.userId}, 'Анна', 5, '<script>alert(1)</script>' from product`)
    const code = await requestProfileCode(api, customer, 'export')
    const { body } = await callPersonal(customer, 'exportData', { code })
    const files = unzipSync(Buffer.from(body.content, 'base64'))
    const page = strFromU8(files['data.html'] ?? new Uint8Array())
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })
})
