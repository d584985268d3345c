import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditReservations } from '../../desk/audit/audit-reservations.queries.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  payInFull,
  startPaying,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import {
  buildHeld,
  endReservations,
  orderAsGuest,
  readOrderState,
  sofa,
} from '../../test-support/fixtures/reservation.ts'
import { findOneOrder, transitionAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
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

const place = ({ basketGroup }: TestOrder, isVerified: boolean) =>
  api.db.execute(sql`with placed as (
      update shop_order set placed_at = now() where basket_group = ${basketGroup})
    update checkout set is_verified = ${isVerified} where guid = ${basketGroup}`)

async function listEnded(): Promise<string[]> {
  const input = { isReservationEnded: true }
  const { body } = await staff.call('POST', '/api_vue/retail/orders/', input)
  return body.orders.map(({ guid }: { guid: string }) => guid)
}

describe('[order.reservation] at the end of a reservation', () => {
  it.each([
    ['an unpaid order of a verified buyer is cancelled', false, true, 'cancelled'],
    ['a placed order of an unverified buyer is cancelled', true, false, 'cancelled'],
    ['a placed order of a verified buyer stays', true, true, 'new'],
  ])('%s', async (_what, isPlaced, isVerified, state) => {
    const order = await ordered()
    if (isPlaced) await place(order, isVerified)
    else await api.db.execute(sql`update checkout set is_verified = true`)
    await endReservation(order)
    expect((await readState(order)).state).toBe(state)
  })

  it('a verified buyer’s order that costs nothing is placed once its delivery is chosen: staff decide', async () => {
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
      where basket_group = ${broken.basketGroup}`)
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
      where basket_group = ${broken.basketGroup}`)
  })

  it('[POST /retail/orders/] staff find the orders on which they decide, and those alone', async () => {
    const [placed, part, waiting] = [await ordered(), await ordered(), await ordered()]
    await place(placed, true)
    await place(waiting, true)
    await api.db.execute(
      sql`update shop_order set percent_prepayment = 50 where basket_group = ${part.basketGroup}`,
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
    await transitionAsStaff(staff.call, order, 'cancelled')
    expect(await listEnded()).not.toContain(order.guid)
  })

  it('a part that is paid verifies the buyer: the goods are held for 24 hours', async () => {
    const order = await ordered()
    const ofCheckout = sql`basket_group = ${order.basketGroup}`
    await api.db.execute(sql`update shop_order set percent_prepayment = 10 where ${ofCheckout}`)
    await payInFull(api, order, order.sum / 10)
    const { rows } = await api.db.execute(sql`select c.is_verified as "isVerified",
        round(extract(epoch from r.expires_at - c.created_at) / 3600)::int as hours
      from checkout c join shop_order o on o.basket_group = c.guid
      join order_line l on l.order_id = o.id join reservation r on r.order_line_id = l.id
      where c.guid = ${order.basketGroup}`)
    expect(rows).toEqual([{ isVerified: true, hours: 24 }])
  })

  it('an order that staff confirm is verified: its goods are held for 24 hours', async () => {
    const { basketGroup } = await ordered()
    await transitionAsStaff(staff.call, await findOneOrder(api, basketGroup), 'confirmed')
    const { rows } = await api.db.execute(sql`
      select round(extract(epoch from r.expires_at - c.created_at) / 3600)::int as hours, c.is_verified
      from reservation r, checkout c where c.guid = ${basketGroup} and ${buildHeld(basketGroup)}`)
    expect(rows).toEqual([{ hours: 24, is_verified: true }])
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
