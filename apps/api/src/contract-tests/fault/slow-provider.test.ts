import { createServer, type ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reconcilePayments } from '../../payment/payment/reconcile-payments.ts'
import { registerReceipts } from '../../payment/receipt/register-receipts.ts'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { listen } from '../../test-support/listen.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const ASKED = 4
let api: TestApi
/** Requests that wait until all of them have come: asked one after the other, they never do. */
const waiting: ServerResponse[] = []
const acquirer = createServer((request, response) => {
  waiting.push(response)
  if (waiting.length < ASKED) return
  const isReceipt = request.url?.startsWith('/v3/receipts')
  const amount = { value: '400.00', currency: 'RUB' }
  for (const one of waiting.splice(0)) {
    one.writeHead(200, { 'content-type': 'application/json' })
    const id = crypto.randomUUID()
    one.end(JSON.stringify({ id, status: isReceipt ? 'pending' : 'succeeded', amount }))
  }
})

beforeAll(async () => {
  const origin = await listen(acquirer)
  const env = { YOOKASSA_SHOP_ID: 'shop', YOOKASSA_SECRET_KEY: 'secret', YOOKASSA_RECEIPTS: '1' }
  api = await startTestApi({ fill: addGoods, env: { ...env, YOOKASSA_URL: `${origin}/v3` } })
  for (let index = 0; index < ASKED; index += 1) {
    const tiles = [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }]
    const { basketGroup, sum } = await createPayableOrder(api, freshPhone(), tiles)
    await api.db.execute(sql`
      insert into payment (basket_group, provider, method, amount, currency_code, provider_payment_id, ask_at)
      values (${basketGroup}, 'yookassa', 'card', ${sum}, 'RUB', ${basketGroup}, now())`)
  }
})
afterAll(async () => {
  await api.close()
  acquirer.closeAllConnections()
  acquirer.close()
})

it('[F8] a bank that answers slowly is asked about all payments at once, and so is the cash register', async () => {
  await reconcilePayments(api.services)
  const paid = await api.db.execute(sql`select from payment where state = 'succeeded'`)
  expect(paid.rowCount).toBe(ASKED)
  await registerReceipts(api.services)
  const registered = sql`select from receipt where service_receipt_id is not null`
  expect((await api.db.execute(registered)).rowCount).toBe(ASKED)
  await expectMoneyToAddUp(api.db)
}, 15_000)
