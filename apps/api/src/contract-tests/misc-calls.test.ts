import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusPromotion } from '../schema/bonus.table.ts'
import { shopOrder } from '../schema/order.table.ts'
import { userAccount } from '../schema/user.table.ts'
import { addGoods } from '../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../test-support/fixtures/paid-order.ts'
import { addAccount, freshPhone, logInAs } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

let api: TestApi
let order: { guid: string; basketGroup: string; number: string; total: number }
let assemblerGuid = ''

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.insert(bonusPromotion).values({ code: 'vesna', name: 'Весна', amount: 500 })
  const { id } = await addAccount(api.db, { groups: [60] })
  const [assembler] = await api.db
    .update(userAccount)
    .set({ name: 'Рустам Галиев' })
    .where(eq(userAccount.id, id))
    .returning()
  assemblerGuid = assembler?.guid ?? ''
  const payable = await createPayableOrder(api, freshPhone())
  await payInFull(api, payable)
  const rows = await api.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.basketGroup, payable.basketGroup))
  const [row] = rows
  if (!row || rows.length > 1) throw new Error('one order was expected')
  order = row
})
afterAll(() => api.close())

describe('[call.misc] the other calls answer for something that exists', () => {
  const contacts = { phone: '+7 900 123-45-67', email: 'anna@example.ru' }
  const userAgent = 'Mozilla/5.0'

  const cases: [string, () => object | undefined, () => object][] = [
    [
      'POST getReceipt/',
      () => ({ sr: 1, guid: order.guid, type: 'sale' }),
      () => ({ ERROR: null, recommendation: false, receipt: { orderId: order.number } }),
    ],
    [
      'POST getAssemblerInfo/',
      () => ({ code: assemblerGuid }),
      () => ({ name: 'Рустам', isActive: true }),
    ],
    [
      'POST getCheckPayment/',
      () => ({ code: order.basketGroup }),
      () => ({ basketGroup: order.basketGroup, orders: [{ id: order.number }] }),
    ],
    ['POST getRefand/', () => ({ id: order.guid }), () => ({ orderId: order.number })],
    [
      'POST callback/',
      () => ({ name: 'Анна', phone: contacts.phone, time: 'днём', consent: true }),
      () => ({ result: true, number: expect.any(String) }),
    ],
    [
      'POST subscription/bonus/',
      () => ({ ...contacts, city_id: 1, region: 'Москва' }),
      () => ({ error: null, message: expect.stringContaining('300 бонусов') }),
    ],
    [
      'POST yandexMetrika/addUser/',
      () => ({ ...contacts, yclid: '1', client_id: '2', send: 0 }),
      // The visitor has not consented; analytics.test.ts consents.
      () => ({ status: 'skipped' }),
    ],
    [
      'POST error/',
      () => ({ reportFrom: 'client', fullPath: '/a/', statusCode: 404, message: 'x', userAgent }),
      () => ({ status: 'success' }),
    ],
    [
      'GET createPromotionAccrual/?phoneNumber=79001234567&promotion=vesna',
      () => undefined,
      () => ({ status: 'accrued', amount: 500, error: null }),
    ],
  ]

  it.each(cases)('%s', async (call, getBody, getAnswer) => {
    const [method = '', path = ''] = call.split(' ')
    const headers = { 'user-agent': userAgent }
    const answer = await api.call(method, `/api_vue/${path}`, getBody(), { headers })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject(getAnswer())
  })

  it('POST waybill/, for staff', async () => {
    const { call } = await logInAs(api, { groups: [29] })
    const answer = await call('POST', '/api_vue/waybill/', { number: order.number })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ number: order.number, positions: expect.any(Array) })
  })

  it('and refuse something that does not exist', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const post = (path: string, body: object) => api.call('POST', `/api_vue/${path}`, body)
    const receipt = await post('getReceipt/', { sr: 1, guid: unknown, type: 'sale' })
    expect([receipt.status, receipt.body.ERROR]).toEqual([404, 'Ошибка'])
    expect((await post('getAssemblerInfo/', { code: unknown })).status).toBe(404)
    expect((await post('getCheckPayment/', { code: unknown })).status).toBe(404)
    expect((await post('getRefand/', { id: unknown })).status).toBe(404)
    expect((await post('waybill/', { number: order.number })).status).toBe(401)
  })
})
