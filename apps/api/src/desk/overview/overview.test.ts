import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, transitionAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let centre: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  centre = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

const sofa = [{ offerId: goods.sofa, quantity: 1 }]
const read = async (call: Call) => {
  const answer = await call('POST', '/api_vue/retail/overview/', {})
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

describe('[retail.overview] [POST /retail/overview/] the first screen', () => {
  it('is empty before the first order', async () => {
    const { today, money, queues } = await read(centre)
    expect([today, money]).toEqual([[], []])
    expect(queues).toEqual({
      confirm: 0,
      pick: 0,
      handOver: 0,
      claims: 0,
      refunds: 0,
      reservations: 0,
      tags: null,
      questions: 0,
      requests: 0,
    })
  })

  it('counts the orders, the money and the queues of the day; sellers get their store’s', async () => {
    const paid = await createPayableOrder(api, freshPhone(), sofa)
    await payInFull(api, paid)
    const cancelled = await createPayableOrder(api, freshPhone(), sofa)
    await transitionAsStaff(centre, await findOneOrder(api, cancelled.basketGroup), 'cancelled')
    const order = await findOneOrder(api, paid.basketGroup)
    const whole = await read(centre)
    expect(whole.storeName).toBeNull()
    expect(whole.today).toEqual([
      { sign: '₽', orders: 1, sum: order.total, average: order.total, cancelled: 1 },
    ])
    expect(whole.money).toEqual([{ method: 'card', sign: '₽', count: 1, sum: order.total }])
    expect(whole.queues.confirm + whole.queues.pick).toBe(1)
    const own = await logInAs(api, { groups: [20], storeId: order.placeId })
    const ownView = await read(own.call)
    expect(ownView.today).toEqual(whole.today)
    expect(ownView.storeName).not.toBe('')
    expect([ownView.queues.questions, ownView.queues.requests]).toEqual([null, null])
    const other = await logInAs(api, { groups: [45], storeId: 3 })
    const otherView = await read(other.call)
    expect([otherView.today, otherView.money]).toEqual([[], []])
    expect(otherView.queues).toMatchObject({ confirm: 0, pick: 0 })
  })

  it('counts ended reservations and requests for money back as the filters of the list do', async () => {
    const paid = await createPayableOrder(api, freshPhone(), sofa)
    await payInFull(api, paid)
    const order = await findOneOrder(api, paid.basketGroup)
    const list = async (filter: object) => {
      const answer = await centre('POST', '/api_vue/retail/orders/', filter)
      return answer.body.orders.map(({ guid }: { guid: string }) => guid)
    }
    expect((await read(centre)).queues).toMatchObject({ refunds: 0, reservations: 0 })
    expect(await list({ hasRefundRequest: true })).toEqual([])
    await api.db.execute(sql`
      insert into refund_request (order_id, user_id, reason, sum, answer_by)
      select shop_order.id, (select min(id) from user_account), 'defect', 1, current_date + 10
      from shop_order where guid = ${order.guid}`)
    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 minute'
      where order_line_id in (select order_line.id from order_line
        join shop_order on shop_order.id = order_line.order_id
        where shop_order.guid = ${order.guid})`)
    expect((await read(centre)).queues).toMatchObject({ refunds: 1, reservations: 1 })
    expect(await list({ hasRefundRequest: true })).toEqual([order.guid])
    expect(await list({ isReservationEnded: true })).toEqual([order.guid])
  })

  it('does not count the orders of yesterday', async () => {
    await api.db.execute(sql`update shop_order set created_at = now() - interval '25 hours'`)
    expect((await read(centre)).today).toEqual([])
  })
})
