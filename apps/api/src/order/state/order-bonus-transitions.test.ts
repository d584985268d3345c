import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { auditBonuses } from '../../basket/bonus/ledger/audit-bonuses.queries.ts'
import { findBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { bonusAccount } from '../../schema/bonus-ledger.table.ts'
import { checkout, orderLine } from '../../schema/order.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { releaseReservations } from '../order/release-reservations.ts'

const BALANCE = 1_500
const SPENT = 1_000
const SOFA = 64_990
const DELIVERED = ['confirmed', 'picking', 'ready', 'delivered']

interface BonusOrder extends TestOrder {
  customer: Visitor
}

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterEach(async () => {
  expect(await auditBonuses(api.db)).toEqual([])
  expect(await findBrokenInvariants(api.db)).toEqual([])
})
afterAll(() => api.close())

async function fillBasket({ call }: Visitor, bonusSum = SPENT) {
  await call('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
  await call('POST', '/api_vue/basket/setBonus/', { bonusSum })
}

/** A customer's order of a sofa, partly paid with bonuses, with its delivery chosen. */
async function orderWithBonuses(): Promise<BonusOrder> {
  const customer = await logInAs(api)
  const { call, phone } = customer
  await grantBonus(api.db, { phone, reason: 'promotion:test', amount: BALANCE })
  await fillBasket(customer)
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
  const sum = await choosePickup(call, basketGroup)
  expect(sum).toBe(SOFA - SPENT)
  return { customer, visitor: call, basketGroup, sum }
}

async function readBalance({ customer }: BonusOrder): Promise<number> {
  return (await findBonusAccount(api.db, customer.phone))?.balance ?? 0
}

const walk = async ({ basketGroup }: BonusOrder, states: readonly string[]) =>
  walkAsStaff(staff.call, await findOneOrder(api, basketGroup), states)

describe('[bonus.ledger] [order.states] bonuses follow the transitions of an order', () => {
  it('those spent come back when it is cancelled', async () => {
    const order = await orderWithBonuses()
    expect(await readBalance(order)).toBe(BALANCE - SPENT)
    await walk(order, ['cancelled'])
    expect(await readBalance(order)).toBe(BALANCE)
  })

  it('those earned are credited when a paid order is delivered, by its level', async () => {
    const order = await orderWithBonuses()
    await payInFull(api, order)
    await walk(order, DELIVERED.slice(0, -1))
    expect(await readBalance(order)).toBe(BALANCE - SPENT)
    await walk(order, ['delivered'])
    const earned = Math.floor((order.sum * 3) / 100)
    expect(await readBalance(order)).toBe(BALANCE - SPENT + earned)
    await walk(order, ['closed'])
    expect(await readBalance(order)).toBe(BALANCE - SPENT + earned)
  })

  it('those earned wait until a delivered order is paid', async () => {
    const order = await orderWithBonuses()
    await walk(order, DELIVERED)
    expect(await readBalance(order)).toBe(BALANCE - SPENT)
    await payInFull(api, order)
    expect(await readBalance(order)).toBe(BALANCE - SPENT + Math.floor((order.sum * 3) / 100))
  })
})

describe('[bonus.ledger] [order.returns] returned goods', () => {
  async function returnSofa({ basketGroup }: BonusOrder) {
    const { guid, id } = await findOneOrder(api, basketGroup)
    const [line] = await api.db.select().from(orderLine).where(eq(orderLine.orderId, id))
    return staff.call('POST', '/api_vue/retail/order/return/', {
      orderGuid: guid,
      lines: [{ lineId: line?.id, quantity: 1, isSound: true }],
      reason: 'quality',
    })
  }

  it('bring back the bonuses they spent, and take back those they earned', async () => {
    const order = await orderWithBonuses()
    await payInFull(api, order)
    await walk(order, DELIVERED)
    expect(await readBalance(order)).toBeGreaterThan(BALANCE - SPENT)
    const answer = await returnSofa(order)
    expect(answer.status, answer.text).toBe(200)
    expect(await readBalance(order)).toBe(BALANCE)
    expect((await returnSofa(order)).status).toBe(409)
    expect(await readBalance(order)).toBe(BALANCE)
  })

  it('take back by what was paid for them, after coupon and bonuses', async () => {
    const customer = await logInAs(api)
    const { call, phone } = customer
    await grantBonus(api.db, { phone, reason: 'promotion:test', amount: BALANCE })
    const offers = [{ offerId: goods.sofa, quantity: 2 }]
    await call('POST', '/api_vue/basket/add/', { offers })
    await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone })
    await call('POST', '/api_vue/basket/setBonus/', { bonusSum: SPENT })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
    const sum = await choosePickup(call, basketGroup)
    const paid = 2 * SOFA - (2 * SOFA) / 10 - SPENT
    expect(sum).toBe(paid)
    const order = { customer, visitor: call, basketGroup, sum }
    await payInFull(api, order)
    await walk(order, DELIVERED)
    expect((await returnSofa(order)).status).toBe(200)
    const [row] = await api.db.select().from(bonusAccount).where(eq(bonusAccount.phone, phone))
    const earned = Math.floor((paid / 2) * 0.03)
    const balance = BALANCE - SPENT / 2 + earned
    expect(row).toMatchObject({ purchaseAmount: paid / 2, balance })
  })

  it('take back what the account has; the rest is owed and taken from later bonuses', async () => {
    const order = await orderWithBonuses()
    const { phone } = order.customer
    await payInFull(api, order)
    await walk(order, DELIVERED)
    const earned = Math.floor((order.sum * 3) / 100)
    // Everything was spent elsewhere meanwhile.
    await fillBasket(order.customer, BALANCE - SPENT + earned)
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    await order.customer.call('POST', '/api_vue/basket/createOrder/', contacts)
    expect(await readBalance(order)).toBe(0)
    expect((await returnSofa(order)).status).toBe(200)
    const [row] = await api.db.select().from(bonusAccount).where(eq(bonusAccount.phone, phone))
    expect([row?.balance, row?.owed]).toEqual([0, earned - SPENT])
    await grantBonus(api.db, { phone, reason: 'promotion:later', amount: 5_000 })
    expect(await readBalance(order)).toBe(5_000 - (earned - SPENT))
  })
})

