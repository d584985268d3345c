import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopOrder } from '../../schema/order.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { addAccount, freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

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
    .where(eq(shopOrder.basketGroup, answer.body.basketGroup))
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
    const { body } = await post('getCheckPayment/', { code: order.basketGroup })
    expect(body).toMatchObject({
      basketGroup: order.basketGroup,
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
    if (state === 'waiting') await cancelAsStaff(api, order.basketGroup)
    const { body } = await post('getRefand/', { id: order.guid })
    expect(body).toMatchObject({ orderId: order.number, state, currency: { code: 'RUB' } })
    expect(body.refunded).toBeLessThanOrEqual(body.paid)
  })

  it('an unknown refund is not found', async () => {
    for (const id of wrongCodes) {
      expect((await post('getRefand/', { id })).status, id).toBe(404)
    }
  })

  it('[assembler.info] an assembler works since the day of joining, not of the account', async () => {
    const { id } = await addAccount(api.db, { groups: [2] })
    const createdAt = new Date('2024-03-01T09:00:00Z')
    await api.db.update(userAccount).set({ createdAt }).where(eq(userAccount.id, id))
    const [row] = await api.db
      .update(userAccount)
      .set({ groups: [60, 2] })
      .where(eq(userAccount.id, id))
      .returning()
    const { body } = await post('getAssemblerInfo/', { code: row?.guid })
    expect(body.since).toBe(row?.assemblerSince?.toISOString())
    expect(body.since > createdAt.toISOString()).toBe(true)
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
    await api.db
      .update(userAccount)
      .set({ groups: [2] })
      .where(eq(userAccount.id, id))
    const left = await post('getAssemblerInfo/', { code: row?.guid })
    expect(left.body).toEqual({ ...body, isActive: false })
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
