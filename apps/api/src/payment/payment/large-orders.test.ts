import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { findBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { orderLine } from '../../schema/order.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { issueCertificate, readBalance, writeOff } from '../../test-support/fixtures/certificate.ts'
import {
  choosePickup as choosePickupInCheckout,
  createOrders,
  enterContacts,
  openCheckout,
  startAmpleShop,
} from '../../test-support/fixtures/checkout.ts'
import { goods } from '../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  readMoney,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import {
  cancelAsStaff,
  findOneOrder,
  transitionAsStaff,
  walkAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import type { TestApi } from '../../test-support/start-test-api.ts'
import { queueRefunds, sendRefund, sendReturnRefund } from './send-refund.ts'

/** More than fits in 32 bits, in tenge and in roubles. */
const PRICE = 3_000_000_000
const TWO = 6_000_000_000
const twoSofas = [{ offerId: goods.sofa, quantity: 2 }]

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startAmpleShop()
  await api.db.execute(sql`
    insert into stock_place (code, kind, name, region_id, address, latitude, longitude)
      values ('almaty-store', 'store', 'store', ${almaty}, 'store', 43.24, 76.91)`)
  await api.db.execute(sql`
    insert into delivery_tariff (region_id, kind, name) values (${almaty}, 'pickup', 'Самовывоз')`)
  await api.db.execute(sql`
    insert into price (zone_id, offer_id, amount, old_amount) values
      (2, ${goods.sofa}, ${PRICE}, ${PRICE + 1})`)
  await api.db.execute(sql`update price set amount = ${PRICE}, old_amount = ${PRICE}
    where zone_id = 1 and offer_id = ${goods.sofaVelvet}`)
  await api.listed()
  staff = (await logInAs(api, { groups: [1, 29] })).call
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

const inRegion = (region: number) => createVisitor(api.call, { 'x-shop-region': String(region) })

/** An order of two sofas in Almaty, to be picked up. */
async function orderInAlmaty(): Promise<TestOrder> {
  const visitor = inRegion(almaty)
  const added = await visitor('POST', '/api_vue/basket/add/', { offers: twoSofas })
  expect(added.body.basket, added.text).toMatchObject({ payable: TWO })
  const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
  const { status, body, text } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
  expect([status, body.orders?.[0]?.total], text).toEqual([200, TWO])
  const { basketGroup } = body
  return { visitor, basketGroup, sum: await choosePickup(visitor, basketGroup) }
}

/** Pays at the bank's page, from which the shop asks for the outcome. */
async function payByKaspi({ visitor, basketGroup }: TestOrder, sum: number): Promise<void> {
  const requested = { basketGroup, methodId: 'kaspi', sum }
  const started = await visitor('POST', '/api_vue/payment/kaspi/', requested)
  expect(started.status, started.text).toBe(200)
  await submitAtAcquirer(api, new URL(started.body.url).pathname, { action: 'pay' })
  const state = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
  expect(state.body, state.text).toMatchObject({ state: 'paid', paid: TWO })
}

async function paidInAlmaty(): Promise<TestOrder> {
  const order = await orderInAlmaty()
  await payByKaspi(order, TWO)
  return order
}

/** Carries out the refunds that wait, as the worker does. */
async function refund(): Promise<void> {
  await queueRefunds(api.services)
  for (const job of [sendRefund, sendReturnRefund]) {
    const { rows } = await api.db.execute<{ data: object }>(
      sql`select data from pgboss.job where name = ${job.kind}`,
    )
    for (const { data } of rows) await job.run(api.services, data)
  }
}

describe('[domain.price] an order beyond 32 bits in Kazakhstan', () => {
  it('is placed in the older checkout, paid and shown everywhere with its sum', async () => {
    const order = await paidInAlmaty()
    expect(await readMoney(api, order)).toEqual({
      taken: TWO,
      returned: 0,
      in: TWO,
      out: 0,
      surplus: 0,
      paid: TWO,
    })
    const { visitor, basketGroup } = order
    const shown = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(shown.body.orders[0], shown.text).toMatchObject({
      sum: TWO,
      paid: TWO,
      sums: { total: TWO, paid: TWO },
    })
    const { guid, number } = await findOneOrder(api, basketGroup)
    const { rows } = await api.db.execute(sql`select r.sum, r.type from receipt r
      join shop_order o on o.id = r.order_id where o.guid = ${guid}`)
    expect(rows).toEqual([{ sum: TWO, type: 'sale' }])
    const overview = await staff('POST', '/api_vue/retail/overview/', {})
    expect(overview.body.money, overview.text).toContainEqual(
      expect.objectContaining({ method: 'kaspi', sign: '₸', sum: expect.any(Number) }),
    )
    await api.db.execute(sql`update payment set settled_at = now() - interval '4 days'
      where basket_group = ${basketGroup}`)
    const open = await staff('POST', '/api_vue/retail/reconciliation/', { kind: 'paidOpen' })
    expect(open.body.items, open.text).toContainEqual(
      expect.objectContaining({ title: number, amount: TWO, sign: '₸' }),
    )
  })

  it('is placed in the new checkout and paid', async () => {
    const checkout = await openCheckout(api, twoSofas, inRegion(almaty))
    await enterContacts(checkout)
    await choosePickupInCheckout(checkout)
    const created = await createOrders(checkout)
    expect(created.status, created.text).toBe(200)
    const { basketGroup, calculation } = created.body.checkout
    expect(calculation.price).toMatchObject({ total: TWO, due: TWO })
    await payByKaspi({ ...checkout, basketGroup, sum: TWO }, TWO)
  })

  it('gives back the whole when it is cancelled', async () => {
    const order = await paidInAlmaty()
    await cancelAsStaff(api, order.basketGroup)
    await refund()
    expect(await readMoney(api, order)).toMatchObject({ returned: TWO, out: TWO, paid: 0 })
  })

  it('gives back the part of what is returned', async () => {
    const order = await paidInAlmaty()
    const transitions = ['confirmed', 'picking', 'ready', 'delivered']
    await walkAsStaff(staff, await findOneOrder(api, order.basketGroup), transitions)
    const { id, guid } = await findOneOrder(api, order.basketGroup)
    const [line] = await api.db.select().from(orderLine).where(sql`order_id = ${id}`)
    const returned = await staff('POST', '/api_vue/retail/order/return/', {
      orderGuid: guid,
      reason: 'quality',
      note: 'Царапина',
      lines: [{ lineId: line?.id, quantity: 1, isSound: true }],
    })
    expect(returned.status, returned.text).toBe(200)
    await refund()
    expect(await readMoney(api, order)).toMatchObject({ returned: PRICE, out: PRICE, paid: PRICE })
    expect(await findOneOrder(api, order.basketGroup)).toMatchObject({
      paidSum: TWO,
      refundedSum: PRICE,
    })
  })

  it('is paid in part by a certificate, which gets its sum back', async () => {
    const order = await orderInAlmaty()
    const certificate = await issueCertificate(api.db, { face: 5_000_000_000, currencyCode: 'KZT' })
    const written = await writeOff(order, certificate, 2_500_000_000)
    expect(written.body, written.text).toMatchObject({ amount: 2_500_000_000 })
    expect(await readBalance(api.db, certificate)).toBe(2_500_000_000)
    await payByKaspi(order, 3_500_000_000)
    await cancelAsStaff(api, order.basketGroup)
    await refund()
    expect(await readBalance(api.db, certificate)).toBe(5_000_000_000)
  })
})

it('[basket.bonus] bonuses beyond 32 bits are spent, and more is earned', async () => {
  const { call, phone } = await logInAs(api)
  await grantBonus(api.db, { phone, reason: 'promotion:large', amount: 5_000_000_000 })
  const offers = [{ offerId: goods.sofaVelvet, quantity: 10 }]
  await call('POST', '/api_vue/basket/add/', { offers })
  const set = await call('POST', '/api_vue/basket/setBonus/', { bonusSum: 4_000_000_000 })
  expect(set.body.basket, set.text).toMatchObject({
    bonusSum: 4_000_000_000,
    bonusAllowed: 5_000_000_000,
    payable: 26_000_000_000,
  })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  const created = await call('POST', '/api_vue/basket/createOrder/', contacts)
  expect(created.body.orders?.[0]?.total, created.text).toBe(26_000_000_000)
  expect(await findBonusAccount(api.db, phone)).toMatchObject({ balance: 1_000_000_000 })
  const { basketGroup } = created.body
  await choosePickup(call, basketGroup)
  const card = { basketGroup, methodId: 'card', sum: 26_000_000_000 }
  const started = await call('POST', '/api_vue/payment/payment/', card)
  expect(started.status, started.text).toBe(200)
  const page = `/api/sandbox/pay/${started.body.widget.token}/`
  await submitAtAcquirer(api, page, { action: 'pay', card: '4111 1111 1111 1111' })
  const state = await call('POST', '/api_vue/payment/state/', { basketGroup })
  expect(state.body.paid, state.text).toBe(26_000_000_000)
  const transitions = ['confirmed', 'picking', 'ready', 'delivered']
  await walkAsStaff(staff, await findOneOrder(api, basketGroup), transitions)
  await transitionAsStaff(staff, await findOneOrder(api, basketGroup), 'closed')
  const account = await findBonusAccount(api.db, phone)
  expect(account.purchaseAmount).toBe(26_000_000_000)
  expect(account.balance).toBeGreaterThan(1_000_000_000)
})

it('[filters.numeric] a price beyond 32 bits is listed and found by a range', async () => {
  const list = async (price: string) => {
    const requested = { section: 'divany', params: { price } }
    const headers = { 'x-shop-region': String(almaty) }
    const { body, text } = await api.call('POST', '/api_vue/getProducts/', requested, { headers })
    expect(body.elements, text).toBeDefined()
    return body.elements.map((card: { price: { new: number } }) => card.price.new)
  }
  expect(await list('2900000000-3100000000')).toEqual([PRICE])
  // The other sofa, whose price in roubles is multiplied by the rate.
  expect(await list('3100000000-')).toEqual([5 * PRICE])
})

it('[errors.texts] a basket that nobody can count is refused with its reason', async () => {
  await api.db.execute(sql`update price set amount = 999999999999, old_amount = 999999999999
    where offer_id = ${goods.carpetByMetre}`)
  await api.db.execute(
    sql`update stock set on_hand = 100000 where offer_id = ${goods.carpetByMetre}`,
  )
  const add = (quantity: number, language = 'ru') =>
    inRegion(moscow)(
      'POST',
      '/api_vue/basket/add/',
      { offers: [{ offerId: goods.carpetByMetre, quantity }] },
      { headers: { 'accept-language': language } },
    )
  expect((await add(9_007)).body.basket).toMatchObject({ payable: 9_006_999_999_990_993 })
  const refused = await add(9_008)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    400,
    'sum_uncountable',
    'Сумма больше, чем магазин может сосчитать. Возьмите меньше.',
  ])
})
