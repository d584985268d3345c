import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const PATH = '/api_vue/retail/shop/coupons/'

let api: TestApi
let owner: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  owner = await logInAs(api, { groups: [26] })
})
beforeEach(async () => {
  await api.db.execute(sql`delete from coupon_use`)
  await api.db.execute(sql`delete from coupon`)
})
afterAll(() => api.close())

const terms = {
  description: 'Осень',
  percent: 10,
  sum: null,
  minimumBasket: 5_000,
  sectionIds: [],
  vendorIds: [],
  startsAt: '2026-09-01T00:00:00.000Z',
  endsAt: null,
  limitTotal: 100,
  limitPerPhone: 1,
  isActive: true,
}
const send = (name: string, body: object = {}) => owner.call('POST', `${PATH}${name}`, body)
const create = async (changes: object = {}) =>
  send('create/', { values: { code: 'OSEN', ...terms, ...changes } })

describe('[shop.coupons] [POST /retail/shop/coupons/create/] a coupon', () => {
  it('[POST /retail/shop/coupons/one/] is what was entered, unused', async () => {
    const { row } = (await create()).body
    expect(row.values).toEqual({ code: 'OSEN', ...terms })
    expect(row.facts.used).toBe(0)
    expect((await send('one/', { id: row.id })).body.row).toEqual(row)
    expect((await send('')).body).toMatchObject({ total: 1, rows: [row] })
  })

  it.each([
    ['percent and sum', { sum: 500 }, 'percent'],
    ['neither percent nor sum', { percent: null }, 'percent'],
    ['more than all', { percent: 101 }, 'percent'],
    ['a fraction of a rouble', { percent: null, sum: 0.5 }, 'sum'],
    ['an end before its start', { endsAt: '2026-08-01T00:00:00.000Z' }, 'endsAt'],
    ['a section that is not there', { sectionIds: [999_999] }, 'sectionIds'],
    ['a vendor that is not there', { vendorIds: [999_999] }, 'vendorIds'],
    ['a space in its code', { code: 'OSEN 26' }, 'code'],
    ['a limit of none', { limitTotal: 0 }, 'limitTotal'],
  ])('with %s is refused at its field', async (_what, changes, field) => {
    const answer = await create(changes)
    expect(answer.status, answer.text).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([`values.${field}`])
  })

  it('with a code that another one has is refused at its field', async () => {
    await create()
    expect((await create()).body.fields).toEqual({ 'values.code': 'Такое значение уже есть' })
  })

  it('needs a fresh code of the owner', async () => {
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'`)
    expect((await create()).body.code).toBe('prove_again')
    await api.db.execute(sql`update session set verified_at = now()`)
  })
})

describe('[shop.coupons] [POST /retail/shop/coupons/change/] a change', () => {
  it('is not disturbed by a use, and cannot limit below the uses', async () => {
    const { row } = (await create()).body
    await api.db.execute(sql`update coupon set used = 3`)
    const change = (changes: object) =>
      send('change/', { id: row.id, version: row.version, values: { ...row.values, ...changes } })
    expect((await change({ limitTotal: 2 })).body.fields).toHaveProperty(['values.limitTotal'])
    const answer = await change({ limitTotal: 3 })
    expect(answer.body.row, answer.text).toMatchObject({
      values: { limitTotal: 3 },
      facts: { used: 3 },
    })
    const [entry] = (await send('history/', { id: row.id })).body.entries
    expect(entry).toMatchObject({ before: { limit_total: 100 }, after: { limit_total: 3 } })
    expect((await send('undo/', { entryId: entry.id })).body.row.values.limitTotal).toBe(100)
  })

  it('[POST /retail/shop/coupons/remove/] of a used coupon is refused, of an unused one made', async () => {
    const { row } = (await create()).body
    const key = { id: row.id, version: row.version }
    await api.db.execute(sql`insert into coupon_use (coupon_id, basket_group, phone)
      values (${Number(row.id)}, 'x', '79000000000')`)
    expect((await send('remove/', key)).body.code).toBe('in_use')
    await api.db.execute(sql`delete from coupon_use`)
    expect((await send('remove/', key)).status).toBe(200)
  })
})

describe('[shop.coupons] [POST /retail/shop/coupons/batch/] a batch', () => {
  const batch = (changes: object = {}) =>
    send('batch/', { prefix: 'BF-', count: 500, terms, ...changes })

  it('has as many coupons of the same terms, each with another code', async () => {
    const { codes } = (await batch()).body
    expect(new Set(codes).size).toBe(500)
    for (const code of codes) expect(code).toMatch(/^BF-[A-HJ-NP-Z2-9]{10}$/)
    const { total, rows } = (await send('', { search: codes[7] })).body
    expect(total).toBe(1)
    expect(rows[0].values).toEqual({ code: codes[7], ...terms })
    expect((await send('')).body.total).toBe(500)
    const { entries } = (await send('history/', { id: rows[0].id })).body
    expect(entries).toMatchObject([{ action: 'insert', after: { code: codes[7] } }])
  })

  it('is made once for one key, however often it is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { prefix: '', count: 5, terms }
    const answers = []
    for (let turn = 0; turn < 2; turn += 1)
      answers.push((await owner.call('POST', `${PATH}batch/`, body, { headers })).body)
    expect(answers[0].codes).toHaveLength(5)
    expect(answers[1]).toEqual(answers[0])
    expect((await send('')).body.total).toBe(5)
  })

  it.each([
    ['none', { count: 0 }],
    ['too many', { count: 2_001 }],
    ['wrong terms', { terms: { ...terms, percent: null } }],
    ['a section that is not there', { terms: { ...terms, sectionIds: [999_999] } }],
  ])('of %s is refused', async (_what, changes) => {
    expect((await batch(changes)).status).toBe(400)
    expect((await send('')).body.total).toBe(0)
  })

  it('is refused to a seller', async () => {
    const { call } = await logInAs(api, { groups: [20], storeId: 1 })
    expect((await call('POST', `${PATH}batch/`, { prefix: '', count: 1, terms })).status).toBe(403)
  })
})

it('[shop.coupons] [POST /retail/shop/coupons/export/] [POST /retail/shop/coupons/import/] the coupons go out and come back', async () => {
  await create({ description: '=1+1' })
  const { csv } = (await send('export/')).body
  expect(csv).toContain("'=1+1")
  await api.db.execute(sql`delete from coupon`)
  const { body } = await send('import/', { csv, isTrial: false })
  expect(body).toMatchObject({ isSaved: true, created: 1, errors: [] })
  const [row] = (await send('')).body.rows
  expect(row.values).toEqual({ code: 'OSEN', ...terms, description: '=1+1' })
})

it('[POST /retail/shop/coupons/] [POST /retail/shop/coupons/history/] [POST /retail/shop/coupons/undo/] a removal is undone', async () => {
  const { row } = (await create()).body
  await send('remove/', { id: row.id, version: row.version })
  const [removal] = (await send('history/', { id: row.id })).body.entries
  expect((await send('undo/', { entryId: removal.id })).body.row).toEqual(row)
  expect((await send('')).body.rows).toEqual([row])
})
