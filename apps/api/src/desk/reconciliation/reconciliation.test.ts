import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, overpay, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const path = '/api_vue/retail/reconciliation/'
let api: TestApi
let admin: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  admin = (await logInAs(api, { groups: [1] })).call
})
afterAll(() => api.close())

type Item = {
  kind: string
  key: string
  fact: string
  title: string
  orderGuid: string
  since: string
}
const list = async (call: Call, kind?: string, state?: string): Promise<Item[]> => {
  const answer = await call('POST', path, { kind, state })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.items
}
const resolve = (
  call: Call,
  { kind, key, fact }: Pick<Item, 'kind' | 'key' | 'fact'>,
  note = 'Позвонили покупателю',
) => call('POST', `${path}resolve/`, { kind, key, fact, note })

async function paidOrder(): Promise<OrderRow> {
  const made = await createPayableOrder(api, freshPhone(), [{ offerId: goods.sofa, quantity: 1 }])
  await payInFull(api, made)
  return findOneOrder(api, made.basketGroup)
}
const agePayment = (order: OrderRow, days: number) =>
  api.db.execute(sql`update payment set settled_at = now() - make_interval(days => ${days})
    where basket_group = ${order.basketGroup}`)
/** Lets an order be made and paid some days ago. */
async function age(order: OrderRow, days: number) {
  await api.db.execute(sql`update shop_order set created_at = now() - make_interval(days => ${days})
    where id = ${order.id}`)
  await agePayment(order, days)
}

