import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coupon } from '../../schema/coupon.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { issueCertificate, writeOff } from '../../test-support/fixtures/certificate.ts'
import {
  choosePickup as choosePickupInCheckout,
  createOrders,
  enterContacts,
  openCheckout,
} from '../../test-support/fixtures/checkout.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { choosePickup, createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { almaty } from '../../test-support/fixtures/region.ts'
import { endReservations, sofa } from '../../test-support/fixtures/reservation.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, lastCode, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const FREE = { state: 'paid', isPlaced: true, needsConfirmation: false, sum: 0, paid: 0 }
const UNCONFIRMED = { state: 'unpaid', isPlaced: false, needsConfirmation: true, sum: 0, paid: 0 }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.insert(coupon).values({ code: 'ALL', percent: 100 })
  await api.db.execute(sql`
    insert into stock_place (code, kind, name, region_id, address, latitude, longitude)
      values ('almaty-store', 'store', 'store', ${almaty}, 'store', 43.24, 76.91)`)
  await api.db.execute(sql`
    insert into delivery_tariff (region_id, kind, name) values (${almaty}, 'pickup', 'Самовывоз')`)
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

interface Made {
  visitor: Call
  phone: string
  basketGroup: string
}

/** A basket that costs nothing. */
async function fill(visitor: Call, phone: string): Promise<void> {
  await visitor('POST', '/api_vue/basket/add/', { offers: sofa })
  const set = await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'ALL', phone })
  expect(set.body.basket?.payable, set.text).toBe(0)
}

async function orderOlder(visitor: Call, phone = freshPhone()): Promise<Made> {
  await fill(visitor, phone)
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  const { body, text } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
  expect(body.orders, text).toHaveLength(1)
  expect(await choosePickup(visitor, body.basketGroup)).toBe(0)
  return { visitor, phone, basketGroup: body.basketGroup }
}

async function orderNewer(visitor: Call, phone = freshPhone()) {
  await fill(visitor, phone)
  const checkout = await openCheckout(api, [], visitor)
  await enterContacts({ ...checkout, phone })
  await choosePickupInCheckout(checkout)
  const created = await createOrders(checkout)
  expect(created.status, created.text).toBe(200)
  const { basketGroup } = created.body.checkout
  return { ...checkout, phone, basketGroup: basketGroup as string }
}

const guest = () => createVisitor(api.call)
const inAlmaty = () => createVisitor(api.call, { 'x-shop-region': String(almaty) })

const readState = async ({ visitor, basketGroup }: Made) => {
  const { body } = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
  return { needsConfirmation: false, ...body }
}

async function confirm({ visitor, phone }: Made): Promise<void> {
  const named = { phone, forOrder: true }
  const sent = await visitor('POST', '/api_vue/basket/sendSmsCode/', named)
  expect(sent.body, sent.text).toMatchObject({ result: true, error: null })
  const smsCode = await lastCode(api.db, phone)
  const checked = await visitor('POST', '/api_vue/basket/checkSmsCode/', { ...named, smsCode })
  expect(checked.body.error, checked.text).toBeNull()
}

const endReservation = async (order: Made) => {
  await endReservations(api, order)
  return (await findOneOrder(api, order.basketGroup)).state
}

