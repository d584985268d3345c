import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { findOneOrder, transitionAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { releaseReservations } from './release-reservations.ts'

const CONTACTS = { name: 'Анна Петрова', phoneNumber: '+7 900 123-45-67', email: 'anna@example.ru' }
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function createVisitorWithGoods(offerId: number, quantity = 1): Promise<Call> {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId, quantity }] })
  return visitor
}

async function selectNumber(query: ReturnType<typeof sql>): Promise<number> {
  const found = await api.db.execute<{ value: number }>(query)
  return Number(found.rows[0]?.value)
}

describe('creating an order', () => {
  it('[POST /basket/createOrder/] [order.create] [order.guest] reserves stock, stores the totals, empties the basket and registers the guest', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa, 2)
    const created = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    expect(created.status).toBe(200)
    expect(created.body).toMatchObject({ createNewUser: true, orders: [{ total: 129_980 }] })
    expect(created.body.orderId).toMatch(/^\d+$/)
    const basket = await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    expect(basket.body.basket.items).toEqual([])
    const users = await selectNumber(
      sql`select count(*) as value from user_account where phone = '79001234567'`,
    )
    expect(users).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('sells the last tenths of a roll, however binary fractions add up', async () => {
    // 2.3 − 1.1 is 1.1999999999999997 in binary.
    await api.db.execute(sql`update stock set on_hand = 2.3, reserved = 1.1
      where offer_id = ${goods.carpetByMetre}`)
    const visitor = await createVisitorWithGoods(goods.carpetByMetre, 1.2)
    const created = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    expect(created.status, created.text).toBe(200)
    const { rows } = await api.db.execute(sql`
      select l.quantity, r.quantity as held, s.reserved from order_line l
      join reservation r on r.order_line_id = l.id
      join stock s on s.offer_id = r.offer_id and s.place_id = r.place_id
      join shop_order o on o.id = l.order_id where o.number = ${created.body.orderId}`)
    expect(rows).toEqual([{ quantity: 1.2, held: 1.2, reserved: 2.3 }])
    await api.db.execute(sql`update stock set on_hand = 25.5, reserved = 1.2
      where offer_id = ${goods.carpetByMetre}`)
  })

  it('[POST /basket/getOrder/] shows the order to its buyer, and without contacts to others who have the link', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    const buyerView = await visitor('POST', '/api_vue/basket/getOrder/', {
      basketGroup: body.basketGroup,
    })
    expect(buyerView.body.orders[0].customer).toEqual({
      name: 'Анна Петрова',
      phone: '79001234567',
      email: 'anna@example.ru',
    })
    const linkHolder = await createVisitor(api.call)('POST', '/api_vue/basket/getOrder/', {
      basketGroup: body.basketGroup,
    })
    expect(linkHolder.text).not.toMatch(/9001234567|anna@example/)
    const unknown = await visitor('POST', '/api_vue/basket/getOrder/', {
      basketGroup: '00000000-0000-4000-8000-000000000000',
    })
    expect(unknown.status).toBe(404)
  })

  it('[notify.outbox] notifies the buyer once by SMS and once by e-mail', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    const sentMessages = await api.db.execute(
      sql`select channel, recipient from message where body like ${`%${body.basketGroup}%`} order by channel`,
    )
    expect(sentMessages.rows).toEqual([
      { channel: 'email', recipient: 'anna@example.ru' },
      { channel: 'sms', recipient: '79001234567' },
    ])
  })

  it.each([
    ['a name of one letter', { ...CONTACTS, name: 'А' }, 'name'],
    ['a short number', { ...CONTACTS, phoneNumber: '+7 900' }, 'phoneNumber'],
    ['an invalid e-mail address', { ...CONTACTS, email: 'anna' }, 'email'],
  ])('refuses %s and names the field', async (_name, contacts, field) => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    const answer = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
  })

  it('refuses a basket that has changed since it was displayed', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    await visitor('POST', '/api_vue/basket/modify/', [{ offerId: goods.sofa, quantity: 2 }])
    const answer = await visitor('POST', '/api_vue/basket/createOrder/', {
      ...CONTACTS,
      basketVersion: 2,
    })
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('basket_changed')
  })

  it('splits a line over two places only when no single place has enough', async () => {
    const visitor = await createVisitorWithGoods(goods.sofaVelvet, 4)
    const created = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    expect(created.body.orders.map((order: { total: number }) => order.total)).toEqual([
      140_000, 140_000,
    ])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

describe('concurrent orders', () => {
  it('sell the last piece once to 20 buyers; the other buyers learn which line sold out', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 20 }, () => createVisitorWithGoods(goods.lastChair)),
    )
    const order = (visitor: Call) => visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    const answers = await Promise.all(shoppers.map(order))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code]).toEqual([409, 'out_of_stock'])
      expect(body.detail).toContain('Стул «Последний»')
    }
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[F1] create one order from fifty clicks with one key, and return it to each', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    const before = await selectNumber(sql`select count(*) as value from checkout`)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        visitor('POST', '/api_vue/basket/createOrder/', CONTACTS, {
          headers: { 'idempotency-key': 'one-key-for-all-clicks' },
        }),
      ),
    )
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    const repeated = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS, {
      headers: { 'idempotency-key': 'one-key-for-all-clicks' },
    })
    expect(repeated.status).toBe(200)
    expect(await selectNumber(sql`select count(*) as value from checkout`)).toBe(before + 1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[F1] create one order from fifty clicks with different keys and one version of the basket', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    const { body } = await visitor('POST', '/api_vue/basket/getFullBasket/', {})
    const input = { ...CONTACTS, basketVersion: body.basket.version }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        visitor('POST', '/api_vue/basket/createOrder/', input, {
          headers: { 'idempotency-key': `another-key-${index}` },
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('use a coupon no more often than allowed', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 5 }, () => createVisitorWithGoods(goods.tilesInBatchesOfFour, 8)),
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
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

describe('an unpaid order', () => {
  it('that was confirmed leaves its current state, not the initial one, when it is cancelled', async () => {
    const visitor = await createVisitorWithGoods(goods.sofa)
    const { body } = await visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
    const order = await findOneOrder(api, body.basketGroup)
    const { call: staff } = await logInAs(api, { groups: [29] })
    expect((await transitionAsStaff(staff, order, 'confirmed')).status).toBe(200)
    await api.db.execute(sql`
      update reservation set expires_at = now() - interval '1 second' where order_line_id in (
        select l.id from order_line l join shop_order o on o.id = l.order_id
        where o.number = ${body.orderId})`)
    await releaseReservations(api.services)
    const events = await api.db.execute(sql`
      select from_state, to_state, actor, reason from order_event e join shop_order o on o.id = e.order_id
      where o.number = ${body.orderId} order by e.id desc limit 1`)
    expect(events.rows).toEqual([
      { from_state: 'confirmed', to_state: 'cancelled', actor: 'job', reason: 'unpaid' },
    ])
  })

  it('releases its stock and its coupon when its time runs out', async () => {
    await api.db.execute(
      sql`update reservation set expires_at = now() - interval '1 second' where state = 'held'`,
    )
    await Promise.all([releaseReservations(api.services), releaseReservations(api.services)])
    expect(await selectNumber(sql`select coalesce(sum(reserved), 0) as value from stock`)).toBe(0)
    expect(await selectNumber(sql`select used as value from coupon where code = 'ONCE'`)).toBe(0)
    expect(
      await selectNumber(sql`select count(*) as value from shop_order where state <> 'cancelled'`),
    ).toBe(0)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})
