import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callPersonal, createCustomerOrder } from '../../test-support/fixtures/customer-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { payInFull } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set needs_assembly = false`)
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

const offers = [
  { offerId: goods.sofa, quantity: 2 },
  { offerId: goods.carpetByMetre, quantity: 1.3 },
]

/** A paid and delivered order, with the ids of its lines. */
async function createDelivered() {
  const made = await createCustomerOrder(api, offers)
  await payInFull(api, made)
  await walkAsStaff(staff.call, made.order, ['confirmed', 'picking', 'ready', 'delivered'])
  const { customer, order } = made
  const { body } = await callPersonal(customer, 'getOrder', { orderGuid: order.guid })
  const findLine = (offerId: number): number =>
    body.order.goods.find((line: { offerId: number }) => line.offerId === offerId).lineId
  const ask = (quantity: number, more: object = {}) =>
    callPersonal(customer, 'refund', {
      orderGuid: order.guid,
      lines: [{ lineId: findLine(goods.sofa), quantity }],
      reason: 'refused',
      comment: 'Не подошёл цвет',
      ...more,
    })
  const giveBack = (quantity: number) =>
    staff.call('POST', '/api_vue/retail/order/return/', {
      orderGuid: order.guid,
      lines: [{ lineId: findLine(goods.sofa), quantity, isSound: true }],
      reason: 'refused',
    })
  return { ...made, findLine, ask, giveBack, orderGuid: order.guid }
}

describe('[lk.orders] [POST /personal/#refund] a customer asks to give goods back', () => {
  it('with lines, sum and the day of an answer; nothing moves until staff decide', async () => {
    const { customer, order, orderGuid, ask } = await createDelivered()
    const answer = await ask(1)
    expect(answer.body).toMatchObject({
      result: true,
      order: {
        sum: order.total,
        actions: ['close', 'withdrawRefund', 'repeat'],
        refunds: [
          {
            state: 'waiting',
            sum: 64_990,
            reason: 'refused',
            comment: 'Не подошёл цвет',
            lines: [{ name: 'Диван «Полдень», лён', quantity: 1 }],
          },
        ],
      },
    })
    const [request] = answer.body.order.refunds
    const { day } = toLocalTime(new Date(request.createdAt), 'Europe/Moscow')
    expect(request.answerBy).toBe(addDays(day, 3))
    expect(await findOneOrder(api, order.basketGroup)).toMatchObject({
      refundedSum: 0,
      total: order.total,
    })
    const desk = await api.db.execute(sql`
      select details ->> 'topic' as topic, phone from form_request
      where details ->> 'order' = ${order.number}`)
    expect(desk.rows).toEqual([{ topic: 'refund', phone: customer.phone }])
    const seen = await staff.call('POST', '/api_vue/retail/order/', { orderGuid })
    expect(seen.body.order.refunds).toMatchObject([{ state: 'waiting', sum: 64_990 }])
  })

  it('is accepted by the return that staff take, and then may ask for more', async () => {
    const { customer, orderGuid, ask, giveBack } = await createDelivered()
    await ask(1)
    const returned = await giveBack(1)
    expect(returned.body.order.refunds).toMatchObject([{ state: 'accepted' }])
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid })
    expect(body.order.actions).toContain('refund')
    expect((await ask(1)).body.order.refunds).toMatchObject([
      { state: 'accepted' },
      { state: 'waiting' },
    ])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[POST /retail/order/declineRefund/] is declined by staff with words that the customer reads', async () => {
    const { customer, orderGuid, ask } = await createDelivered()
    const decline = (call = staff.call) =>
      call('POST', '/api_vue/retail/order/declineRefund/', { orderGuid, answer: 'Следы ремонта' })
    expect((await decline()).body.code).toBe('return_refused')
    await ask(1)
    const seller = await logInAs(api, { groups: [20], storeId: 3 })
    expect((await decline(seller.call)).status).toBe(404)
    const both = await Promise.all([decline(), decline()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid })
    expect(body.order.refunds).toMatchObject([{ state: 'declined', answer: 'Следы ремонта' }])
  })

  it('one request at a time, of what is still there', async () => {
    const { findLine, ask } = await createDelivered()
    expect((await ask(3)).body.code).toBe('lines_changed')
    const half = { lines: [{ lineId: findLine(goods.sofa), quantity: 0.5 }] }
    expect((await ask(1, half)).body.code).toBe('lines_changed')
    const answers = await Promise.all([ask(1), ask(2)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('refund_refused')
  })

  it('for any reason within 14 days after delivery, later only for a fault', async () => {
    const { customer, order, orderGuid, ask } = await createDelivered()
    await api.db.execute(sql`alter table order_event disable trigger user`)
    await api.db.execute(sql`update order_event set created_at = now() - interval '15 days'
      where order_id = ${order.id} and to_state = 'delivered'`)
    await api.db.execute(sql`alter table order_event enable trigger user`)
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid })
    expect(body.order.refundReasons).toEqual(['quality'])
    expect((await ask(1)).body.code).toBe('refund_refused')
    expect((await ask(1, { reason: 'quality' })).status).toBe(200)
  })

  it('is refused before delivery, and to strangers', async () => {
    const { order, findLine, orderGuid } = await createDelivered()
    const lines = [{ lineId: findLine(goods.sofa), quantity: 1 }]
    const stranger = await logInByCode(api)
    const asked = { orderGuid, lines, reason: 'quality' }
    expect((await callPersonal(stranger, 'refund', asked)).status).toBe(404)
    const early = await createCustomerOrder(api, offers)
    const tooEarly = { ...asked, orderGuid: early.order.guid }
    expect((await callPersonal(early.customer, 'refund', tooEarly)).body.code).toBe(
      'refund_refused',
    )
    expect((await findOneOrder(api, order.basketGroup)).refundedSum).toBe(0)
  })
})

