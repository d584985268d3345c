import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queueRefunds, sendRefund } from '../../payment/payment/send-refund.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { callPersonal, requestProfileCode } from '../../test-support/fixtures/profile-code.ts'
import {
  cancelAsStaff,
  findOneOrder,
  walkAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

async function remove(customer: Visitor, code?: number) {
  const sent = code ?? (await requestProfileCode(api, customer, 'removal'))
  return callPersonal(customer, 'removeAccount', { code: sent })
}

describe('[lk.removal-open] an account is kept', () => {
  it('[POST /personal/#getRemoval] while an order of its number is on its way, also one of a guest, and says which', async () => {
    const phone = freshPhone()
    const customer = await logInByCode(api, phone)
    const { basketGroup } = await createPayableOrder(api, phone, [
      { offerId: goods.sofa, quantity: 1 },
    ])
    const { number } = await findOneOrder(api, basketGroup)
    const refused = await remove(customer)
    expect([refused.status, refused.body.code]).toEqual([409, 'removal_open'])
    await api.db.execute(sql`update checkout set user_id = ${customer.userId}
      where guid = ${basketGroup}`)
    expect((await callPersonal(customer, 'getRemoval')).body.openOrders).toEqual([number])
  })

  it('while goods that the customer asked to give back are not decided about', async () => {
    const phone = freshPhone()
    const customer = await logInByCode(api, phone)
    const placed = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
    await payInFull(api, placed)
    await api.db.execute(sql`update checkout set user_id = ${customer.userId}
      where guid = ${placed.basketGroup}`)
    const order = await findOneOrder(api, placed.basketGroup)
    const path = ['confirmed', 'picking', 'ready', 'delivered']
    await walkAsStaff(staff.call, order, path.slice(path.indexOf(order.state) + 1))
    await api.db.execute(sql`insert into refund_request (order_id, user_id, reason, sum, answer_by)
      values (${order.id}, ${customer.userId}, 'other', 1, current_date)`)
    const { openOrders, openRefunds } = (await callPersonal(customer, 'getRemoval')).body
    expect([openOrders, openRefunds]).toEqual([[], [order.number]])
    expect((await remove(customer)).body.code).toBe('removal_open')
  })

  it('while money of a cancelled order is going back, and is removed afterwards', async () => {
    const phone = freshPhone()
    const customer = await logInByCode(api, phone)
    const placed = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
    await payInFull(api, placed)
    await api.db.execute(sql`update checkout set user_id = ${customer.userId}
      where guid = ${placed.basketGroup}`)
    await cancelAsStaff(api, placed.basketGroup)
    const { number } = await findOneOrder(api, placed.basketGroup)
    const { body } = await callPersonal(customer, 'getRemoval')
    expect([body.openOrders, body.openRefunds]).toEqual([[], [number]])
    expect((await remove(customer)).status).toBe(409)
    await queueRefunds(api.services)
    const { rows } = await api.db.execute<{ guid: string; order: number }>(sql`
      select p.guid, o.id as order from payment p
        join shop_order o on o.basket_group = p.basket_group
      where p.basket_group = ${placed.basketGroup}`)
    for (const { guid, order } of rows)
      await sendRefund.run(api.services, { paymentGuid: guid, orderId: order })
    expect((await callPersonal(customer, 'getRemoval')).body.openRefunds).toEqual([])
    expect((await remove(customer)).body).toEqual({ result: true })
    expect((await callPersonal(customer, 'getRemoval')).status).toBe(401)
  })
})
