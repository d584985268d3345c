import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  bonusAccount,
  bonusEntry,
  bonusLot,
  bonusOperation,
} from '../../schema/bonus-ledger.table.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { grantBonus } from './grant-bonus.ts'
import { auditBonuses } from './ledger/audit-bonuses.queries.ts'
import { findBonusAccount } from './ledger/bonus-ledger.queries.ts'
import { expireBonuses } from './ledger/expire-bonuses.ts'
import {
  creditOrderBonus,
  restoreSpentBonus,
  spendOrderBonus,
  takeBackEarnedBonus,
} from './order-bonus.ts'

const SOFA = 64_990
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 1_000 }).where(eq(stock.offerId, goods.sofa))
})
afterEach(async () => expect(await auditBonuses(api.db)).toEqual([]))
afterAll(() => api.close())

interface Order {
  id: number
  phone: string
  basketGroup: string
  pay(): Promise<void>
}

/** A real order of a sofa. */
async function addOrder(phone = freshPhone()): Promise<Order> {
  const placed = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
  const isOfCheckout = eq(shopOrder.basketGroup, placed.basketGroup)
  const [row] = await api.db.select({ id: shopOrder.id }).from(shopOrder).where(isOfCheckout)
  return {
    id: row?.id ?? 0,
    phone,
    basketGroup: placed.basketGroup,
    pay: async () => {
      const [due] = await api.db.select().from(shopOrder).where(isOfCheckout)
      await payInFull(api, placed, due?.total ?? 0)
    },
  }
}

/** Spends bonuses on an order, as its creation does. */
async function spend({ id, phone, basketGroup }: Order, amount: number): Promise<boolean> {
  const orders = [{ id, amount }]
  return api.db.transaction(async (tx) => {
    if (!(await spendOrderBonus(tx, { phone, basketGroup, orders }))) return false
    const { bonusSpent, total } = shopOrder
    await tx
      .update(shopOrder)
      .set({ bonusSpent: amount, total: sql`${total} + ${bonusSpent} - ${amount}` })
      .where(eq(shopOrder.id, id))
    await tx.update(orderLine).set({ bonusSpent: amount }).where(eq(orderLine.orderId, id))
    return true
  })
}

/** The order is cancelled, or goods of this many spent bonuses come back. */
async function restore({ id }: Order, amount: number, cause: string): Promise<void> {
  await api.db.transaction((tx) => restoreSpentBonus(tx, { orderId: id, amount, cause }))
}

/** Gives back what an order shows to have spent, as a return does. */
async function shrink({ id }: Order, amount: number): Promise<void> {
  const change = sql`bonus_spent - ${amount}`
  await api.db
    .update(shopOrder)
    .set({ bonusSpent: change, total: sql`total + ${amount}` })
    .where(eq(shopOrder.id, id))
  await api.db.update(orderLine).set({ bonusSpent: change }).where(eq(orderLine.orderId, id))
}

const credit = ({ id }: Order) => api.db.transaction((tx) => creditOrderBonus(tx, id))
const takeBack = ({ id }: Order, returnedSum: number, cause: string) =>
  api.db.transaction((tx) => takeBackEarnedBonus(tx, { orderId: id, returnedSum, cause }))
const grant = (phone: string, amount: number, reason = 'promotion:test') =>
  grantBonus(api.db, { phone, reason, amount })

async function getAccount(phone: string) {
  const [row] = await api.db.select().from(bonusAccount).where(eq(bonusAccount.phone, phone))
  return row
}
const getLots = (phone: string) =>
  api.db.select().from(bonusLot).where(eq(bonusLot.phone, phone)).orderBy(bonusLot.id)

/** Moves the life of a number's lots into the past. */
async function ageLots(phone: string, days: number): Promise<void> {
  const age = sql`make_interval(days => ${days})`
  await api.db
    .update(bonusLot)
    .set({ creditedAt: sql`credited_at - ${age}`, expiresAt: sql`expires_at - ${age}` })
    .where(eq(bonusLot.phone, phone))
}

