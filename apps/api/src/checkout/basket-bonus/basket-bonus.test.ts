import { eq, gt, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { auditBonuses } from '../../basket/bonus/ledger/audit-bonuses.queries.ts'
import { findBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { auditOrders } from '../../desk/audit/audit-orders.queries.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { session } from '../../schema/session.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const ORDERS = 50
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 1_000 }).where(eq(stock.offerId, goods.sofa))
  await api.db.insert(coupon).values({ code: 'FIVE', sum: 5_000 })
})
afterEach(async () => {
  expect(await auditBonuses(api.db)).toEqual([])
  expect(await auditOrders(api.db)).toEqual([])
})
afterAll(() => api.close())

const grant = (phone: string, amount: number) =>
  grantBonus(api.db, { phone, reason: 'promotion:test', amount })
const addSofas = (call: Call, quantity = 1) =>
  call('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity }] })
const setBonus = (call: Call, bonusSum: number, headers: Record<string, string> = {}) =>
  call('POST', '/api_vue/basket/setBonus/', { bonusSum }, { headers })
const order = (call: Call, phoneNumber: string) =>
  call('POST', '/api_vue/basket/createOrder/', { name: 'Анна Петрова', phoneNumber })

async function readBasket(call: Call) {
  return (await call('POST', '/api_vue/basket/getFullBasket/', {})).body.basket
}

/** A logged-in customer with bonuses and a sofa in the basket. */
async function createCustomer(balance: number) {
  const customer = await logInAs(api)
  await grant(customer.phone, balance)
  await addSofas(customer.call)
  return customer
}

/** Guests whose sessions confirmed a number by a code, each with a sofa in the basket. */
async function createConfirmedGuests(phone: string, count: number): Promise<Call[]> {
  const { rows } = await api.db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from session`,
  )
  const guests = Array.from({ length: count }, () => createVisitor(api.call))
  await Promise.all(guests.map((guest) => addSofas(guest)))
  await api.db
    .update(session)
    .set({ confirmedPhone: phone })
    .where(gt(session.id, rows[0]?.last ?? 0))
  return guests
}

describe('[basket.bonus] [POST /basket/setBonus/]', () => {
  it('spends up to 30 % of the goods after the coupon, tells about more, and takes it off the sum', async () => {
    const { call, phone } = await createCustomer(100_000)
    await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'FIVE', phone })
    const accepted = await setBonus(call, 17_997)
    expect(accepted.body).toMatchObject({
      errorShow: null,
      basket: { bonusSum: 17_997, bonusAllowed: 17_997, payable: 41_993 },
    })
    const capped = await setBonus(call, 17_998)
    expect(capped.body).toMatchObject({
      errorShow: 'Можно потратить не больше 17\u00a0997 бонусов',
      basket: { bonusSum: 17_997, payable: 41_993 },
    })
    const none = await setBonus(call, 0)
    expect(none.body.basket).toMatchObject({ bonusSum: 0, payable: 59_990 })
  })

  it('spends no more than the balance', async () => {
    const { call } = await createCustomer(120)
    expect((await setBonus(call, 500)).body.basket).toMatchObject({
      bonusSum: 120,
      payable: 64_870,
    })
  })

  it('follows the basket: fewer goods take fewer bonuses, and the basket says so', async () => {
    const { call } = await createCustomer(100_000)
    await addSofas(call)
    await setBonus(call, 38_994)
    const change = [{ offerId: goods.sofa, quantity: 1 }]
    const { body } = await call('POST', '/api_vue/basket/modify/', change)
    expect(body.basket).toMatchObject({ bonusSum: 19_497, bonusWished: 38_994, payable: 45_493 })
  })

  it('is refused to whoever confirmed no number', async () => {
    const visitor = createVisitor(api.call)
    await addSofas(visitor)
    const refused = await setBonus(visitor, 100)
    expect([refused.status, refused.body.code]).toEqual([403, 'bonus_unconfirmed'])
  })

  it('is refused with the fresh basket when it was made from an older version', async () => {
    const { call } = await createCustomer(1_000)
    const { version } = await readBasket(call)
    await addSofas(call)
    const refused = await setBonus(call, 100, { 'basket-version': String(version) })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'basket_changed', basket: { bonusSum: 0 } })
    const headers = { 'basket-version': String(refused.body.basket.version) }
    expect((await setBonus(call, 100, headers)).body.basket.bonusSum).toBe(100)
  })

  it('[bonus.disabled] is refused where the programme does not exist', async () => {
    const { call } = await createCustomer(1_000)
    const answer = await setBonus(call, 100, { 'x-shop-region': '2' })
    expect([answer.status, answer.body.code]).toEqual([403, 'bonus_off'])
  })
})

describe('[basket.bonus] an order', () => {
  it('spends the bonuses of its basket and is that much cheaper', async () => {
    const { call, phone } = await createCustomer(1_000)
    await setBonus(call, 1_000)
    const { body } = await order(call, phone)
    expect(body.orders).toMatchObject([{ total: 63_990 }])
    expect(await findBonusAccount(api.db, phone)).toMatchObject({ balance: 0 })
    const { basketGroup } = body
    const shown = await call('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(shown.body.orders[0].sums).toMatchObject({ bonus: 1_000, total: 63_990 })
    expect(await readBasket(call)).toMatchObject({ bonusSum: 0, bonusWished: 0 })
  })

  it('with another phone is refused and spends nothing', async () => {
    const { call, phone } = await createCustomer(1_000)
    await setBonus(call, 1_000)
    const refused = await order(call, freshPhone())
    expect([refused.status, refused.body.code]).toEqual([409, 'bonus_phone'])
    expect(await findBonusAccount(api.db, phone)).toMatchObject({ balance: 1_000 })
    expect((await order(call, phone)).status).toBe(200)
  })

  it('[order.price-changed] is refused when fewer bonuses are left than shown, and made once agreed', async () => {
    const phone = freshPhone()
    await grant(phone, 1_000)
    const guests = await createConfirmedGuests(phone, 2)
    for (const guest of guests) await setBonus(guest, 700)
    const [first, second] = guests
    if (!first || !second) throw new Error('two guests are needed')
    expect((await order(first, phone)).status).toBe(200)
    const refused = await order(second, phone)
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'bonus_changed',
      detail:
        'Бонусов стало меньше: можно потратить 300. Проверьте сумму и оформите заказ ещё раз.',
      basket: { bonusSum: 300, payable: 64_690 },
      changes: [{ offerId: null, reason: 'bonus', was: 700, now: 300 }],
    })
    expect((await order(second, phone)).body.orders).toMatchObject([{ total: 64_690 }])
  })

  it(`[bonus.ledger] is one of ${ORDERS} at once: together they spend no more than there is, the others get 409`, async () => {
    const phone = freshPhone()
    await grant(phone, 1_000)
    const guests = await createConfirmedGuests(phone, ORDERS)
    const shown = await Promise.all(guests.map((guest) => setBonus(guest, 400)))
    expect(shown.map(({ body }) => body.basket.bonusSum)).toEqual(Array(ORDERS).fill(400))
    const answers = await Promise.all(guests.map((guest) => order(guest, phone)))
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(2)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect([body.status, body.code]).toEqual([409, 'bonus_changed'])
    expect(await findBonusAccount(api.db, phone)).toMatchObject({ balance: 200 })
    expect(await api.db.$count(checkout, eq(checkout.phone, phone))).toBe(2)
  }, 60_000)
})
