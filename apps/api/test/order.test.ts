import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseReservations } from '../src/modules/order/release-reservations.ts'
import { type Call, visitorOf } from './call-of.ts'
import { addGoods, goods } from './fixtures/goods.ts'
import { brokenInvariants } from './money-invariants.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const CONTACTS = { name: 'Анна Петрова', phoneNumber: '+7 900 123-45-67', email: 'anna@example.ru' }
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function withGoods(offerId: number, quantity = 1): Promise<Call> {
  const visitor = visitorOf(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId, quantity }] })
  return visitor
}

async function one(query: ReturnType<typeof sql>): Promise<number> {
  const found = await api.db.execute<{ value: number }>(query)
  return Number(found.rows[0]?.value)
}

describe('making an order', () => {
  it('[POST /basket/createOrder/] [order.create] [order.guest] reserves, writes the sums, empties the basket and registers the guest', async () => {
    const visitor = await withGoods(goods.sofa, 2)
    const made = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({ createNewUser: true, orders: [{ total: 129_980 }] })
    expect(made.body.orderId).toMatch(/^\d+$/)
    const basket = await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    expect(basket.body.basket.items).toEqual([])
    const users = await one(
      sql`select count(*) as value from user_account where phone = '79001234567'`,
    )
    expect(users).toBe(1)
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('[POST /basket/getOrder/] shows the order to its maker, and to a bearer of the link without contacts', async () => {
    const visitor = await withGoods(goods.sofa)
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    const own = await visitor('POST', '/api_vue/basket/getOrder/', {
      basketGroup: body.basketGroup,
    })
    expect(own.body.orders[0].customer).toEqual({
      name: 'Анна Петрова',
      phone: '79001234567',
      email: 'anna@example.ru',
    })
    const bearer = await visitorOf(api.call)('POST', '/api_vue/basket/getOrder/', {
      basketGroup: body.basketGroup,
    })
    expect(bearer.text).not.toMatch(/9001234567|anna@example/)
    const unknown = await visitor('POST', '/api_vue/basket/getOrder/', {
      basketGroup: '00000000-0000-4000-8000-000000000000',
    })
    expect(unknown.status).toBe(404)
  })

  it('[notify.outbox] tells the buyer once by SMS and once by e-mail', async () => {
    const visitor = await withGoods(goods.sofa)
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    const told = await api.db.execute(
      sql`select channel, recipient from message where body like ${`%${body.basketGroup}%`} order by channel`,
    )
    expect(told.rows).toEqual([
      { channel: 'email', recipient: 'anna@example.ru' },
      { channel: 'sms', recipient: '79001234567' },
    ])
  })

  it.each([
    ['a name of one letter', { ...CONTACTS, name: 'А' }, 'name'],
    ['a short number', { ...CONTACTS, phoneNumber: '+7 900' }, 'phoneNumber'],
    ['no e-mail address', { ...CONTACTS, email: 'anna' }, 'email'],
  ])('refuses %s and names the field', async (_name, contacts, field) => {
    const visitor = await withGoods(goods.sofa)
    const answer = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
  })

  it('refuses an order of a basket that has changed since it was seen', async () => {
    const visitor = await withGoods(goods.sofa)
    await visitor('POST', '/api_vue/basket/modify/', [{ offerId: goods.sofa, quantity: 2 }])
    const answer = await visitor('POST', '/api_vue/basket/createOrder/', {
      ...CONTACTS,
      basketVersion: 2,
    })
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('basket_changed')
  })

  it('splits a line over two places only where no single one holds it', async () => {
    const visitor = await withGoods(goods.sofaVelvet, 4)
    const made = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    expect(made.body.orders.map((order: { total: number }) => order.total)).toEqual([
      140_000, 140_000,
    ])
    expect(await brokenInvariants(api.db)).toEqual([])
  })
})

describe('raced orders', () => {
  it('sell the last piece once; the others are told which line ran out', async () => {
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => withGoods(goods.lastChair)))
    const answers = await Promise.all(
      shoppers.map((visitor) => visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = answers.filter((answer) => answer.status !== 200)
    for (const answer of refused) expect(answer.status).toBe(409)
    expect(refused[0]?.body.code).toMatch(/out_of_stock|basket_empty/)
    expect(await brokenInvariants(api.db)).toEqual([])
  })

  it('make one order of fifty clicks with one key, and tell it to each', async () => {
    const visitor = await withGoods(goods.sofa)
    const before = await one(sql`select count(*) as value from checkout`)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        visitor('POST', '/api_vue/basket/createOrder/', CONTACTS, {
          headers: { 'idempotency-key': 'one-key-for-all-clicks' },
        }),
      ),
    )
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    const again = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS, {
      headers: { 'idempotency-key': 'one-key-for-all-clicks' },
    })
    expect(again.status).toBe(200)
    expect(await one(sql`select count(*) as value from checkout`)).toBe(before + 1)
  })

  it('make one order of clicks with different keys', async () => {
    const visitor = await withGoods(goods.sofa)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        visitor('POST', '/api_vue/basket/createOrder/', CONTACTS, {
          headers: { 'idempotency-key': `another-key-${at}` },
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('use a coupon no oftener than it may be used', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 5 }, () => withGoods(goods.tilesInBatchesOfFour, 8)),
    )
    for (const visitor of shoppers) {
      await visitor('POST', '/api_vue/basket/setCoupon/', {
        coupon: 'ONCE',
        phone: CONTACTS.phoneNumber,
      })
    }
    const answers = await Promise.all(
      shoppers.map((visitor) => visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await brokenInvariants(api.db)).toEqual([])
  })
})

describe('an unpaid order', () => {
  it('gives its goods and its coupon back when its time runs out', async () => {
    await api.db.execute(
      sql`update reservation set expires_at = now() - interval '1 second' where state = 'held'`,
    )
    await Promise.all([releaseReservations(api.services), releaseReservations(api.services)])
    expect(await one(sql`select coalesce(sum(reserved), 0) as value from stock`)).toBe(0)
    expect(await one(sql`select used as value from coupon where code = 'ONCE'`)).toBe(0)
    expect(
      await one(sql`select count(*) as value from shop_order where state <> 'cancelled'`),
    ).toBe(0)
    expect(await brokenInvariants(api.db)).toEqual([])
  })
})
