import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  createPayableOrder,
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
  type TestOrder,
} from '../../../test-support/fixtures/paid-order.ts'
import {
  findOneOrder,
  findOrders,
  stepAsStaff,
} from '../../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { auditReservations } from '../../audit/audit-reservations.queries.ts'
import { coupon } from '../../coupon/coupon.table.ts'
import { releaseReservations } from '../release-reservations.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

const sofa: { offerId: number; quantity: number }[] = [{ offerId: goods.sofa, quantity: 1 }]
const ordered = (offers = sofa) => createPayableOrder(api, freshPhone(), offers)

const buildHeld = (basketGroup: string) => sql`state = 'held' and order_line_id in (
  select l.id from order_line l join shop_order o on o.id = l.order_id
  where o.checkout_guid = ${basketGroup})`

/** Lets the reservation of a checkout end, and the clock do what follows. */
async function endReservation({ basketGroup }: Pick<TestOrder, 'basketGroup'>): Promise<void> {
  await api.db.execute(sql`update reservation set expires_at = now() - interval '1 second'
    where ${buildHeld(basketGroup)}`)
  await releaseReservations(api.services)
}

const place = ({ basketGroup }: TestOrder, isProven: boolean) =>
  api.db.execute(sql`with placed as (
      update shop_order set placed_at = now() where checkout_guid = ${basketGroup})
    update checkout set is_proven = ${isProven} where guid = ${basketGroup}`)

async function listEnded(): Promise<string[]> {
  const input = { isReservationEnded: true }
  const { body } = await staff.call('POST', '/api_vue/retail/orders/', input)
  return body.orders.map(({ guid }: { guid: string }) => guid)
}

async function readState({ basketGroup }: TestOrder) {
  const { state, paymentState } = await findOneOrder(api, basketGroup)
  return { state, paymentState }
}

