import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callPersonal, createCustomerOrder } from '../../test-support/fixtures/customer-order.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

/** An order that is being picked, whose customer may ask to cancel it. */
async function createPicked() {
  const { customer, order } = await createCustomerOrder(api)
  await walkAsStaff(staff.call, order, ['confirmed', 'picking'])
  const orderGuid = order.guid
  const close = { orderGuid, outcome: 'ask', reason: 'changedMind' }
  const ask = () => callPersonal(customer, 'closeOrder', close)
  const read = async () => (await callPersonal(customer, 'getOrder', { orderGuid })).body.order
  const decline = ({ call } = staff) =>
    call('POST', '/api_vue/retail/order/declineCancel/', {
      orderGuid,
      answer: 'Диван уже в машине',
    })
  return { customer, order, orderGuid, ask, read, decline }
}

describe('[lk.orders] [POST /retail/order/declineCancel/] staff refuse to cancel an order', () => {
  it('once, with words that the customer reads, and then can ask again', async () => {
    const { customer, order, ask, read, decline } = await createPicked()
    const early = await decline()
    expect([early.status, early.body.code]).toEqual([409, 'close_refused'])
    await ask()
    const seen = await staff.call('POST', '/api_vue/retail/order/', { orderGuid: order.guid })
    expect(seen.body.order.isCloseAsked).toBe(true)
    const both = await Promise.all([decline(), decline()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await read()).toMatchObject({
      isCloseAsked: false,
      closeRefusal: 'Диван уже в машине',
      actions: expect.arrayContaining(['ask']),
    })
    const { rows } = await api.db.execute<{ body: string }>(sql`
      select channel, body from message where purpose = 'closeDeclined'
        and (recipient = ${customer.phone} or body like ${`%${order.number}%`}) order by id`)
    expect(rows).toMatchObject([{ channel: 'sms' }, { channel: 'email' }])
    expect(rows[1]?.body).toContain('Диван уже в машине')
    const again = await ask()
    expect(again.body.order).toMatchObject({ isCloseAsked: true, closeRefusal: null })
    expect((await decline()).status).toBe(200)
    const requests = await api.db.execute(sql`select id from form_request
      where details ->> 'order' = ${order.number}`)
    expect(requests.rows).toHaveLength(2)
  })

  it('a request ends with the delivery, and is no more to be refused', async () => {
    const { order, ask, read, decline } = await createPicked()
    await ask()
    await walkAsStaff(staff.call, { ...order, state: 'picking' }, ['ready', 'delivered'])
    expect(await read()).toMatchObject({ isCloseAsked: false, closeRefusal: null })
    expect((await decline()).body.code).toBe('close_refused')
    await walkAsStaff(staff.call, { ...order, state: 'delivered' }, ['closed'])
    expect(await read()).toMatchObject({ isCloseAsked: false, closeRefusal: null })
  })

  it('only of orders of the own store', async () => {
    const { ask, decline } = await createPicked()
    await ask()
    const seller = await logInAs(api, { groups: [20], storeId: 3 })
    expect((await decline(seller)).status).toBe(404)
  })
})