describe('[bonus.ledger] [order.reservation] late money of an order that spent bonuses', () => {
  /** The buyer pays after the clock cancelled the order. */
  async function payLate(order: BonusOrder, meanwhile = async () => {}) {
    const page = await startPaying(order)
    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 second'
      where state = 'held' and order_line_id in (select l.id from order_line l
        join shop_order o on o.id = l.order_id where o.basket_group = ${order.basketGroup})`)
    await releaseReservations(api.services)
    expect(await readBalance(order)).toBe(BALANCE)
    await meanwhile()
    await submitAtAcquirer(api, page, goodCard)
    const { visitor, basketGroup } = order
    await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    const { state } = await findOneOrder(api, basketGroup)
    return state
  }

  it('opens it again and spends them again', async () => {
    const order = await orderWithBonuses()
    expect(await payLate(order)).toBe('new')
    expect(await readBalance(order)).toBe(BALANCE - SPENT)
  })

  it('goes back when they were spent elsewhere', async () => {
    const order = await orderWithBonuses()
    const { call, phone } = order.customer
    const spendElsewhere = async () => {
      await fillBasket(order.customer)
      const contacts = { name: 'Анна Петрова', phoneNumber: phone }
      expect((await call('POST', '/api_vue/basket/createOrder/', contacts)).status).toBe(200)
    }
    expect(await payLate(order, spendElsewhere)).toBe('cancelled')
    expect(await readBalance(order)).toBe(BALANCE - SPENT)
    const [row] = await api.db.select().from(bonusAccount).where(eq(bonusAccount.phone, phone))
    expect(row?.owed).toBe(0)
    const orders = await api.db.$count(checkout, eq(checkout.phone, phone))
    expect(orders).toBe(2)
  })
})
