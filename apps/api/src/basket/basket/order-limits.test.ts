import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { releaseReservations } from '../../order/order/release-reservations.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { message } from '../../schema/message.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { formRequest } from '../../schema/request.table.ts'
import { reservation, stock } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { solveAltcha } from '../../test-support/solve-altcha.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const PIECES = 330
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    fill: addGoods,
    env: {
      ORDER_LINE_PIECES: '20',
      ORDERS_OPEN_PER_PHONE: '3',
      ORDERS_OPEN_PER_SESSION: '4',
      ORDERS_PER_HOUR_ADDRESS: '5',
      ORDERS_AFTER_CAPTCHA: '5',
    },
  })
  await api.db.update(stock).set({ onHand: PIECES }).where(eq(stock.offerId, goods.sofa))
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

let addresses = 0
/** An address that no other test uses. */
function freshAddress(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `198.51.100.${addresses}` }
}

const sofa = (quantity: number) => ({ offers: [{ offerId: goods.sofa, quantity }] })

async function order(visitor: Call, phoneNumber: string, quantity = 1) {
  await visitor('POST', '/api_vue/basket/add/', sofa(quantity))
  return visitor('POST', '/api_vue/basket/createOrder/', { name: 'Анна Петрова', phoneNumber })
}

/** Minutes for which the stock of an order is held. */
async function findHeldMinutes(basketGroup: string): Promise<number[]> {
  const { rows } = await api.db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from r.expires_at - r.created_at) / 60)::int as minutes
    from reservation r join order_line l on l.id = r.order_line_id
    join shop_order o on o.id = l.order_id
    where o.basket_group = ${basketGroup} and r.state = 'held'`)
  return rows.map(({ minutes }) => minutes)
}

describe('[order.limits] the pieces of a line', () => {
  it('[POST /basket/add/] are 20 for a guest, and the answer tells it', async () => {
    const visitor = createVisitor(api.call, freshAddress())
    const answer = await visitor('POST', '/api_vue/basket/add/', sofa(1_000_000))
    expect(answer.body.changes).toEqual([
      { offerId: goods.sofa, asked: 1_000_000, quantity: 20, reason: 'limit' },
    ])
    const more = await visitor('POST', '/api_vue/basket/add/', sofa(1))
    expect(more.body.basket.items[0].quantity).toBe(20)
    const modified = await visitor('POST', '/api_vue/basket/modify/', [
      { offerId: goods.sofa, quantity: 21 },
    ])
    expect(modified.body.changes).toMatchObject([{ quantity: 20, reason: 'limit' }])
  })

  it.each([
    ['a shop seller', [20]],
    ['a wholesale partner', [8]],
  ])('are limited by the stock alone for %s', async (_who, groups) => {
    const { call } = await logInAs(api, { groups })
    const answer = await call('POST', '/api_vue/basket/add/', sofa(50))
    expect(answer.body.changes).toEqual([])
    expect(answer.body.basket.items[0].quantity).toBe(50)
  })

  it('do not apply to goods by the metre', async () => {
    const visitor = createVisitor(api.call, freshAddress())
    const offers = [{ offerId: goods.carpetByMetre, quantity: 25.5 }]
    const answer = await visitor('POST', '/api_vue/basket/add/', { offers })
    expect(answer.body.changes).toEqual([])
  })

  it('hold at the order too: a larger line is reduced, told and ordered only then', async () => {
    const { call: visitor, userId } = await logInAs(api, { groups: [8] })
    await visitor('POST', '/api_vue/basket/add/', sofa(60))
    // The partner's contract ends.
    await api.db
      .update(userAccount)
      .set({ groups: [2] })
      .where(eq(userAccount.id, userId))
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const told = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    expect(told.body).toMatchObject({
      code: 'basket_changed',
      changes: [{ reason: 'quantity', was: 60, now: 20 }],
      basket: { items: [{ quantity: 20 }] },
    })
    const created = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    expect(created.body.orders[0].total).toBe(20 * 64_990)
  })
})

describe('[order.reservation] an order', () => {
  it('of a guest holds its stock for 30 minutes', async () => {
    const { body } = await order(createVisitor(api.call, freshAddress()), freshPhone())
    expect(await findHeldMinutes(body.basketGroup)).toEqual([30])
  })

  it.each([
    ['a customer', async () => (await logInByCode(api)).call],
    ['a member of staff', async () => (await logInAs(api, { groups: [29] })).call],
  ])('of %s holds it for 24 hours', async (_who, openVisitor) => {
    const { body } = await order(await openVisitor(), freshPhone())
    expect(await findHeldMinutes(body.basketGroup)).toEqual([24 * 60])
  })

  it('of a guest holds it for 24 hours as soon as the phone is confirmed', async () => {
    const phone = freshPhone()
    const visitor = createVisitor(api.call, freshAddress())
    const { body } = await order(visitor, phone)
    await logInByCode(api, phone, visitor)
    expect(await findHeldMinutes(body.basketGroup)).toEqual([24 * 60])
  })

  it('[F4] that nobody has verified or paid is cancelled with its reason and one message; the coupon is freed once', async () => {
    const [{ id: couponId } = { id: 0 }] = await api.db
      .insert(coupon)
      .values({ code: 'HALFHOUR', sum: 500, limitTotal: 5 })
      .returning({ id: coupon.id })
    const phone = freshPhone()
    const visitor = createVisitor(api.call, freshAddress())
    // From two places, so that the checkout has two orders with one coupon.
    const offers = [{ offerId: goods.sofaVelvet, quantity: 4 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'HALFHOUR', phone })
    const created = await visitor('POST', '/api_vue/basket/createOrder/', {
      name: 'Анна Петрова',
      phoneNumber: phone,
    })
    expect(created.body.orders).toHaveLength(2)
    const isDue = sql`${reservation.orderLineId} in (select l.id from order_line l
      join shop_order o on o.id = l.order_id where o.basket_group = ${created.body.basketGroup})`
    await api.db
      .update(reservation)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(isDue)
    await Promise.all([1, 2, 3].map(() => releaseReservations(api.services)))
    const { rows } = await api.db.execute(sql`
      select o.state, e.reason from shop_order o
      join order_event e on e.order_id = o.id and e.to_state = 'cancelled'
      where o.basket_group = ${created.body.basketGroup}`)
    expect(rows).toEqual(Array(2).fill({ state: 'cancelled', reason: 'unverified' }))
    const [freed] = await api.db.select().from(coupon).where(eq(coupon.id, couponId))
    expect(freed?.used).toBe(0)
    const told = await api.db
      .select({ body: message.body })
      .from(message)
      .where(and(eq(message.recipient, phone), eq(message.purpose, 'cancelled')))
    expect(told).toHaveLength(1)
    for (const { id } of created.body.orders) expect(told[0]?.body).toContain(id)
  })
})

describe('[order.limits] the pieces of an order', () => {
  async function fillBasket(visitor: Call) {
    const offers = [goods.sofa, goods.sofaVelvet, goods.lastChair, goods.tilesInBatchesOfFour].map(
      (offerId) => ({ offerId, quantity: 20 }),
    )
    await api.db.execute(sql`update stock set on_hand = reserved + 100`)
    await visitor('POST', '/api_vue/basket/add/', { offers })
    return visitor
  }

  it('are 60 for an unverified buyer, who is told so and holds nothing; a customer may order more', async () => {
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const held = () => api.db.$count(reservation, eq(reservation.state, 'held'))
    const before = await held()
    const guest = await fillBasket(createVisitor(api.call, freshAddress()))
    const refused = await guest('POST', '/api_vue/basket/createOrder/', contacts)
    expect([refused.status, refused.body.code]).toEqual([409, 'order_too_large'])
    expect(refused.body.detail).toContain('не больше 60')
    expect(await held()).toBe(before)
    const customer = await fillBasket((await logInByCode(api)).call)
    expect((await customer('POST', '/api_vue/basket/createOrder/', contacts)).status).toBe(200)
  })
})

describe('[order.limits] open unverified orders', () => {
  const countDeskRows = (phone: string) =>
    api.db.$count(
      formRequest,
      and(eq(formRequest.kind, 'order-limit'), eq(formRequest.phone, phone)),
    )

  it('are 3 a phone, whoever makes them at once; the next asks for a captcha and staff are told once', async () => {
    const phone = freshPhone()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => order(createVisitor(api.call, freshAddress()), phone)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([429, 'captcha_needed'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.detail).toContain('не робот')
    }
    expect(await countDeskRows(phone)).toBe(1)
  })

  it('are 5 more after a captcha, then no captcha helps', async () => {
    const phone = freshPhone()
    const first = createVisitor(api.call, freshAddress())
    for (let made = 0; made < 3; made++) expect((await order(first, phone)).status).toBe(200)
    const visitor = createVisitor(api.call, freshAddress())
    expect((await order(visitor, phone)).body.code).toBe('captcha_needed')
    await solveAltcha(visitor)
    for (let made = 0; made < 5; made++) expect((await order(visitor, phone)).status).toBe(200)
    expect((await order(visitor, phone)).body.code).toBe('orders_limited')
    await solveAltcha(visitor)
    expect((await order(visitor, phone)).body.code).toBe('orders_limited')
  })

  it('are 5 an hour for an address, whatever the phone and session', async () => {
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => order(createVisitor(api.call, address), freshPhone())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body.code).toBe('captcha_needed')
  })

  it('are 4 a session, whatever the phone and address', async () => {
    const visitor = createVisitor(api.call)
    const orderFrom = async (headers: Record<string, string>) => {
      await visitor('POST', '/api_vue/basket/add/', sofa(1))
      const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
      return visitor('POST', '/api_vue/basket/createOrder/', contacts, { headers })
    }
    for (let made = 0; made < 4; made++) expect((await orderFrom(freshAddress())).status).toBe(200)
    expect((await orderFrom(freshAddress())).body.code).toBe('captcha_needed')
  })

  it('are counted for an hour, after which the address is forgotten', async () => {
    const address = freshAddress()
    const { body } = await order(createVisitor(api.call, address), freshPhone())
    const ofOrder = eq(checkout.guid, body.basketGroup)
    const readAddress = async () =>
      (await api.db.select({ address: checkout.clientAddress }).from(checkout).where(ofOrder))[0]
    await releaseReservations(api.services)
    expect((await readAddress())?.address).not.toBeNull()
    const anHourAgo = sql`now() - interval '61 minutes'`
    await api.db.update(checkout).set({ createdAt: anHourAgo }).where(ofOrder)
    await releaseReservations(api.services)
    expect((await readAddress())?.address).toBeNull()
  })

  it('do not count orders of customers with a login', async () => {
    const { call, phone } = await logInByCode(api)
    for (let made = 0; made < 8; made++) expect((await order(call, phone)).status).toBe(200)
  })

  it('[order.reservation] cannot lock the stock: a guest who orders a million pieces holds 60 of 330', async () => {
    await api.db.update(reservation).set({ expiresAt: sql`now() - interval '1 second'` })
    while ((await countHeld()) > 0) await releaseReservations(api.services)
    const visitor = createVisitor(api.call, freshAddress())
    const phone = freshPhone()
    for (let asked = 0; asked < 6; asked++) await order(visitor, phone, 1_000_000)
    expect(await countHeld()).toBe(60)
  })

  async function countHeld(): Promise<number> {
    const { rows } = await api.db.execute<{ held: number }>(
      sql`select coalesce(sum(reserved), 0)::float as held from stock`,
    )
    return rows[0]?.held ?? 0
  }
})
