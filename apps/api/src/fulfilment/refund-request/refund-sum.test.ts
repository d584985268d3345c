import { divideOrderLine } from '@svetlitsa/domain/order/order-line'
import { calculateReturn } from '@svetlitsa/domain/order/order-return'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { queueRefunds, sendReturnRefund } from '../../payment/payment/send-refund.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { callPersonal } from '../../test-support/fixtures/customer-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
} from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SOFA = 64_990

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.insert(coupon).values({ code: 'REFUND', sum: 1_001 })
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

/** A delivered order of three sofas, with what of it is paid; the screen, its request and the desk. */
async function createDelivered({ bonus = 0, hasCoupon = false, percent = 100 } = {}) {
  const customer = await logInAs(api)
  const { call, phone } = customer
  await grantBonus(api.db, { phone, reason: 'promotion:test', amount: 5_000 })
  await call('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 3 }] })
  if (hasCoupon) await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'REFUND', phone })
  if (bonus > 0) await call('POST', '/api_vue/basket/setBonus/', { bonusSum: bonus })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  const made = await call('POST', '/api_vue/basket/createOrder/', contacts)
  expect(made.status, made.text).toBe(200)
  const { basketGroup } = made.body
  const sum = await choosePickup(call, basketGroup)
  const payable = { visitor: call, basketGroup, sum }
  const order = await findOneOrder(api, basketGroup)
  const paid = Math.ceil((sum * percent) / 100)
  await api.db.execute(
    sql`update shop_order set percent_prepayment = ${percent} where id = ${order.id}`,
  )
  if (paid > 0) await payInFull(api, payable, paid)
  await walkAsStaff(staff.call, order, ['confirmed', 'picking', 'ready', 'delivered'])
  const orderGuid = order.guid
  const read = async () => (await callPersonal(customer, 'getOrder', { orderGuid })).body.order
  const lineId: number = (await read()).goods[0].lineId
  /** What the form promises for so many sofas, by the rule and what the order's answer holds. */
  const promise = async (quantity: number) => {
    const { returnable } = await read()
    return calculateReturn([divideOrderLine(returnable.lines[0], quantity).taken], returnable).sum
  }
  const ask = async (quantity: number) => {
    const wanted = { orderGuid, lines: [{ lineId, quantity }], reason: 'refused' }
    const answer = await callPersonal(customer, 'refund', wanted)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.order.refunds.at(-1)
  }
  const giveBack = async (quantity: number) => {
    const lines = [{ lineId, quantity, isSound: true }]
    const taken = { orderGuid, lines, reason: 'refused' }
    const answer = await staff.call('POST', '/api_vue/retail/order/return/', taken)
    expect(answer.status, answer.text).toBe(200)
    const { rows } = await api.db.execute<{ sum: number }>(sql`
      select coalesce(sum(f.amount), 0)::bigint as sum from return_refund f
      where f.return_id = (select max(r.id) from order_return r where r.order_id = ${order.id})`)
    return rows[0]?.sum
  }
  const readStored = async () => {
    const { rows } = await api.db.execute<{ sum: number }>(sql`
      select sum from refund_request where order_id = ${order.id} order by id desc limit 1`)
    return rows[0]?.sum
  }
  const payRest = async () => {
    await submitAtAcquirer(api, await startPaying(payable, sum - paid), goodCard)
    await call('POST', '/api_vue/payment/state/', { basketGroup })
  }
  return { ...payable, paid, order, promise, ask, giveBack, readStored, read, payRest }
}

/** Carries out the refunds that wait, as the worker does. */
async function sendRefunds(): Promise<void> {
  await queueRefunds(api.services)
  const { rows } = await api.db.execute<{ data: object }>(
    sql`select data from pgboss.job where name = 'refund-return'`,
  )
  for (const { data } of rows) await sendReturnRefund.run(api.services, data)
}

describe('[lk.orders] [order.returns] the sum that the form promises, the request holds and the refund pays', () => {
  it.each([
    ['paid in full', {}, SOFA],
    ['with bonuses', { bonus: 1_000 }, SOFA - 333],
    ['with a coupon', { hasCoupon: true }, SOFA - 334],
    ['of which 95 % is paid', { percent: 95 }, SOFA - 9_748],
    ['of which less than what stays is paid', { percent: 40 }, 0],
    ['of which nothing is paid', { percent: 0 }, 0],
    ['with everything at once', { bonus: 1_000, hasCoupon: true, percent: 95 }, SOFA - 10_315],
  ])('is the same for an order %s', async (_name, terms, expected) => {
    const made = await createDelivered(terms)
    const promised = await made.promise(1)
    expect(promised).toBe(expected)
    const asked = await made.ask(1)
    expect([asked.sum, await made.readStored()]).toEqual([promised, promised])
    expect(await made.giveBack(1)).toBe(promised)
    expect((await made.read()).refunds).toMatchObject([{ state: 'accepted', sum: promised }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('stays the same for requests one after another, whether the first refund is sent or not', async () => {
    const made = await createDelivered({ bonus: 1_000, hasCoupon: true, percent: 50 })
    const paid = []
    for (const isSent of [false, true, true]) {
      const promised = await made.promise(1)
      expect((await made.ask(1)).sum).toBe(promised)
      expect(await made.giveBack(1)).toBe(promised)
      paid.push(promised)
      if (isSent) await sendRefunds()
    }
    expect(paid[0]).toBe(0)
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(made.paid)
    expect(await findOneOrder(api, made.basketGroup)).toMatchObject({
      total: 0,
      refundedSum: made.paid,
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('grows while the request waits, when the rest is paid', async () => {
    const made = await createDelivered({ percent: 95 })
    expect((await made.ask(1)).sum).toBe(SOFA - 9_748)
    await made.payRest()
    expect((await made.read()).refunds).toMatchObject([{ state: 'waiting', sum: SOFA }])
    expect(await made.giveBack(1)).toBe(SOFA)
  })

  it('of an accepted request is what staff took back, though it was less', async () => {
    const made = await createDelivered()
    expect((await made.ask(2)).sum).toBe(2 * SOFA)
    expect(await made.giveBack(1)).toBe(SOFA)
    expect((await made.read()).refunds).toMatchObject([{ state: 'accepted', sum: SOFA }])
  })
})
