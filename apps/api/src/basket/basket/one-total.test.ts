import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { payment } from '../../schema/payment.table.ts'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { payInFull, readMoney } from '../../test-support/fixtures/paid-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { grantBonus } from '../bonus/grant-bonus.ts'
import { auditBonuses } from '../bonus/ledger/audit-bonuses.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

interface Position {
  sum: number
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Two places supply the velvet sofas, a line of metres does not divide evenly, and the bonuses do
 * not divide by anything.
 */
async function fillBasket(call: Call, phone: string) {
  await call('POST', '/api_vue/basket/add/', {
    offers: [
      { offerId: goods.sofaVelvet, quantity: 3 },
      { offerId: goods.sofa, quantity: 1 },
      { offerId: goods.carpetByMetre, quantity: 4.1 },
    ],
  })
  await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone })
  const { body } = await call('POST', '/api_vue/basket/setBonus/', { bonusSum: 10_007 })
  return body.basket
}

/** Courier, carrying, lifting and assembly for every order; returns what they cost. */
async function chooseDelivery(call: Call, basketGroup: string) {
  const { items } = (await call('POST', '/api_vue/basket/getDelivery/', { basketGroup })).body
  for (const { orderId, options } of items) {
    const courier = options.find(({ type }: { type: string }) => type === 'courier') ?? options[1]
    const saved = await call('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: basketGroup,
      orderId,
      id: courier.id,
      address: 'Москва, Тверская улица, 1',
      coordinates: { lat: 55.75, lon: 37.6 },
      toDoor: true,
      lift: 'stairs',
      floor: 3,
      assembly: true,
    })
    expect(saved.status, saved.text).toBe(200)
  }
}

/** Each line has its share of coupon and bonuses, and none costs less than nothing. */
async function expectLinesToAddUp() {
  const rows = await api.db
    .select({
      goodsSum: shopOrder.goodsSum,
      couponDiscount: shopOrder.couponDiscount,
      bonusSpent: shopOrder.bonusSpent,
      lines: sql<number>`sum(${orderLine.sum} + ${orderLine.couponDiscount})::int`,
      coupons: sql<number>`sum(${orderLine.couponDiscount})::int`,
      bonuses: sql<number>`sum(${orderLine.bonusSpent})::int`,
      smallest: sql<number>`min(${orderLine.sum} - ${orderLine.bonusSpent})::int`,
    })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
    .groupBy(shopOrder.id)
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) {
    expect([row.lines, row.coupons, row.bonuses]).toEqual([
      row.goodsSum,
      row.couponDiscount,
      row.bonusSpent,
    ])
    expect(row.smallest).toBeGreaterThanOrEqual(0)
  }
}

describe('[totals.one] a purchase with coupon, bonuses, delivery and services', () => {
  it('[POST /basket/getOrder/] costs the same in the basket, the orders, for the acquirer and on the receipts, whose positions sum to the payment', async () => {
    const { call, phone } = await logInAs(api)
    await grantBonus(api.db, { phone, reason: 'promotion:test', amount: 20_000 })
    const basket = await fillBasket(call, phone)
    expect(basket).toMatchObject({ bonusSum: 10_007, coupon: { code: 'SVET10' } })
    expect(basket.payable).toBe(basket.totalSum.new - basket.coupon.discount - basket.bonusSum)

    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const created = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
    const totals: number[] = created.orders.map(({ total }: { total: number }) => total)
    expect(totals.length).toBeGreaterThan(1)
    expect(add(totals)).toBe(basket.payable)

    const { basketGroup } = created
    await chooseDelivery(call, basketGroup)
    const shown = (await call('POST', '/api_vue/basket/getOrder/', { basketGroup })).body
    const addUp = (name: string): number =>
      add(shown.orders.map(({ sums }: { sums: Record<string, number> }) => sums[name] ?? 0))
    expect([addUp('goods'), addUp('coupon'), addUp('bonus')]).toEqual([
      basket.totalSum.new,
      basket.coupon.discount,
      basket.bonusSum,
    ])
    expect(addUp('delivery') + addUp('services')).toBeGreaterThan(0)
    expect(shown.sum).toBe(basket.payable + addUp('delivery') + addUp('services'))

    await payInFull(api, { visitor: call, basketGroup, sum: shown.sum })
    const [attempt] = await api.db
      .select({ amount: payment.amount })
      .from(payment)
      .where(eq(payment.basketGroup, basketGroup))
    expect(attempt?.amount).toBe(shown.sum)
    expect(await readMoney(api, { visitor: call, basketGroup, sum: shown.sum })).toMatchObject({
      taken: shown.sum,
      paid: shown.sum,
    })

    const paid = (await call('POST', '/api_vue/basket/getOrder/', { basketGroup })).body
    for (const order of paid.orders) {
      const [{ guid }] = order.receipts
      const { receipt } = (await call('POST', '/api_vue/getReceipt/', { sr: 1, guid })).body
      const positions: Position[] = receipt.positions
      expect(add(positions.map(({ sum }) => sum))).toBe(order.sum)
      expect(receipt.sum).toBe(order.sum)
    }
    await expectLinesToAddUp()
    expect(await findBrokenInvariants(api.db)).toEqual([])
    expect(await auditBonuses(api.db)).toEqual([])
  })
})