describe('[lk.orders] [POST /personal/#withdrawRefund] a request that waits', () => {
  const withdraw = ({ call }: Pick<Visitor, 'call'>, orderGuid: string, refundGuid: string) =>
    callPersonal({ call }, 'withdrawRefund', { orderGuid, refundGuid })

  it('is withdrawn by its customer, once however often, and frees the way for another', async () => {
    const { customer, order, orderGuid, ask } = await createDelivered()
    const [{ guid }] = (await ask(1)).body.order.refunds
    const both = await Promise.all([1, 2].map(() => withdraw(customer, orderGuid, guid)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await withdraw(customer, orderGuid, guid)
    expect(body.message).toBe('Заявка на возврат отозвана. Товары остаются у вас.')
    expect(body.order).toMatchObject({
      actions: ['refund', 'close', 'repeat'],
      refunds: [{ guid, state: 'withdrawn' }],
    })
    const { rows } = await api.db.execute(sql`select actor, user_id from order_event
      where order_id = ${order.id} and to_state = 'refund-withdrawn'`)
    expect(rows).toEqual([{ actor: 'customer', user_id: customer.userId }])
    expect((await ask(2)).body.order.refunds).toMatchObject([
      { state: 'withdrawn' },
      { state: 'waiting' },
    ])
    const late = await withdraw(customer, orderGuid, guid)
    expect(late.body.order.refunds[1].state).toBe('waiting')
  })

  it('is withdrawn of an order that was closed meanwhile, too', async () => {
    const { customer, orderGuid, ask } = await createDelivered()
    const [{ guid }] = (await ask(1)).body.order.refunds
    const closed = await callPersonal(customer, 'closeOrder', { orderGuid, reason: 'received' })
    expect(closed.body.order.actions).toEqual(['withdrawRefund', 'repeat'])
    expect((await withdraw(customer, orderGuid, guid)).body.order.actions).toEqual(['repeat'])
  })

  it('is either withdrawn or answered by staff, never both', async () => {
    const { customer, orderGuid, ask, giveBack } = await createDelivered()
    const [{ guid }] = (await ask(1)).body.order.refunds
    const declined = { orderGuid, answer: 'Следы ремонта' }
    const [mine, theirs] = await Promise.all([
      withdraw(customer, orderGuid, guid),
      staff.call('POST', '/api_vue/retail/order/declineRefund/', declined),
    ])
    expect([mine.status, theirs.status].toSorted()).toEqual([200, 409])
    await ask(1)
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid })
    const waiting = body.order.refunds.at(-1).guid
    await giveBack(1)
    const late = await withdraw(customer, orderGuid, waiting)
    expect([late.status, late.body.code]).toEqual([409, 'refund_decided'])
  })

  it('of another customer is not there', async () => {
    const { orderGuid, ask } = await createDelivered()
    const [{ guid }] = (await ask(1)).body.order.refunds
    const stranger = await logInByCode(api)
    expect((await withdraw(stranger, orderGuid, guid)).status).toBe(404)
  })

  it('of another order is not there', async () => {
    const { customer, orderGuid, ask } = await createDelivered()
    await ask(1)
    const other = await withdraw(customer, orderGuid, orderGuid)
    expect([other.status, other.body.code]).toEqual([404, 'not_found'])
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid })
    expect(body.order.refunds).toMatchObject([{ state: 'waiting' }])
  })
})
