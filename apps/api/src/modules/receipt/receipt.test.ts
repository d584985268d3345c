import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { addAccount, freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { shopOrder } from '../order/order.table.ts'
import { userAccount } from '../user/user.table.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)
type Changes = Partial<typeof shopOrder.$inferInsert>

/** An order of a sofa and a metre of carpet, with the given changes of its payment state. */
async function createOrder(changes: (order: { total: number }) => Changes = () => ({})) {
  const visitor = createVisitor(api.call)
  const offers = [
    { offerId: goods.sofa, quantity: 1 },
    { offerId: goods.carpetByMetre, quantity: 1 },
  ]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  const answer = await visitor('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна',
    phoneNumber: freshPhone(),
  })
  expect(answer.status, answer.text).toBe(200)
  const [row] = await api.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.checkoutGuid, answer.body.basketGroup))
  if (!row) throw new Error('the order was not created')
  const set = changes(row)
  if (Object.keys(set).length > 0) {
    await api.db.update(shopOrder).set(set).where(eq(shopOrder.id, row.id))
  }
  return row
}

const wrongCodes = ['', 'x', '0', "' or ''='", '00000000-0000-4000-8000-000000000000']

describe('links sent to customers', () => {
  it('[POST /getCheckPayment/] returns the amount due without data of the customer', async () => {
    const order = await createOrder()
    const { body } = await post('getCheckPayment/', { code: order.checkoutGuid })
    expect(body).toMatchObject({
      basketGroup: order.checkoutGuid,
      orders: [{ id: order.number, sum: order.total, paid: 0, isKZ: false, status: 'Не оплачен' }],
      sum: order.total,
      paid: 0,
    })
    expect(JSON.stringify(body)).not.toContain('Анна')
    for (const code of wrongCodes) {
      expect((await post('getCheckPayment/', { code })).status, code).toBe(404)
    }
  })

  it.each([
    ['none', () => ({})],
    ['waiting', () => ({ paidSum: 500 })],
    ['part', () => ({ paidSum: 500, refundedSum: 200 })],
    ['done', () => ({ paidSum: 500, refundedSum: 500 })],
  ])('[POST /getRefand/] returns the state of a refund: %s', async (state, changes) => {
    const order = await createOrder(changes)
    if (state === 'waiting') await cancelAsStaff(api, order.checkoutGuid)
    const { body } = await post('getRefand/', { id: order.guid })
    expect(body).toMatchObject({ orderId: order.number, state, currency: { code: 'RUB' } })
    expect(body.refunded).toBeLessThanOrEqual(body.paid)
  })

  it('an unknown refund is not found', async () => {
    for (const id of wrongCodes) {
      expect((await post('getRefand/', { id })).status, id).toBe(404)
    }
  })

  it('[POST /getAssemblerInfo/] returns the name of an assembler and of nobody else', async () => {
    const { id } = await addAccount(api.db, { groups: [60] })
    const [row] = await api.db
      .update(userAccount)
      .set({ name: 'Рустам Галиев' })
      .where(eq(userAccount.id, id))
      .returning()
    const { body } = await post('getAssemblerInfo/', { code: row?.guid })
    expect(body).toMatchObject({ name: 'Рустам', isActive: true })
    expect(Object.keys(body).sort()).toEqual(['isActive', 'name', 'since'])
    const { id: seller } = await addAccount(api.db, { groups: [20] })
    const [sellerAccount] = await api.db
      .select()
      .from(userAccount)
      .where(eq(userAccount.id, seller))
    for (const code of [sellerAccount?.guid ?? '', ...wrongCodes]) {
      expect((await post('getAssemblerInfo/', { code })).status, code).toBe(404)
    }
  })
})

describe('a waybill', () => {
  let order: Awaited<ReturnType<typeof createOrder>>
  beforeAll(async () => {
    order = await createOrder()
  })

  it('[POST /waybill/] returns to staff the items of an order with boxes and weight', async () => {
    const { call: callCentre } = await logInAs(api, { groups: [29] })
    const { body } = await callCentre('POST', '/api_vue/waybill/', { number: ` ${order.number} ` })
    expect(body).toMatchObject({
      number: order.number,
      status: 'Новый',
      from: 'moscow-warehouse',
      positions: [
        { article: 'P1', quantity: 1, boxes: 1, weightKg: 60 },
        { article: 'K1', quantity: 1, boxes: 1, weightKg: 2 },
      ],
      boxes: 2,
      weightKg: 62,
    })
    expect((await callCentre('POST', '/api_vue/waybill/', { number: 'нет' })).status).toBe(404)
    expect((await post('waybill/', { number: order.number })).status).toBe(401)
  })

  it.each([
    ['the call centre', 29, null, 200],
    ['an administrator', 1, null, 200],
    ['a developer', 26, null, 200],
    ['a seller of the supplying store', 20, 'own', 200],
    ['a franchise seller of the supplying store', 45, 'own', 200],
    ['a seller of another store', 20, 'other', 404],
    ['a franchise seller of another store', 45, 'other', 404],
    ['a seller without a store', 20, null, 404],
    ['an assembler', 60, null, 403],
    ['a designer', 8, null, 403],
    ['a customer', 2, null, 403],
  ])(
    '[role.retail] [POST /waybill/] is read by %s (%i, %s): %i',
    async (_who, group, place, status) => {
      const storeId = place === null ? null : order.placeId + (place === 'own' ? 0 : 1)
      const { call } = await logInAs(api, { groups: [group, 2], storeId })
      const answer = await call('POST', '/api_vue/waybill/', { number: order.number })
      expect(answer.status).toBe(status)
      if (status !== 200) expect(answer.text).not.toContain('moscow-warehouse')
    },
  )

  it('[role.retail] [POST /waybill/] is read by the seller of the store where the order is picked up', async () => {
    const carpet = [{ offerId: goods.carpetByMetre, quantity: 1 }]
    const { basketGroup } = await createPayableOrder(api, freshPhone(), carpet)
    const { rows } = await api.db.execute<{ number: string; storeId: number }>(sql`
      select o.number, d.store_id as "storeId" from shop_order o
      join order_delivery d on d.order_id = o.id where o.checkout_guid = ${basketGroup}`)
    const [{ number, storeId } = { number: '', storeId: 0 }] = rows
    const { call: seller } = await logInAs(api, { groups: [20], storeId })
    expect((await seller('POST', '/api_vue/waybill/', { number })).status).toBe(200)
  })
})
