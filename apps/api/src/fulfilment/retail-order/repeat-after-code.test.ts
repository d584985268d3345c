import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

it('[retail.fresh-code] a request that waited for the code is decided under its Idempotency-Key', async () => {
  const paid = await createPayableOrder(api, freshPhone(), [{ offerId: goods.sofa, quantity: 1 }])
  await payInFull(api, paid)
  const { guid } = await findOneOrder(api, paid.basketGroup)
  const { call, userId } = await logInAs(api, { groups: [29] })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const transition = { orderGuid: guid, fromState: 'new', toState: 'cancelled', reason: 'customer' }
  const send = () => call('POST', '/api_vue/retail/order/step/', transition, { headers })
  await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'
    where user_id = ${userId}`)
  expect((await send()).body.code).toBe('prove_again')
  await api.db.execute(sql`update session set verified_at = now() where user_id = ${userId}`)
  const decided = await send()
  expect(decided.status).toBe(200)
  expect((await send()).body).toEqual(decided.body)
})