describe('[retail.reconciliation] [POST /retail/reconciliation/] what does not add up', () => {
  it('lists orders that are not completed three days after they were paid', async () => {
    const order = await paidOrder()
    const listed = async () =>
      (await list(admin, 'paidOpen')).filter(({ orderGuid }) => orderGuid === order.guid)
    await age(order, 30)
    await agePayment(order, 2)
    expect(await listed()).toEqual([])
    await agePayment(order, 4)
    const [item] = await listed()
    expect(item).toMatchObject({
      kind: 'paidOpen',
      title: order.number,
      amount: order.total,
      sign: '₽',
    })
    const days = (Date.now() - Date.parse(item?.since ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(4)
  })

  it('lists money of cancelled orders, sums beyond the total, and orders placed without money', async () => {
    const order = await paidOrder()
    const found = async (kind: string) =>
      (await list(admin, kind)).some(({ orderGuid }) => orderGuid === order.guid)
    await api.db.execute(sql`update shop_order set paid_sum = paid_sum + 5 where id = ${order.id}`)
    expect(await found('overpaid')).toBe(true)
    await api.db.execute(sql`update shop_order set paid_sum = 0, total = total + 5,
      services_sum = services_sum + 5, placed_at = now() - interval '6 days' where id = ${order.id}`)
    expect([await found('overpaid'), await found('placedUnpaid')]).toEqual([false, true])
    const audited = await list(admin, 'audit')
    expect(audited.some(({ title }) => title.includes(order.number))).toBe(true)
  })

  it('lists what a placed order owes, for which money that came too much pays nothing', async () => {
    const made = await createPayableOrder(api, freshPhone(), [{ offerId: goods.sofa, quantity: 1 }])
    await overpay(api, made, 500)
    const order = await findOneOrder(api, made.basketGroup)
    await api.db.execute(sql`update shop_order set placed_at = now() - interval '6 days'
      where id = ${order.id}`)
    const listed = async () =>
      (await list(admin, 'placedUnpaid')).filter(({ orderGuid }) => orderGuid === order.guid)
    expect(await listed()).toEqual([])
    await api.db.execute(sql`update shop_order set services_sum = services_sum + 300,
      total = total + 300 where id = ${order.id}`)
    expect(await listed()).toMatchObject([{ amount: 300 }])
  })

  it('lists receipts that no register took, with the reason', async () => {
    const order = await paidOrder()
    await api.db.execute(sql`update receipt set ask_at = null, failure = 'нет бумаги'
      where order_id = ${order.id}`)
    const [item] = (await list(admin, 'receipt')).filter(
      ({ orderGuid }) => orderGuid === order.guid,
    )
    expect(item).toMatchObject({ detail: 'нет бумаги', title: order.number })
  })

  it('shows sellers what concerns their store, and audits to nobody but groups 1 and 26', async () => {
    const order = await paidOrder()
    await age(order, 4)
    const own = await logInAs(api, { groups: [20], storeId: order.placeId })
    const other = await logInAs(api, { groups: [20], storeId: 3 })
    const [item] = (await list(own.call, 'paidOpen')).filter(
      ({ orderGuid }) => orderGuid === order.guid,
    )
    expect(item).toBeDefined()
    expect(await list(other.call)).toEqual([])
    expect((await resolve(other.call, item as Item)).body.code).toBe('not_found')
    const { counts } = (await own.call('POST', path, {})).body
    expect(counts.map(({ kind }: { kind: string }) => kind)).not.toContain('audit')
    expect(await list(own.call, 'audit')).toEqual([])
    expect((await resolve(own.call, item as Item)).status).toBe(200)
    const listResolved = async (call: Call) =>
      (await list(call, 'paidOpen', 'resolved')).map(({ orderGuid }) => orderGuid)
    expect(await listResolved(own.call)).toContain(order.guid)
    expect(await listResolved(other.call)).toEqual([])
  })
})

describe('[retail.reconciliation] [POST /retail/reconciliation/resolve/] a difference', () => {
  it('is resolved once, with a note, and is open again when it differs', async () => {
    const order = await paidOrder()
    await age(order, 4)
    const find = async () =>
      (await list(admin, 'paidOpen')).find(({ orderGuid }) => orderGuid === order.guid)
    const item = (await find()) as Item
    const answers = await Promise.all([1, 2, 3].map(() => resolve(admin, item)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await find()).toBeUndefined()
    const resolved = await list(admin, 'paidOpen', 'resolved')
    expect(resolved.find(({ key }) => key === item.key)).toMatchObject({
      title: order.number,
      resolved: { note: 'Позвонили покупателю' },
    })
    await api.db.execute(sql`update shop_order set paid_sum = paid_sum + 1 where id = ${order.id}`)
    const again = (await find()) as Item
    expect((await resolve(admin, item)).body.code).toBe('changed_meanwhile')
    expect((await resolve(admin, again)).status).toBe(200)
  })

  it('needs words, and refuses what is not listed', async () => {
    const unknown = {
      kind: 'paidOpen',
      key: crypto.randomUUID(),
      fact: '',
      title: '',
      orderGuid: '',
    }
    expect((await resolve(admin, unknown)).body.code).toBe('not_found')
    expect((await resolve(admin, unknown, ' x ')).status).toBe(400)
  })

  it('[retail.fresh-code] asks a seller for a code before a sum that differs at the bank is settled, and for no other note', async () => {
    const order = await paidOrder()
    await age(order, 4)
    const { rows } = await api.db.execute<{ store: number }>(
      sql`select place_id as store from shop_order where id = ${order.id}`,
    )
    const seller = await logInAs(api, { groups: [20], storeId: rows[0]?.store ?? 0 })
    await api.db.execute(sql`insert into payment_discrepancy
        (payment_guid, requested, received, currency_code)
      select guid, amount, amount - 1, currency_code from payment
      where basket_group = ${order.basketGroup} limit 1`)
    const find = async (kind: string) =>
      (await list(seller.call, kind)).find(({ orderGuid }) => orderGuid === order.guid) as Item
    const isSettled = async () =>
      (
        await api.db.execute(sql`select from payment_discrepancy d join payment p
          on p.guid = d.payment_guid where p.basket_group = ${order.basketGroup}
          and d.resolved_at is not null`)
      ).rowCount === 1
    const verify = (ago: string) =>
      api.db.execute(sql`update session set verified_at = now() - ${ago}::interval
        where user_id = ${seller.userId}`)
    await verify('16 minutes')
    const differing = await find('differingSum')
    const late = await resolve(seller.call, differing)
    expect([late.status, late.body.code], late.text).toEqual([403, 'prove_again'])
    expect(await isSettled()).toBe(false)
    expect((await resolve(seller.call, await find('paidOpen'))).status).toBe(200)
    await verify('14 minutes')
    expect((await resolve(seller.call, differing)).status).toBe(200)
    expect(await isSettled()).toBe(true)
  })
})
