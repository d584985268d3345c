import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../../test-support/fixtures/paid-order.ts'
import { findOneOrder, transitionAsStaff } from '../../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 1000`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const sofa = [{ offerId: goods.sofa, quantity: 2 }]

async function order() {
  const phone = freshPhone()
  const placed = await createPayableOrder(api, phone, sofa)
  return { ...(await findOneOrder(api, placed.basketGroup)), phone, placed }
}

async function list(filter: object, visitor = staff) {
  const answer = await visitor.call('POST', '/api_vue/retail/orders/', filter)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const listGuids = async (filter: object, visitor = staff): Promise<string[]> =>
  (await list(filter, visitor)).orders.map(({ guid }: { guid: string }) => guid)

describe('[retail.orders] [POST /retail/orders/]', () => {
  it('finds an order by number, phone in any spelling, name, article and barcode', async () => {
    const { guid, number, phone, basketGroup } = await order()
    await api.db.execute(sql`update checkout set name = 'Зоя Ли' where guid = ${basketGroup}`)
    await api.db.execute(sql`update offer set barcode = '4601234567893' where id = ${goods.sofa}`)
    await api.db.execute(
      sql`update order_line l set article = 'SOFA-204' from shop_order o where o.guid = ${guid} and l.order_id = o.id`,
    )
    const local = phone.slice(1)
    const spellings = [
      phone,
      `+7 (${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6, 8)}-${local.slice(8)}`,
      `8${local}`,
      local,
      local.slice(-5),
    ]
    const names = ['зоя', 'Ли', 'ли зоя']
    const codes = ['4601234567893', 'sofa-204']
    for (const search of [number, `№ ${number}`, ...spellings, ...names, ...codes])
      expect(await listGuids({ search }), search).toContain(guid)
    for (const search of [
      '=HYPERLINK("x")',
      '%',
      '_',
      'Зоя Петрова',
      `${number}7`,
      '00000000000000',
    ])
      expect(await listGuids({ search }), search).not.toContain(guid)
  })

  it('narrows the list by state, payment, delivery, day and store, and tells how many there are', async () => {
    const [paid, unpaid] = [await order(), await order()]
    await payInFull(api, paid.placed)
    await transitionAsStaff(staff.call, await findOneOrder(api, paid.basketGroup), 'confirmed')
    const { rows } = await api.db.execute<{ store: number }>(
      sql`select store_id as store from order_delivery where order_id = ${paid.id}`,
    )
    const storeId = rows[0]?.store ?? 0
    const both = { search: 'Анна Петрова', deliveryKind: 'pickup', storeId }
    expect(await listGuids(both)).toEqual(expect.arrayContaining([paid.guid, unpaid.guid]))
    const chosen = await listGuids({ ...both, state: 'confirmed', paymentState: 'paid' })
    expect(chosen).toContain(paid.guid)
    expect(chosen).not.toContain(unpaid.guid)
    expect(await listGuids({ deliveryKind: 'none' })).not.toContain(paid.guid)
    expect(await listGuids({ deliveryKind: 'courier' })).not.toContain(paid.guid)
    await api.db.execute(sql`update shop_order set created_at = '2026-03-08T20:59:00Z'
      where id = ${paid.id}`)
    const march = (createdFrom: string, createdTo: string) => listGuids({ createdFrom, createdTo })
    expect(await march('2026-03-08', '2026-03-08')).toEqual([paid.guid])
    expect(await march('2026-03-09', '2026-03-31')).toEqual([])
    await api.db.execute(sql`update order_delivery set day = '2027-01-02'
      where order_id = ${unpaid.id}`)
    const { orders, total, next } = await list({ deliveryDay: '2027-01-02' })
    expect([orders.length, total, next]).toEqual([1, 1, null])
    expect(orders[0]).toMatchObject({
      id: unpaid.number,
      status: 'Новый',
      goods: { lines: 1, pieces: 2 },
      delivery: { kind: 'pickup', date: '2027-01-02' },
    })
  })

  it('refuses a filter of another form and a day that does not exist', async () => {
    for (const filter of [{ createdFrom: '2026-02-30' }, { state: 'lost' }, { after: 0 }])
      expect((await staff.call('POST', '/api_vue/retail/orders/', filter)).status).toBe(400)
  })

  it('answers in parts that neither overlap nor leave out an order that is made meanwhile', async () => {
    const { placed } = await order()
    await api.db.execute(sql`insert into shop_order
      (number, basket_group, place_id, goods_sum, total)
      select 'C' || n, ${placed.basketGroup}, 1, 0, 0 from generate_series(1, 60) n`)
    const first = await list({})
    expect([first.orders.length, first.total > 60]).toEqual([40, true])
    await order()
    const second = await list({ after: first.next })
    expect(second.total).toBeNull()
    const guids = [...first.orders, ...second.orders].map(({ guid }) => guid)
    expect(new Set(guids).size).toBe(guids.length)
    expect(guids.length).toBeGreaterThan(60)
  })

  it('[role.retail] shows a seller the own store only, whatever is searched and filtered', async () => {
    const { guid, number, id } = await order()
    const { rows } = await api.db.execute<{ store: number; other: number }>(sql`
      select store_id as store, (select id from stock_place p where p.id not in
        (o.place_id, d.store_id) limit 1) as other
      from order_delivery d join shop_order o on o.id = d.order_id where order_id = ${id}`)
    const { store = 0, other = 0 } = rows[0] ?? {}
    const own = await logInAs(api, { groups: [20], storeId: store })
    const foreign = await logInAs(api, { groups: [45], storeId: other })
    const nowhere = await logInAs(api, { groups: [20] })
    expect(await listGuids({ search: number }, own)).toEqual([guid])
    const { body } = await own.call('POST', '/api_vue/retail/order/', { orderGuid: guid })
    const lines = [{ lineId: body.order.lines[0].id, quantity: 1 }]
    const split = { orderGuid: guid, lines, note: '' }
    const done = await own.call('POST', '/api_vue/retail/order/split/', split)
    expect(done.status, done.text).toBe(200)
    expect(await listGuids({ search: number }, own)).toHaveLength(2)
    for (const filter of [{ search: number }, { storeId: store }, {}])
      expect(await listGuids(filter, foreign)).not.toContain(guid)
    expect(await listGuids({}, nowhere)).toEqual([])
  })
})

describe('[retail.orders] saved views', () => {
  const save = (visitor: Visitor, name: string, filter: object = { state: 'new' }) =>
    visitor.call('POST', '/api_vue/retail/views/save/', { name, filter })
  const read = async (visitor: Visitor) =>
    (await visitor.call('POST', '/api_vue/retail/views/', {})).body

  it('[POST /retail/views/] [POST /retail/views/save/] [POST /retail/views/remove/] are kept for their owner, with names of their own', async () => {
    const [one, other] = [
      await logInAs(api, { groups: [29] }),
      await logInAs(api, { groups: [20], storeId: 1 }),
    ]
    const filter = { state: 'new', deliveryKind: 'courier', createdFrom: '2026-11-01' }
    expect((await save(one, ' Курьеры ', filter)).body.views).toMatchObject([
      { name: 'Курьеры', filter },
    ])
    const again = await save(one, 'Курьеры')
    expect([again.status, again.body.code]).toEqual([409, 'view_name_taken'])
    expect((await save(other, 'Курьеры')).status).toBe(200)
    const { views, stores } = await read(one)
    expect(views).toHaveLength(1)
    expect(stores.length).toBeGreaterThan(1)
    expect((await read(other)).stores).toEqual([])
    const remove = (visitor: Visitor) =>
      visitor.call('POST', '/api_vue/retail/views/remove/', { viewId: views[0].id })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(one)).body).toEqual({ views: [] })
  })

  it('are at most twenty, also when two are saved at once', async () => {
    const visitor = await logInAs(api, { groups: [29] })
    for (let count = 1; count < 20; count += 1) await save(visitor, `Вид ${count}`)
    const statuses = await Promise.all(
      ['Один', 'Два', 'Три'].map(async (name) => (await save(visitor, name)).status),
    )
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect((await read(visitor)).views).toHaveLength(20)
  })

  it('contain filters and no search, because it would keep a name or a phone', async () => {
    const answer = await save(staff, 'Поиск', { search: '79001234567' })
    expect(answer.status).toBe(400)
  })
})
