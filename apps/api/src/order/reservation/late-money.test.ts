import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coupon } from '../../schema/coupon.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  goodCard,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import {
  buildHeld,
  endReservations,
  orderAsGuest,
  readOrderState,
  sofa,
} from '../../test-support/fixtures/reservation.ts'
import {
  findOneOrder,
  findOrders,
  transitionAsStaff,
} from '../../test-support/fixtures/staff-order.ts'
import { holdLock } from '../../test-support/hold-lock.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

const ordered = (offers = sofa) => orderAsGuest(api, offers)
const endReservation = (order: Pick<TestOrder, 'basketGroup'>) => endReservations(api, order)
const readState = (order: TestOrder) => readOrderState(api, order)

describe('[F10] [order.reservation] money that comes after the reservation', () => {
  const countRefunds = async ({ basketGroup }: TestOrder) => {
    const { rows } = await api.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pgboss.job j join payment p on p.guid::text = j.data ->> 'payment'
      where j.name = 'refund-payment' and p.basket_group = ${basketGroup}`)
    return rows[0]?.count
  }
  /** The buyer pays what was opened before the reservation ended. */
  async function payLate(order: TestOrder, meanwhile: () => Promise<unknown> = async () => {}) {
    const page = await startPaying(order)
    await endReservation(order)
    await meanwhile()
    await submitAtAcquirer(api, page, goodCard)
    const { visitor, basketGroup } = order
    await visitor('POST', '/api_vue/payment/state/', { basketGroup })
  }

  it('opens the order again while its goods are there, and pays it', async () => {
    const order = await ordered()
    await payLate(order)
    expect(await readState(order)).toEqual({ state: 'new', paymentState: 'paid' })
    expect(await countRefunds(order)).toBe(0)
    const { rows } = await api.db.execute(sql`
      select quantity, expires_at = 'infinity' as kept from reservation
      where ${buildHeld(order.basketGroup)}`)
    expect(rows).toEqual([{ quantity: 1, kept: true }])
    const { guid } = await findOneOrder(api, order.basketGroup)
    const seen = await staff.call('POST', '/api_vue/retail/order/', { orderGuid: guid })
    const states = seen.body.order.events.filter(({ kind }: { kind: string }) => kind === 'state')
    expect(states).toMatchObject([
      { to: 'new' },
      { to: 'cancelled', actor: 'job', reason: 'unverified' },
      { to: 'new', actor: 'payment', reason: 'late_payment' },
    ])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('goes back when the goods were sold meanwhile', async () => {
    const order = await ordered()
    await payLate(order, () =>
      api.db.execute(sql`update stock set on_hand = reserved where offer_id = ${goods.sofa}`),
    )
    expect(await readState(order)).toEqual({ state: 'cancelled', paymentState: 'unpaid' })
    expect(await countRefunds(order)).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('goes back when staff cancelled the order', async () => {
    const order = await ordered()
    const page = await startPaying(order)
    await transitionAsStaff(staff.call, await findOneOrder(api, order.basketGroup), 'cancelled')
    await submitAtAcquirer(api, page, goodCard)
    const { visitor, basketGroup } = order
    await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    expect((await readState(order)).state).toBe('cancelled')
    expect(await countRefunds(order)).toBe(1)
  })

  it('opens as many orders as it reaches, and forgets their delivery day', async () => {
    await api.db.execute(sql`update stock set on_hand = reserved
      where offer_id = ${goods.sofaVelvet} and place_id = 1`)
    const order = await ordered([...sofa, { offerId: goods.sofaVelvet, quantity: 1 }])
    const { basketGroup, visitor } = order
    const ofCheckout = sql`basket_group = ${basketGroup}`
    await api.db.execute(sql`update shop_order set percent_prepayment = 50 where ${ofCheckout}`)
    const prepaid = order.sum / 2
    const page = await startPaying(order, prepaid)
    await api.db.execute(sql`update order_delivery set day = current_date, time_from = '09:00', time_to = '13:00'
      where order_id in (select id from shop_order where ${ofCheckout})`)
    await endReservation(order)
    // The first one must now be paid whole, and what is left is less than half of the second.
    await api.db.execute(sql`update shop_order set percent_prepayment = 100
      where ${ofCheckout} and total = 64990`)
    await submitAtAcquirer(api, page, goodCard)
    await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    const orders = await findOrders(api, basketGroup)
    expect(orders).toMatchObject([
      { state: 'new', paymentState: 'paid', total: 64_990 },
      { state: 'cancelled', paymentState: 'unpaid', total: 70_000 },
    ])
    const { rows } = await api.db.execute(sql`select d.day, d.time_from as "timeFrom"
      from order_delivery d where d.order_id = ${orders[0]?.id}`)
    expect(rows).toEqual([{ day: null, timeFrom: null }])
    expect(await countRefunds(order)).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('locks the stock of all orders first, in the order of everybody else: no deadlock', async () => {
    await api.db.execute(sql`update stock set on_hand = reserved
      where offer_id = ${goods.sofaVelvet} and place_id = 1`)
    // The first order has the goods whose stock is locked last.
    const order = await ordered([{ offerId: goods.sofaVelvet, quantity: 1 }, ...sofa])
    const { basketGroup, visitor } = order
    const lines = await api.db.execute(sql`
      select l.offer_id as "offerId" from order_line l join shop_order o on o.id = l.order_id
      where o.basket_group = ${basketGroup} order by o.id`)
    expect(lines.rows).toEqual([{ offerId: goods.sofaVelvet }, { offerId: goods.sofa }])
    const page = await startPaying(order)
    await endReservation(order)
    await submitAtAcquirer(api, page, goodCard)
    const settled = await holdLock(api.db, {
      lock: sql`select from stock where offer_id = ${goods.sofa} for update`,
      begin: () => visitor('POST', '/api_vue/payment/state/', { basketGroup }),
      waiting: 1,
      // Whoever waits for the sofa does not hold the other one.
      meanwhile: (tx) =>
        tx.execute(sql`select from stock where offer_id = ${goods.sofaVelvet} for update nowait`),
    })
    expect([settled.status, settled.body.state]).toEqual([200, 'paid'])
    expect(await findOrders(api, basketGroup)).toMatchObject([{ state: 'new' }, { state: 'new' }])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('goes back when its buyer has used the coupon as often as one phone may', async () => {
    await api.db.insert(coupon).values({ code: 'PHONE', sum: 500, limitPerPhone: 1 })
    const phone = freshPhone()
    const first = await orderedWithCoupon('PHONE', phone)
    await payLate(first, async () => void (await orderedWithCoupon('PHONE', phone)))
    expect((await readState(first)).state).toBe('cancelled')
    expect(await countRefunds(first)).toBe(1)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('takes the coupon again, or goes back when its last use is gone', async () => {
    await api.db.insert(coupon).values({ code: 'LATE', sum: 500, limitTotal: 1 })
    const readUsed = async () =>
      (await api.db.select().from(coupon).where(eq(coupon.code, 'LATE')))[0]?.used
    const first = await orderedWithCoupon('LATE')
    await payLate(first)
    expect((await readState(first)).state).toBe('new')
    expect(await readUsed()).toBe(1)
    await api.db.update(coupon).set({ limitTotal: 2 }).where(eq(coupon.code, 'LATE'))
    const second = await orderedWithCoupon('LATE')
    await payLate(second, async () => {
      expect(await readUsed()).toBe(1)
      await orderedWithCoupon('LATE')
    })
    expect((await readState(second)).state).toBe('cancelled')
    expect(await countRefunds(second)).toBe(1)
    expect(await readUsed()).toBe(2)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  async function orderedWithCoupon(code: string, phoneNumber = freshPhone()): Promise<TestOrder> {
    const visitor = createVisitor(api.call)
    await visitor('POST', '/api_vue/basket/add/', { offers: sofa })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: code, phone: phoneNumber })
    const contacts = { name: 'Анна Петрова', phoneNumber }
    const { basketGroup } = (await visitor('POST', '/api_vue/basket/createOrder/', contacts)).body
    const sum = await choosePickup(visitor, basketGroup)
    expect((await findOrders(api, basketGroup))[0]?.couponDiscount).toBe(500)
    return { visitor, basketGroup, sum }
  }
})