describe('[bonus.ledger] bonuses that are granted', () => {
  it('are credited once per reason, also by simultaneous requests', async () => {
    const phone = freshPhone()
    const granted = await Promise.all(Array.from({ length: 10 }, () => grant(phone, 300)))
    expect(granted.filter(Boolean)).toHaveLength(1)
    expect(await getAccount(phone)).toMatchObject({ balance: 300, owed: 0, purchaseAmount: 0 })
  })

  it('come from promotion links and from the subscription', async () => {
    const phone = freshPhone()
    const subscriber = { phone, email: 'anna@example.com', city_id: 1, region: 'Москва' }
    const { body } = await api.call('POST', '/api_vue/subscription/bonus/', subscriber)
    expect(body.error).toBeNull()
    expect(await findBonusAccount(api.db, phone)).toEqual({ balance: 300, purchaseAmount: 0 })
  })

  it('can be spent for 12 months and are written off afterwards, each lot once', async () => {
    const phone = freshPhone()
    await grant(phone, 100, 'promotion:old')
    await ageLots(phone, 367)
    await grant(phone, 40)
    expect(await findBonusAccount(api.db, phone)).toMatchObject({ balance: 40 })
    const order = await addOrder(phone)
    expect(await spend(order, 41)).toBe(false)
    expect(await getAccount(phone)).toMatchObject({ balance: 140 })
    await Promise.all([expireBonuses(api.services), expireBonuses(api.services)])
    await expireBonuses(api.services)
    expect(await getAccount(phone)).toMatchObject({ balance: 40 })
  })

  it('are written off though those of another number cannot be, which is logged', async () => {
    const [broken, sound] = [freshPhone(), freshPhone()].sort() as [string, string]
    for (const phone of [broken, sound]) {
      await grant(phone, 100)
      await ageLots(phone, 367)
    }
    const isBroken = eq(bonusAccount.phone, broken)
    await api.db.update(bonusAccount).set({ balance: 0 }).where(isBroken)
    const error = vi.spyOn(api.services.log, 'error').mockImplementation(() => undefined)
    await expireBonuses(api.services)
    const logged = { err: expect.anything(), phone: broken.slice(-4) }
    expect(error).toHaveBeenCalledExactlyOnceWith(logged, expect.any(String))
    error.mockRestore()
    expect(await getAccount(sound)).toMatchObject({ balance: 0 })
    await api.db.update(bonusAccount).set({ balance: 100 }).where(isBroken)
  })
})

describe('[bonus.ledger] spendOrderBonus', () => {
  it('takes the oldest bonuses first, once per order', async () => {
    const order = await addOrder()
    await grant(order.phone, 100, 'promotion:old')
    await ageLots(order.phone, 100)
    await grant(order.phone, 50)
    expect(await spend(order, 120)).toBe(true)
    expect(await spend(order, 120)).toBe(true)
    expect((await getLots(order.phone)).map(({ leftAmount }) => leftAmount)).toEqual([0, 30])
  })

  it('spends no more than there is, however many orders do so at once', async () => {
    const phone = freshPhone()
    await grant(phone, 1_000)
    const orders = [await addOrder(phone), await addOrder(phone), await addOrder(phone)]
    const spent = await Promise.all(orders.map((order) => spend(order, 400)))
    expect(spent.filter(Boolean)).toHaveLength(2)
    expect(await getAccount(phone)).toMatchObject({ balance: 200 })
  })
})

describe('[bonus.ledger] creditOrderBonus', () => {
  it('credits the percent of what was paid for goods, rounded down, once the order is paid', async () => {
    const order = await addOrder()
    await grant(order.phone, 1_000)
    await spend(order, 1_000)
    expect(await credit(order)).toBe(0)
    await order.pay()
    expect(await Promise.all([credit(order), credit(order)])).toEqual(
      expect.arrayContaining([0, Math.floor((SOFA - 1_000) * 0.03)]),
    )
    expect(await getAccount(order.phone)).toMatchObject({
      balance: 1_919,
      purchaseAmount: SOFA - 1_000,
    })
  })

  it('earns more as the purchases grow: 3, 5 and 7 %', async () => {
    const phone = freshPhone()
    const earned = []
    for (let index = 0; index < 4; index += 1) {
      const order = await addOrder(phone)
      await order.pay()
      earned.push(await credit(order))
    }
    expect(earned).toEqual([1_949, 3_249, 3_249, 4_549])
  })
})

