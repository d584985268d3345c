import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '../../all-calls.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const FOREIGN_STORE = 3
const line = { lineId: 1, quantity: 1 }

/** A valid body, but for the guid, of every call by which staff act on an order. */
const bodies: Record<string, object> = {
  '/api_vue/retail/order/': {},
  '/api_vue/retail/order/step/': { fromState: 'new', toState: 'confirmed' },
  '/api_vue/retail/order/split/': { lines: [line] },
  '/api_vue/retail/order/note/': { note: 'Чужая заметка' },
  '/api_vue/retail/order/return/': { lines: [{ ...line, isSound: true }], reason: 'quality' },
  '/api_vue/retail/order/delivery/': {},
  '/api_vue/retail/order/setDelivery/': { id: 1, comment: '' },
  '/api_vue/retail/order/declineRefund/': { answer: 'Не ваш заказ' },
  '/api_vue/retail/order/declineCancel/': { answer: 'Не ваш заказ' },
  '/api_vue/retail/order/placeOnReceipt/': {},
  '/api_vue/retail/order/receiveMoney/': { sum: 100, method: 'cash' },
  '/api_vue/retail/order/sendCode/': {},
  '/api_vue/retail/order/confirm/': {},
  '/api_vue/payment/link/': { isSent: true },
}

it('[role.retail] [retail.states] no call of staff finds an order of another store, and nothing changes', async () => {
  const named = allCalls.filter(
    ({ caller, body }) =>
      caller === 'staff' && 'orderGuid' in ((body as { shape?: object })?.shape ?? {}),
  )
  expect(named.map(({ path }) => path).toSorted()).toEqual(Object.keys(bodies).toSorted())
  const { basketGroup } = await createPayableOrder(api, freshPhone(), [
    { offerId: goods.sofa, quantity: 2 },
  ])
  const order = await findOneOrder(api, basketGroup)
  const { call } = await logInAs(api, { groups: [20], storeId: FOREIGN_STORE })
  const before = await readTraces(order.id)
  for (const [path, body] of Object.entries(bodies)) {
    const answer = await call('POST', path, { ...body, orderGuid: order.guid })
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
  }
  expect(await readTraces(order.id)).toEqual(before)
})

/** The order, and how much was written about it. */
async function readTraces(orderId: number) {
  const { rows } = await api.db.execute(sql`
    select o.*, (select count(*) from order_event where order_id = o.id) as events,
      (select count(*) from payment_link) as links,
      (select count(*) from message) as messages
    from shop_order o where o.id = ${orderId}`)
  return rows
}