/** How long after it was made an order is held. */
async function countMinutes({ basketGroup }: Made, heldUntil: string): Promise<number> {
  const { rows } = await api.db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from ${heldUntil}::timestamptz - created_at) / 60)::int as minutes
    from checkout where guid = ${basketGroup}`)
  return rows[0]?.minutes ?? 0
}

/** The messages about an order, without codes. */
async function readMessages({ phone }: Made): Promise<string[]> {
  const { rows } = await api.db.execute<{ purpose: string }>(sql`
    select purpose from message where recipient = ${phone} and channel = 'sms' and purpose <> 'code'
    order by id`)
  return rows.map(({ purpose }) => purpose)
}

describe('[order.free] an order that costs nothing, of a guest whose phone is not confirmed', () => {
  it.each([
    ['older', guest, orderOlder],
    ['older, of Kazakhstan', inAlmaty, orderOlder],
    ['new', guest, orderNewer],
    ['new, of Kazakhstan', inAlmaty, orderNewer],
  ])('is placed once the code of its phone was typed: %s checkout', async (_which, open, order) => {
    const made = await order(open())
    expect(await readState(made)).toMatchObject(UNCONFIRMED)
    expect(await readMessages(made)).toEqual(['orderToConfirm'])
    await confirm(made)
    expect(await readState(made)).toMatchObject(FREE)
    expect(await readMessages(made)).toEqual(['orderToConfirm', 'orderFree'])
    expect(await endReservation(made)).toBe('new')
  })

  it.each([
    ['older', orderOlder],
    ['new', orderNewer],
  ])('is never called placed where nobody confirms it: %s checkout', async (_which, order) => {
    const made = await order(guest())
    expect(await endReservation(made)).toBe('cancelled')
    expect(await readState(made)).toMatchObject({ isPlaced: false, needsConfirmation: false })
    expect(await readMessages(made)).toEqual(['orderToConfirm', 'cancelled'])
  })

  it('[checkout.draft] stays open in its checkout until then, for another phone too', async () => {
    const made = await orderNewer(guest())
    const isFinished = async () => (await made.read()).body.isFinished
    expect(await isFinished()).toBe(false)
    const phone = freshPhone()
    const changed = await made.send('step', { contacts: { phoneMobile: phone } })
    expect(changed.status, changed.text).toBe(200)
    expect((await made.send('contact/phone/send', { phone })).body.result).toBe(true)
    const code = await lastCode(api.db, phone)
    const checked = await made.send('contact/phone/check', { phone, code })
    expect(checked.body.error).toBeNull()
    expect(await isFinished()).toBe(true)
    expect(await readState(made)).toMatchObject(FREE)
    expect(await endReservation(made)).toBe('new')
  })

  it('is placed by a login with its phone', async () => {
    const made = await orderOlder(guest())
    await logInByCode(api, made.phone)
    expect(await readState(made)).toMatchObject(FREE)
    expect(await endReservation(made)).toBe('new')
  })

  it('with a delivery that costs is to be paid', async () => {
    const made = await orderOlder(guest())
    const { body } = await made.visitor('POST', '/api_vue/basket/getDelivery/', {
      basketGroup: made.basketGroup,
    })
    const { id } = body.items[0].options.find(({ kind }: { kind: string }) => kind === 'courier')
    const delivery = { id, address: 'Тверская, 1', coordinates: { lat: 55.76, lon: 37.6 } }
    const input = { basketGuid: made.basketGroup, ...delivery }
    expect((await made.visitor('POST', '/api_vue/basket/setDelivery/', input)).status).toBe(200)
    const due = { state: 'unpaid', isPlaced: false, needsConfirmation: false, sum: 690 }
    expect(await readState(made)).toMatchObject(due)
  })
})

describe('[order.free] an order that costs nothing, of a verified buyer', () => {
  it.each([
    ['older', orderOlder],
    ['new', orderNewer],
  ])('is placed at once: %s checkout', async (_which, order) => {
    const { call, phone } = await logInAs(api)
    const made = await order(call, phone)
    expect(await readState(made)).toMatchObject(FREE)
    expect(await endReservation(made)).toBe('new')
  })

  it('is shown as paid to the customer', async () => {
    const { call, phone } = await logInAs(api)
    const { basketGroup } = await orderOlder(call, phone)
    const { body } = await call('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(body.orders[0]).toMatchObject({ paymentState: 'paid', paymentStatus: 'Оплачен', sum: 0 })
  })
})

describe('[order.reservation] an order of a guest whose phone is not confirmed', () => {
  it('that a certificate pays whole is verified by it', async () => {
    const phone = freshPhone()
    const order = await createPayableOrder(api, phone, sofa)
    await writeOff(order, await issueCertificate(api.db, { face: order.sum }), order.sum)
    const made = { ...order, phone }
    const paid = { state: 'paid', isPlaced: true, needsConfirmation: false }
    expect(await readState(made)).toMatchObject(paid)
    expect(await endReservation(made)).toBe('new')
  })

  it('that is paid on receipt needs its phone confirmed', async () => {
    const phone = freshPhone()
    const order = await createPayableOrder(api, phone, sofa)
    const { visitor, basketGroup, sum } = order
    const placing = { basketGroup, methodId: 'onReceipt', sum }
    const placed = await visitor('POST', '/api_vue/payment/onReceipt/', placing)
    expect(placed.status, placed.text).toBe(200)
    const made = { ...order, phone }
    const waiting = await readState(made)
    expect(waiting).toMatchObject({ isPlaced: true, needsConfirmation: true })
    expect(await countMinutes(made, waiting.heldUntil)).toBe(30)
    await confirm(made)
    const confirmed = await readState(made)
    expect(confirmed).toMatchObject({ isPlaced: true, needsConfirmation: false })
    expect(confirmed.heldUntil).toBeUndefined()
    expect(await endReservation(made)).toBe('new')
  })

  it('that is to be paid online is held for half an hour, for a day once its phone is confirmed', async () => {
    const phone = freshPhone()
    const order = { ...(await createPayableOrder(api, phone, sofa)), phone }
    const readMinutes = async () => countMinutes(order, (await readState(order)).heldUntil)
    expect(await readMinutes()).toBe(30)
    await confirm(order)
    expect(await readMinutes()).toBe(24 * 60)
  })

  it('who takes a phone that is confirmed already is verified by it', async () => {
    const { call, phone } = await confirmAnother()
    const made = await orderNewer(call)
    expect(await readState(made)).toMatchObject(UNCONFIRMED)
    await made.send('step', { contacts: { phoneMobile: phone } })
    expect(await readState(made)).toMatchObject(FREE)
    expect(await endReservation(made)).toBe('new')
  })

  it('who takes a phone that is not confirmed instead of one that is, is not verified any more', async () => {
    const { call, phone } = await confirmAnother()
    await call('POST', '/api_vue/basket/add/', { offers: sofa })
    const checkout = await openCheckout(api, [], call)
    await enterContacts({ ...checkout, phone })
    await choosePickupInCheckout(checkout)
    const { basketGroup } = (await createOrders(checkout)).body.checkout
    const isVerified = async () => {
      const { rows } = await api.db.execute<{ isVerified: boolean }>(sql`
        select is_verified as "isVerified" from checkout where guid = ${basketGroup}`)
      return rows[0]?.isVerified
    }
    expect(await isVerified()).toBe(true)
    const change = (phoneMobile: string) => checkout.send('step', { contacts: { phoneMobile } })
    await change(freshPhone())
    expect(await isVerified()).toBe(false)
    await change(phone)
    expect(await isVerified()).toBe(true)
  })
})

/** A guest who has confirmed a phone, without an order. */
async function confirmAnother() {
  const visitor = guest()
  const phone = freshPhone()
  await visitor('POST', '/api_vue/basket/sendSmsCode/', { phone })
  const smsCode = await lastCode(api.db, phone)
  await visitor('POST', '/api_vue/basket/checkSmsCode/', { phone, smsCode })
  return { call: visitor, phone }
}
