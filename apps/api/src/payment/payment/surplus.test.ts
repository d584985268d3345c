import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditOrderBonus } from '../../basket/bonus/order-bonus.ts'
import { takeReward } from '../../basket/invite/reward-referral.queries.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { referral } from '../../schema/referral.table.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  overpay,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const EXTRA = 500
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function createOverpaidOrder(): Promise<TestOrder & { id: number }> {
  const order = await createPayableOrder(api, freshPhone())
  await overpay(api, order, EXTRA)
  const [row] = await api.db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(eq(shopOrder.basketGroup, order.basketGroup))
  return { ...order, id: row?.id ?? 0 }
}

const askState = async ({ visitor, basketGroup }: TestOrder) =>
  (await visitor('POST', '/api_vue/payment/state/', { basketGroup })).body

/** What each screen of an order shows as paid. */
async function readPaid({ visitor, basketGroup }: TestOrder) {
  const ask = async (call: string) =>
    (await visitor('POST', `/api_vue/basket/${call}/`, { basketGroup })).body
  const methods = await ask('getPaymentMethods')
  const page = await ask('getOrder')
  const { body: linked } = await visitor('POST', '/api_vue/getCheckPayment/', { code: basketGroup })
  const ofLink = [linked.paid, linked.orders[0].paid]
  return [methods.paid, page.paid, page.orders[0].paid, page.orders[0].sums.paid, ...ofLink]
}

/** What each screen of an order asks for. */
async function readDue(order: TestOrder) {
  const { visitor, basketGroup } = order
  const ask = async (call: string) =>
    (await visitor('POST', `/api_vue/basket/${call}/`, { basketGroup })).body
  const methods = await ask('getPaymentMethods')
  const page = await ask('getOrder')
  return [methods.due, (await askState(order)).due, page.orders[0].due]
}

/** Writes what only several steps of staff could bring about. */
const force = (change: ReturnType<typeof sql>) =>
  api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(change)
  })

/** Services are added that cost as much as what came too much. */
const addServices = ({ id }: { id: number }) =>
  force(sql`update shop_order set total = total + ${EXTRA}, services_sum = services_sum + ${EXTRA},
    payment_state = 'part' where id = ${id}`)

describe('[payment.one-attempt] money that came too much and has not gone back yet', () => {
  it('is not shown as paid', async () => {
    const order = await createOverpaidOrder()
    const { sum } = order
    expect(await askState(order)).toMatchObject({ state: 'paid', sum, paid: sum })
    expect(await readPaid(order)).toEqual(Array(6).fill(sum))
  })

  it('pays nothing of what the order costs more since', async () => {
    const order = await createOverpaidOrder()
    const { sum } = order
    await addServices(order)
    expect(await askState(order)).toMatchObject({ state: 'part', sum: sum + EXTRA, paid: sum })
    expect(await readPaid(order)).toEqual(Array(6).fill(sum))
  })

  it('is not due either, nor owed by an order that has more than it costs', async () => {
    const order = await createOverpaidOrder()
    expect(await readDue(order)).toEqual([0, 0, 0])
    await addServices(order)
    expect(await readDue(order)).toEqual([EXTRA, EXTRA, EXTRA])
    await force(sql`update shop_order set total = total - ${2 * EXTRA},
      goods_sum = goods_sum - ${2 * EXTRA} where id = ${order.id}`)
    const { sum, paid } = await askState(order)
    expect(sum - paid).toBe(-EXTRA)
    expect(await readDue(order)).toEqual([0, 0, 0])
  })

  it('pays for no bonuses, neither of the order nor of who invited its buyer', async () => {
    const order = await createOverpaidOrder()
    const [inviter, friend] = [await logInByCode(api), await logInByCode(api)]
    await api.db.insert(referral).values({ friendId: friend.userId, inviterId: inviter.userId })
    await force(
      sql`update checkout set user_id = ${friend.userId} where guid = ${order.basketGroup}`,
    )
    await force(sql`update shop_order set state = 'delivered' where id = ${order.id}`)
    await addServices(order)
    const credit = () => api.db.transaction((tx) => creditOrderBonus(tx, order.id))
    const reward = () => api.db.transaction((tx) => takeReward(tx, order.id))
    expect([await credit(), await reward()]).toEqual([0, null])
    await force(sql`update shop_order set total = total - ${EXTRA},
      services_sum = services_sum - ${EXTRA} where id = ${order.id}`)
    expect(await credit()).toBeGreaterThan(0)
    expect(await reward()).toEqual({ friendId: friend.userId, inviterId: inviter.userId })
  })
})
