import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOrders } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

const payer = {
  email: 'buh@example.com',
  contragent: { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' },
  paymentAccount: {
    bankName: 'ПАО Сбербанк',
    bic: '044525225',
    account: '40702810938000000001',
    correspondentAccount: '30101810400000000225',
  },
}

it('[payment.marks-ordered] [POST /payment/bill/] staff enter the transfer for a bill, which pays the order', async () => {
  const made = await createPayableOrder(api, freshPhone(), [{ offerId: goods.sofa, quantity: 1 }])
  const { visitor, basketGroup, sum } = made
  const [order] = await findOrders(api, basketGroup)
  const orderGuid = order?.guid
  const receive = (method: string, part: number) =>
    staff(
      'POST',
      '/api_vue/retail/order/receiveMoney/',
      { orderGuid, sum: part, method },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
  expect((await receive('bill', sum)).body.code).toBe('not_receivable')
  const requested = { basketGroup, methodId: 'bill', sum, ...payer }
  const issued = await visitor('POST', '/api_vue/payment/bill/', requested)
  expect(issued.status, issued.text).toBe(200)
  expect((await receive('cash', sum)).body.code).toBe('not_receivable')
  expect((await receive('bill', sum + 1)).body.code).toBe('sum_too_large')
  const read = async () => (await staff('POST', '/api_vue/retail/order/', { orderGuid })).body.order
  expect((await read()).money).toMatchObject({ placement: 'bill', canReceive: true, due: sum })
  expect((await receive('bill', sum)).body).toEqual({ received: sum, due: 0 })
  expect(await read()).toMatchObject({
    paid: sum,
    paymentState: 'paid',
    money: { due: 0, canReceive: false, fromTill: sum },
  })
  expect(await findBrokenInvariants(api.db)).toEqual([])
})