describe('[order.reservation] at the end of a reservation', () => {
  it.each([
    ['an unpaid order of a proven buyer is cancelled', false, true, 'cancelled'],
    ['a placed order of an unproven buyer is cancelled', true, false, 'cancelled'],
    ['a placed order of a proven buyer stays', true, true, 'new'],
  ])('%s', async (_what, isPlaced, isProven, state) => {
    const order = await ordered()
    if (isPlaced) await place(order, isProven)
    else await api.db.execute(sql`update checkout set is_proven = true`)
    await endReservation(order)
    expect((await readState(order)).state).toBe(state)
  })

  it('a proven buyer’s order that costs nothing is placed once its delivery is chosen: staff decide', async () => {
    await api.db.insert(coupon).values({ code: 'ALL', percent: 100 })
    const made = []
    for (const hasDelivery of [true, false]) {
      const { call, phone } = await logInAs(api, {})
      await call('POST', '/api_vue/basket/add/', { offers: sofa })
      await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'ALL', phone })
      const contacts = { name: 'Анна Петрова', phoneNumber: phone }
      const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
      if (hasDelivery) await choosePickup(call, basketGroup)
      const state = await call('POST', '/api_vue/payment/state/', { basketGroup })
      const paid = { state: 'paid', isPlaced: true }
      expect(state.body).toMatchObject(hasDelivery ? paid : { state: 'unpaid', isPlaced: false })
      await endReservation({ basketGroup })
      made.push(await findOneOrder(api, basketGroup))
    }
    expect(made).toMatchObject([
      { state: 'new', total: 0 },
      { state: 'cancelled', total: 0 },
    ])
    expect(await listEnded()).toContain(made[0]?.guid)
    expect(await auditReservations(api.db)).toEqual([])
  })

  it('one checkout that cannot be cancelled is logged and leaves the others to be', async () => {
    const [broken, sound] = [await ordered(), await ordered()]
    const error = vi.spyOn(api.services.log, 'error').mockImplementation(() => undefined)
    // Bonuses that nobody spent cannot come back.
    await api.db.execute(sql`update shop_order set bonus_spent = 1, total = total - 1
      where checkout_guid = ${broken.basketGroup}`)
    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 hour'
      where ${buildHeld(broken.basketGroup)}`)
    await endReservation(sound)
    expect((await readState(broken)).state).toBe('new')
    expect((await readState(sound)).state).toBe('cancelled')
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ checkout: broken.basketGroup }),
      expect.stringContaining('its stock is still held'),
    )
    error.mockRestore()
    await api.db.execute(sql`update shop_order set bonus_spent = 0, total = total + 1
      where checkout_guid = ${broken.basketGroup}`)
  })

  it('[POST /retail/orders/] staff find the orders on which they decide, and those alone', async () => {
    const [placed, part, waiting] = [await ordered(), await ordered(), await ordered()]
    await place(placed, true)
    await place(waiting, true)
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where checkout_guid = ${part.basketGroup}`,
    )
    await payInFull(api, part, Math.ceil(part.sum / 2))
    await endReservation(placed)
    await endReservation(part)
    const guids = await Promise.all(
      [placed, part].map(async ({ basketGroup }) => (await findOneOrder(api, basketGroup)).guid),
    )
    expect((await listEnded()).sort()).toEqual(expect.arrayContaining(guids.sort()))
    expect(await listEnded()).not.toContain((await findOneOrder(api, waiting.basketGroup)).guid)
    const order = await findOneOrder(api, placed.basketGroup)
    const seen = await staff.call('POST', '/api_vue/retail/order/', { orderGuid: order.guid })
    expect(seen.body.order.isReservationEnded).toBe(true)
    await stepAsStaff(staff.call, order, 'cancelled')
    expect(await listEnded()).not.toContain(order.guid)
  })

  it('a part that is paid proves the buyer: the goods are held for 24 hours', async () => {
    const order = await ordered()
    const ofCheckout = sql`checkout_guid = ${order.basketGroup}`
    await api.db.execute(sql`update shop_order set percent_prepayment = 10 where ${ofCheckout}`)
    await payInFull(api, order, order.sum / 10)
    const { rows } = await api.db.execute(sql`select c.is_proven as "isProven",
        round(extract(epoch from r.expires_at - c.created_at) / 3600)::int as hours
      from checkout c join shop_order o on o.checkout_guid = c.guid
      join order_line l on l.order_id = o.id join reservation r on r.order_line_id = l.id
      where c.guid = ${order.basketGroup}`)
    expect(rows).toEqual([{ isProven: true, hours: 24 }])
  })

  it('an order that staff confirm is proven: its goods are held for 24 hours', async () => {
    const { basketGroup } = await ordered()
    await stepAsStaff(staff.call, await findOneOrder(api, basketGroup), 'confirmed')
    const { rows } = await api.db.execute(sql`
      select round(extract(epoch from r.expires_at - c.created_at) / 3600)::int as hours, c.is_proven
      from reservation r, checkout c where c.guid = ${basketGroup} and ${buildHeld(basketGroup)}`)
    expect(rows).toEqual([{ hours: 24, is_proven: true }])
  })
})

describe('[order.reservation] a buyer at the bank', () => {
  const readMinutes = async ({ basketGroup }: TestOrder) => {
    const { rows } = await api.db.execute<{ minutes: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from reservation where ${buildHeld(basketGroup)}`)
    return rows[0]?.minutes
  }
  const age = ({ basketGroup }: TestOrder, minutes: number) =>
    api.db.execute(sql`with held as (
        update reservation set expires_at = now() + interval '1 minute' where ${buildHeld(basketGroup)})
      update checkout set created_at = now() - ${minutes} * interval '1 minute'
      where guid = ${basketGroup}`)

  it('keeps the goods for 15 minutes more than the attempt lasts', async () => {
    const order = await ordered()
    await age(order, 29)
    await startPaying(order)
    expect(await readMinutes(order)).toBe(30)
  })

  it('who starts again and again keeps them for an hour and no longer', async () => {
    const order = await ordered()
    await age(order, 50)
    await startPaying(order)
    await startPaying(order)
    expect(await readMinutes(order)).toBe(10)
    await endReservation(order)
    expect((await readState(order)).state).toBe('cancelled')
  })
})

describe('[order.reservation] money that comes after the reservation', () => {
  const countRefunds = async ({ basketGroup }: TestOrder) => {
    const { rows } = await api.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pgboss.job j join payment p on p.guid::text = j.data ->> 'payment'
      where j.name = 'refund-payment' and p.checkout_guid = ${basketGroup}`)
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
      { to: 'cancelled', actor: 'job', reason: 'unproven' },
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
    await stepAsStaff(staff.call, await findOneOrder(api, order.basketGroup), 'cancelled')
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
    const ofCheckout = sql`checkout_guid = ${basketGroup}`
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
