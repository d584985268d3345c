import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import {
  type FaultyAcquirer,
  openFaultyAcquirer,
} from '../../test-support/fault/faulty-acquirer.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, type TestOrder } from '../../test-support/fixtures/paid-order.ts'
import { endReservations } from '../../test-support/fixtures/reservation.ts'
import {
  findOneOrder,
  findOrders,
  transitionAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { holdLock, waitForWaiting } from '../../test-support/hold-lock.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { checkAcquirerRefund } from './ledger/record-acquirer-refunds.ts'
import { refundPayment } from './refund-payment.ts'
import { queueRefunds, sendRefund } from './send-refund.ts'

let api: TestApi
let acquirer: FaultyAcquirer
let staff: Visitor
/** Without a worker: nothing goes back by itself. */
beforeAll(async () => {
  acquirer = await openFaultyAcquirer()
  api = await startTestApi({ fill: addGoods, env: acquirer.env })
  staff = await logInAs(api, { groups: [1] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = 100000`))
afterEach(async () => {
  acquirer.setFaults(() => 'none')
  await expectMoneyToAddUp(api.db)
})
afterAll(async () => {
  await api.close()
  acquirer.close()
})

type Offers = { offerId: number; quantity: number }[]

const tiles: Offers = [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }]

const getState = async ({ visitor, basketGroup }: TestOrder) =>
  (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body

/** Pays an order; something may happen between the start and the buyer's confirmation. */
async function pay(
  { visitor, basketGroup, sum }: TestOrder,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<string> {
  const requested = { basketGroup, methodId: 'card', sum }
  const { body, text } = await visitor('POST', '/api_vue/payment/payment/', requested)
  const id = body.widget?.token
  await meanwhile()
  expect(acquirer.pay(id), text).toBe(true)
  await visitor('POST', '/api_vue/payment/state/', { basketGroup })
  return id
}

/** Two orders of the same sum, of two places. */
async function buyFromTwo() {
  await api.db.execute(
    sql`update stock set on_hand = reserved + 1 where offer_id = ${goods.sofaVelvet}`,
  )
  return buy([{ offerId: goods.sofaVelvet, quantity: 2 }])
}

/** Two orders of different sums, of two places. */
async function buySofas() {
  await api.db.execute(sql`update stock set on_hand = reserved
    where offer_id = ${goods.sofaVelvet} and place_id = 1`)
  return buy([goods.sofa, goods.sofaVelvet].map((offerId) => ({ offerId, quantity: 1 })))
}

async function buy(offers = tiles) {
  const order = await createPayableOrder(api, freshPhone(), offers)
  return { order, id: await pay(order) }
}

/** The notification of a refund, as YooKassa sends it: the object is the refund. */
const notify = (paymentId: string, refundId: string = crypto.randomUUID()) =>
  api.call('POST', '/api_vue/payment/webhook/yookassa/', {
    type: 'notification',
    event: 'refund.succeeded',
    object: { id: refundId, payment_id: paymentId, status: 'succeeded' },
  })

/** What went back according to ledger, receipts and messages, and what the staff see of it. */
async function read({ basketGroup }: TestOrder) {
  const { rows } = await api.db.execute<{ what: string; amount: number }>(sql`
    select e.reason as what, e.amount from payment_entry e join payment p on p.guid = e.payment_guid
      where p.basket_group = ${basketGroup} and e.direction = 'out'
    union all
    select 'receipt', r.sum from receipt r join shop_order o on o.id = r.order_id
      where o.basket_group = ${basketGroup} and r.type = 'refund'
    union all
    select 'sms', 0 from message m join payment p on m.dedupe_key like '%' || p.guid || '%'
      where p.basket_group = ${basketGroup} and m.purpose = 'refund' and m.channel = 'sms'
    order by 1, 2`)
  const answer = await staff.call('POST', '/api_vue/retail/reconciliation/', {
    kind: 'acquirerRefund',
  })
  const { rows: orders } = await api.db.execute<{ guid: string }>(
    sql`select guid::text from shop_order where basket_group = ${basketGroup}`,
  )
  const isOwn = (item: { orderGuid: string }) => orders.some(({ guid }) => guid === item.orderGuid)
  return {
    back: rows.map(({ what, amount }) => `${what} ${amount}`),
    listed: answer.body.items?.filter(isOwn).map((item: { amount: number }) => item.amount),
  }
}

describe('[payment.foreign-refund] [retail.reconciliation] [POST /retail/reconciliation/] money returned in the cabinet of the acquirer', () => {
  it('enters the ledger once and comes before the staff, until somebody has looked into it', async () => {
    const { order, id } = await buy()
    const refundId = acquirer.refundInCabinet(id, order.sum)
    const answers = await Promise.all([notify(id, refundId), notify(id, refundId)])
    answers.push(await notify(id, refundId))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await read(order)).toEqual({
      back: [`acquirer ${order.sum}`, `receipt ${order.sum}`, 'sms 0'],
      listed: [order.sum],
    })
    const { guid, number } = await findOneOrder(api, order.basketGroup)
    const seen = await staff.call('POST', '/api_vue/retail/order/', { orderGuid: guid })
    expect(seen.body.order.events).toContainEqual(
      expect.objectContaining({ kind: 'payment', to: 'refunded', reason: 'acquirer' }),
    )
    const { body } = await staff.call('POST', '/api_vue/retail/reconciliation/', {
      kind: 'acquirerRefund',
    })
    const item = body.items.find(({ orderGuid }: { orderGuid: string }) => orderGuid === guid)
    expect(item).toMatchObject({ title: number, sign: '₽', detail: id })
    const { kind, key, fact } = item
    const note = 'Вернули по звонку покупателя'
    const resolved = await staff.call('POST', '/api_vue/retail/reconciliation/resolve/', {
      ...{ kind, key, fact },
      note,
    })
    expect(resolved.status, resolved.text).toBe(200)
    expect((await read(order)).listed).toEqual([])
  })

  it('is recorded by parts, each with its receipt', async () => {
    const { order, id } = await buy()
    for (const sum of [100, 150]) await notify(id, acquirer.refundInCabinet(id, sum))
    expect(await read(order)).toEqual({
      back: ['acquirer 100', 'acquirer 150', 'receipt 100', 'receipt 150', 'sms 0', 'sms 0'],
      listed: [100, 150],
    })
    expect(await getState(order)).toMatchObject({ state: 'part', paid: order.sum - 250 })
  })

  it.each(['acquirer', 'cancelled'])(
    'is taken from the order that it was paid for, as far as can be told: %s',
    async (reason) => {
      const { order, id } = await buySofas()
      const orders = await findOrders(api, order.basketGroup)
      const last = orders.at(-1)?.total ?? 0
      if (reason === 'cancelled')
        for (const one of orders) await transitionAsStaff(staff.call, one, 'cancelled')
      await notify(id, acquirer.refundInCabinet(id, last))
      const back = [`${reason} ${last}`, `receipt ${last}`, 'sms 0']
      expect(await read(order)).toEqual({ back, listed: reason === 'acquirer' ? [last] : [] })
      const { rows } = await api.db.execute(sql`select payment_state as state from shop_order
      where basket_group = ${order.basketGroup} order by id`)
      expect(rows).toEqual([{ state: 'paid' }, { state: 'refunded' }])
    },
  )

  it('can be paid anew', async () => {
    const { order, id } = await buy()
    await notify(id, acquirer.refundInCabinet(id, order.sum))
    await pay(order)
    expect(await getState(order)).toMatchObject({ state: 'paid', paid: order.sum })
  })

  it('that the shop owed already is what it owed: it goes back once, and nobody has to look', async () => {
    const { order, id } = await buy()
    await transitionAsStaff(staff.call, await findOneOrder(api, order.basketGroup), 'cancelled')
    await notify(id, acquirer.refundInCabinet(id, order.sum))
    const expected = {
      back: [`cancelled ${order.sum}`, `receipt ${order.sum}`, 'sms 0'],
      listed: [],
    }
    expect(await read(order)).toEqual(expected)
    await returnShares(order)
    expect(acquirer.payments.get(id)?.refunded).toBe(order.sum)
    expect(await read(order)).toEqual(expected)
  })

  it('that no order could take goes back once, too', async () => {
    const order = await createPayableOrder(api, freshPhone(), tiles)
    const id = await pay(order, async () => {
      await endReservations(api, order)
      await api.db.execute(sql`update stock set on_hand = reserved`)
    })
    await notify(id, acquirer.refundInCabinet(id, order.sum))
    const expected = { back: [`receipt ${order.sum}`, 'sms 0', `surplus ${order.sum}`], listed: [] }
    expect(await read(order)).toEqual(expected)
    const { rows } = await api.db.execute<{ guid: string }>(sql`
      select guid from payment where basket_group = ${order.basketGroup}`)
    await refundPayment.run(api.services, { payment: rows[0]?.guid, amount: order.sum })
    expect(await read(order)).toEqual(expected)
  })

  it('is not confused with a refund of the shop that is on its way', async () => {
    const { order, id } = await buyFromTwo()
    const orders = await findOrders(api, order.basketGroup)
    for (const one of orders) await transitionAsStaff(staff.call, one, 'cancelled')
    const [first, last] = await findShares(order)
    acquirer.setFaults((operation) => (operation === 'POST refunds' ? 'after' : 'none'))
    await expect(sendRefund.run(api.services, last)).rejects.toThrow()
    acquirer.setFaults(() => 'none')
    expect((await notify(id)).status).toBe(200)
    expect(await read(order)).toEqual({ back: [], listed: [] })
    for (const share of [last, first]) await sendRefund.run(api.services, share)
    expect(acquirer.payments.get(id)?.refunded).toBe(order.sum)
    const half = order.sum / 2
    expect((await read(order)).back).toEqual([
      ...[`cancelled ${half}`, `cancelled ${half}`, `receipt ${half}`, `receipt ${half}`],
      ...['sms 0', 'sms 0'],
    ])
  })

  it('while a refund of the shop is about to begin goes back once', async () => {
    const { order, id } = await buyFromTwo()
    const [one] = await findOrders(api, order.basketGroup)
    if (one) await transitionAsStaff(staff.call, one, 'cancelled')
    const [share] = await findShares(order)
    const half = order.sum / 2
    await holdLock(api.db, {
      lock: sql`select from payment where basket_group = ${order.basketGroup} for update`,
      begin: async () => {
        const noticed = notify(id, acquirer.refundInCabinet(id, half))
        await waitForWaiting(api.db, 1)
        await Promise.all([noticed, sendRefund.run(api.services, share)])
      },
      waiting: 2,
    })
    expect(acquirer.payments.get(id)?.refunded).toBe(half)
    expect((await read(order)).back).toEqual([`cancelled ${half}`, `receipt ${half}`, 'sms 0'])
  })

  it('after a refund of the shop is recorded once that is over', async () => {
    const { order, id } = await buyFromTwo()
    const [one] = await findOrders(api, order.basketGroup)
    if (one) await transitionAsStaff(staff.call, one, 'cancelled')
    await sendRefund.run(api.services, (await findShares(order))[0])
    await notify(id, acquirer.refundInCabinet(id, 100))
    expect(await read(order)).toMatchObject({ listed: [] })
    const { rows } = await api.db.execute<{ guid: string }>(sql`
      update payment set refunding_until = now() where basket_group = ${order.basketGroup}
      returning guid`)
    const { rows: jobs } = await api.db.execute(sql`
      select from pgboss.job where name = 'acquirer-refund' and data->>'payment' = ${rows[0]?.guid}`)
    expect(jobs).toHaveLength(1)
    await checkAcquirerRefund.run(api.services, { payment: rows[0]?.guid })
    await checkAcquirerRefund.run(api.services, { payment: rows[0]?.guid })
    expect(await read(order)).toMatchObject({ listed: [100] })
  })

  it('by the shop itself is no news', async () => {
    const { order, id } = await buy()
    await transitionAsStaff(staff.call, await findOneOrder(api, order.basketGroup), 'cancelled')
    await returnShares(order)
    await notify(id)
    expect(await read(order)).toEqual({
      back: [`cancelled ${order.sum}`, `receipt ${order.sum}`, 'sms 0'],
      listed: [],
    })
  })

  it('[F7] is no more than the acquirer itself says, and is asked for again while it does not answer', async () => {
    const { order, id } = await buy()
    expect((await notify(id)).status).toBe(200)
    expect((await notify(crypto.randomUUID())).status).toBe(200)
    expect(await read(order)).toEqual({ back: [], listed: [] })
    const refundId = acquirer.refundInCabinet(id, 100)
    acquirer.setFaults(() => 'before')
    expect((await notify(id, refundId)).status).toBeGreaterThanOrEqual(400)
    acquirer.setFaults(() => 'none')
    expect((await notify(id, refundId)).status).toBe(200)
    expect(await read(order)).toMatchObject({ listed: [100] })
  })
})

/** The shares of a payment that the orders have, first order first. */
async function findShares({ basketGroup }: TestOrder) {
  const { rows } = await api.db.execute<{ paymentGuid: string; orderId: number }>(sql`
    select distinct e.payment_guid as "paymentGuid", e.order_id as "orderId" from payment_entry e
    join payment p on p.guid = e.payment_guid where p.basket_group = ${basketGroup} order by 2`)
  return rows
}

/** What the worker does about the money of cancelled orders. */
async function returnShares(order: TestOrder): Promise<void> {
  await queueRefunds(api.services)
  for (const share of await findShares(order)) await sendRefund.run(api.services, share)
}