describe('[bonus.ledger] restoreSpentBonus', () => {
  it('returns bonuses to the lots they came from, once per cause, in parts', async () => {
    const order = await addOrder()
    await grant(order.phone, 100, 'promotion:old')
    await ageLots(order.phone, 100)
    await grant(order.phone, 50)
    await spend(order, 150)
    const before = await getLots(order.phone)
    await restore(order, 60, `cancel:${order.id}`)
    await restore(order, 60, `cancel:${order.id}`)
    await shrink(order, 60)
    const lots = await getLots(order.phone)
    expect(lots.map(({ leftAmount }) => leftAmount)).toEqual([10, 50])
    expect(lots.map(({ expiresAt }) => expiresAt)).toEqual(before.map(({ expiresAt }) => expiresAt))
    await expect(restore(order, 91, 'too much')).rejects.toThrow('less than returned')
    await restore(order, 90, `return:${order.id}`)
    await shrink(order, 90)
    expect(await getAccount(order.phone)).toMatchObject({ balance: 150 })
  })

  it('gives bonuses that end sooner another 30 days', async () => {
    const order = await addOrder()
    await grant(order.phone, 100)
    await spend(order, 100)
    await ageLots(order.phone, 360)
    await restore(order, 70, 'return 1')
    await shrink(order, 70)
    await restore(order, 30, 'return 2')
    await shrink(order, 30)
    const [source, ...restored] = await getLots(order.phone)
    expect(source).toMatchObject({ leftAmount: 0 })
    expect(restored.map(({ leftAmount }) => leftAmount)).toEqual([70, 30])
    for (const { expiresAt, creditedAt } of restored) {
      expect(creditedAt).toEqual(source?.creditedAt)
      const days = (expiresAt.getTime() - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(29.9)
      expect(days).toBeLessThanOrEqual(30)
    }
    expect(await findBonusAccount(api.db, order.phone)).toMatchObject({ balance: 100 })
  })
})

describe('[bonus.ledger] takeBackEarnedBonus', () => {
  it('takes back what returned goods earned, once per cause, and lowers the purchases', async () => {
    const order = await addOrder()
    await order.pay()
    await credit(order)
    await takeBack(order, 30_000, 'return:a')
    await takeBack(order, 30_000, 'return:a')
    expect(await getAccount(order.phone)).toMatchObject({
      balance: Math.floor((SOFA - 30_000) * 0.03),
      purchaseAmount: SOFA - 30_000,
    })
    await takeBack(order, SOFA, 'return:b')
    expect(await getAccount(order.phone)).toMatchObject({ balance: 0, purchaseAmount: 0, owed: 0 })
  })

  it('never leaves a balance below zero: what is missing is taken from later credits', async () => {
    const order = await addOrder()
    await order.pay()
    await credit(order)
    const second = await addOrder(order.phone)
    await spend(second, 1_900)
    await takeBack(order, SOFA, 'return:c')
    expect(await getAccount(order.phone)).toMatchObject({ balance: 0, owed: 1_900 })
    await grant(order.phone, 300, 'promotion:a')
    expect(await getAccount(order.phone)).toMatchObject({ balance: 0, owed: 1_600 })
    await restore(second, 1_900, 'cancel:d')
    await shrink(second, 1_900)
    expect(await getAccount(order.phone)).toMatchObject({ balance: 300, owed: 0 })
  })

  it('takes nothing for an order that has earned nothing', async () => {
    const order = await addOrder()
    await takeBack(order, SOFA, 'return:e')
    expect(await getAccount(order.phone)).toMatchObject({ balance: 0, owed: 0 })
  })
})

describe('[bonus.ledger] what is written', () => {
  it.each([bonusEntry, bonusOperation])('stays as it is', async (table) => {
    await grant(freshPhone(), 10)
    await expect(api.db.delete(table)).rejects.toMatchObject({
      cause: { message: 'the bonus ledger is append-only' },
    })
  })
})
