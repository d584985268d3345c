import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopOrder } from '../src/modules/order/order.table.ts'
import { userAccount } from '../src/modules/user/user.table.ts'
import { visitorOf } from './call-of.ts'
import { addGoods, goods } from './fixtures/goods.ts'
import { addAccount, freshPhone, logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)
type Changes = Partial<typeof shopOrder.$inferInsert>

/** An order of a sofa and a metre of carpet, as its money stands afterwards. */
async function ordered(changes: (order: { total: number }) => Changes = () => ({})) {
  const visitor = visitorOf(api.call)
  const offers = [
    { offerId: goods.sofa, quantity: 1 },
    { offerId: goods.carpetByMetre, quantity: 1 },
  ]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  const made = await visitor('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна',
    phoneNumber: freshPhone(),
  })
  expect(made.status, made.text).toBe(200)
  const [row] = await api.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.checkoutGuid, made.body.basketGroup))
  if (!row) throw new Error('nothing was ordered')
  const set = changes(row)
  if (Object.keys(set).length > 0) {
    await api.db.update(shopOrder).set(set).where(eq(shopOrder.id, row.id))
  }
  return row
}

const wrongCodes = ['', 'x', '0', "' or ''='", '00000000-0000-4000-8000-000000000000']

describe('links that were sent', () => {
  it('[POST /getCheckPayment/] opens what is to be paid, without the customer', async () => {
    const order = await ordered()
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
    ['waiting', () => ({ paidSum: 500, state: 'cancelled' as const })],
    ['part', () => ({ paidSum: 500, refundedSum: 200 })],
    ['done', () => ({ paidSum: 500, refundedSum: 500, paymentState: 'refunded' as const })],
  ])('[POST /getRefand/] says how a refund fares: %s', async (state, changes) => {
    const order = await ordered(changes)
    const { body } = await post('getRefand/', { id: order.guid })
    expect(body).toMatchObject({ orderId: order.number, state, currency: { code: 'RUB' } })
    expect(body.refunded).toBeLessThanOrEqual(body.paid)
  })

  it('an unknown refund is not found', async () => {
    for (const id of wrongCodes) {
      expect((await post('getRefand/', { id })).status, id).toBe(404)
    }
  })

  it('[POST /getAssemblerInfo/] names an assembler and nobody else', async () => {
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
    const [other] = await api.db.select().from(userAccount).where(eq(userAccount.id, seller))
    for (const code of [other?.guid ?? '', ...wrongCodes]) {
      expect((await post('getAssemblerInfo/', { code })).status, code).toBe(404)
    }
  })
})

it('[POST /waybill/] tells the staff what goes with an order, its boxes and weight', async () => {
  const order = await ordered()
  const { call: seller } = await logInAs(api, { groups: [20] })
  const { body } = await seller('POST', '/api_vue/waybill/', { number: ` ${order.number} ` })
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
  expect((await seller('POST', '/api_vue/waybill/', { number: 'нет' })).status).toBe(404)
  expect((await post('waybill/', { number: order.number })).status).toBe(401)
})
