import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutDraft } from '../../../schema/checkout-draft.table.ts'
import { deliverySlot } from '../../../schema/delivery.table.ts'
import { message } from '../../../schema/message.table.ts'
import { checkout as checkoutTable, shopOrder } from '../../../schema/order.table.ts'
import { expectMoneyToAddUp } from '../../../test-support/audit-money.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import {
  chooseCourier,
  choosePickup,
  createOrders,
  enterContacts,
  findOption,
  openCheckout,
  orderCheckout,
  prepareCheckout,
  startAmpleShop,
} from '../../../test-support/fixtures/checkout.ts'
import { goods } from '../../../test-support/fixtures/goods.ts'
import { goodCard, submitAtAcquirer } from '../../../test-support/fixtures/paid-order.ts'
import { addAccount, lastCode, logInAs } from '../../../test-support/log-in-as.ts'
import type { TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startAmpleShop()
})
afterEach(() => expectMoneyToAddUp(api.db))
afterAll(() => api.close())

const prepare = () => prepareCheckout(api)
const order = () => orderCheckout(api)

const countOrders = (phone: string) => api.db.$count(checkoutTable, eq(checkoutTable.phone, phone))

describe('[POST /api/v1/sale/checkout/order/create] [checkout.steps]', () => {
  it('makes the orders with delivery, slot and total, opens step 3 and offers the payments', async () => {
    const checkout = await prepare()
    await checkout.send('delivery/fieldSet', { toDoor: true })
    const created = await createOrders(checkout)
    expect(created.body).toMatchObject({
      createNewUser: true,
      changes: [],
      checkout: {
        id: checkout.id,
        step: 3,
        isFinished: false,
        calculation: { goods: 1_733, delivery: 690, services: 300, price: { due: 2_723 } },
      },
    })
    const { basketGroup, orderID, paymentList } = created.body.checkout
    expect(paymentList.length).toBeGreaterThan(1)
    const shown = await checkout.visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(shown.body.orders).toMatchObject([
      {
        id: orderID,
        sums: { delivery: 690, services: 300, total: 2_723 },
        delivery: { kind: 'courier', address: 'Тверская, 12, 7', timeFrom: '09:00' },
        customer: { name: 'Анна Петрова', phone: checkout.phone },
      },
    ])
    const [told] = await api.db.select().from(message).where(eq(message.recipient, checkout.phone))
    expect(told?.body).toMatch(new RegExp(`/personal/checkout/${checkout.id}/[?]code=[\\w-]{22}`))
    expect(told?.body.replaceAll(/\s/gu, '')).toContain('2723')
  })

  it('refuses to carry up to a floor that is not named; then the order names flat, entrance and floor', async () => {
    const checkout = await prepare()
    for (const kind of ['lift', 'stairs']) {
      const unnamed = { liftToFloor: { kind, floor: null } }
      expect((await checkout.send('delivery/fieldSet', unnamed)).status).toBe(200)
      const refused = await createOrders(checkout)
      expect([refused.status, refused.body.code]).toEqual([400, 'floor_missing'])
    }
    for (const floor of [0, -3, 1.5, 101]) {
      const impossible = { liftToFloor: { kind: 'stairs', floor } }
      expect((await checkout.send('delivery/fieldSet', impossible)).status).toBe(400)
    }
    expect(await countOrders(checkout.phone)).toBe(0)
    await checkout.send('delivery/fieldSet', {
      address: { entrance: '2' },
      liftToFloor: { kind: 'stairs', floor: 3 },
    })
    const { body } = await createOrders(checkout)
    expect(body.checkout.calculation).toMatchObject({ services: 450, price: { due: 2_873 } })
    const { basketGroup } = body.checkout
    const shown = await checkout.visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    expect(shown.body.items[0].chosen).toMatchObject({
      address: 'Тверская, 12, 7, подъезд 2',
      lift: 'stairs',
      floor: 3,
    })
  })

  it('makes one set of orders, however many tabs ask at once, with any keys', async () => {
    const checkout = await prepare()
    const answers = await Promise.all(
      ['key-of-tab-1', 'key-of-tab-2', 'key-of-tab-3', 'key-of-tab-1'].map((key) =>
        createOrders(checkout, key),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThan(1)
    expect(new Set(made.map(({ body }) => body.checkout.orderID)).size).toBe(1)
    expect(await countOrders(checkout.phone)).toBe(1)
    const again = await createOrders(checkout, 'key-of-tab-1')
    expect(again.body.checkout.orderID).toBe(made[0]?.body.checkout.orderID)
  })

  it('changes nothing when it is refused, and names what is missing', async () => {
    const checkout = await openCheckout(api)
    expect((await createOrders(checkout)).body.code).toBe('contacts_invalid')
    await enterContacts(checkout)
    expect((await createOrders(checkout)).body.code).toBe('delivery_missing')
    const { id } = findOption(await checkout.read(), 'courier')
    await checkout.send('delivery/id', { deliveryId: id })
    expect((await createOrders(checkout)).body.code).toBe('address_missing')
    expect(await countOrders(checkout.phone)).toBe(0)
    expect((await checkout.read()).body).toMatchObject({ step: 2, orderID: null })
  })

  it('is refused when the time was taken meanwhile, and keeps the draft', async () => {
    const checkout = await prepare()
    const { dateAndTime } = (await checkout.read()).body.delivery
    const isChosen = eq(deliverySlot.day, dateAndTime.date)
    const [before] = await api.db.select().from(deliverySlot).where(isChosen)
    await api.db.update(deliverySlot).set({ capacity: sql`taken` }).where(isChosen)
    const refused = await createOrders(checkout)
    await api.db
      .update(deliverySlot)
      .set({ capacity: before?.capacity ?? 0 })
      .where(isChosen)
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
    expect(await countOrders(checkout.phone)).toBe(0)
    expect((await createOrders(checkout)).status).toBe(200)
  })

  it('is done on another device by the confirmed phone, with the goods of the draft', async () => {
    const checkout = await prepare()
    const other = createVisitor(api.call)
    await other('POST', '/api_vue/basket/add/', { offers: [{ offerId: goods.sofa, quantity: 1 }] })
    const { phone, send } = checkout
    expect((await send('order/create', {}, { as: other })).body.code).toBe('not_owner')
    const sent = await send('contact/phone/send', { phone }, { as: other })
    expect(sent.body).toMatchObject({ result: true, timer: 60 })
    const wrong = await send('contact/phone/check', { phone, code: 1 }, { as: other })
    expect(wrong.body).toMatchObject({ checkout: { isMasked: true } })
    const code = await lastCode(api.db, phone)
    const right = await send('contact/phone/check', { phone, code }, { as: other })
    expect(right.body).toMatchObject({
      error: null,
      checkout: { isMasked: false, contacts: { phoneMobileConfirmed: phone } },
    })
    const created = await send('order/create', {}, { as: other })
    expect(created.body.checkout.calculation.goods).toBe(1_733)
    expect(await countOrders(phone)).toBe(1)
  })
})

describe('[POST /api/v1/sale/checkout/contact/phone/send] [checkout.masked]', () => {
  it('refuses half a number, and a code to another number opens nothing', async () => {
    const { send } = await prepare()
    const half = await send('contact/phone/send', { phone: '900' })
    expect([half.status, Object.keys(half.body.fields)]).toEqual([400, ['phone']])
    const stranger = createVisitor(api.call)
    const own = (await addAccount(api.db)).phone
    await send('contact/phone/send', { phone: own }, { as: stranger })
    const code = await lastCode(api.db, own)
    const checked = await send('contact/phone/check', { phone: own, code }, { as: stranger })
    expect(checked.body).toMatchObject({ error: null, checkout: { isMasked: true } })
  })
})

it('[POST /api/v1/sale/checkout/contact/phone/check] [checkout.contacts] confirms only the number that was typed', async () => {
  const { send, phone, read } = await prepare()
  await send('contact/phone/send', { phone })
  expect((await read()).body.timer).toBeGreaterThan(0)
  const checked = await send('contact/phone/check', { phone, code: await lastCode(api.db, phone) })
  expect(checked.body.checkout.contacts.phoneMobileConfirmed).toBe(phone)
})

describe('[checkout.steps] orders that are made', () => {
  it('follow changed contacts, delivery and services until money was taken', async () => {
    const made = await order()
    const { send, visitor, created } = made
    const { basketGroup } = created
    const slots = () => api.db.$count(deliverySlot, sql`${deliverySlot.taken} > 0`)
    const before = await slots()
    expect((await choosePickup(made)).body.calculation).toMatchObject({
      delivery: 0,
      price: { total: 1_733 },
    })
    expect(await slots()).toBeLessThanOrEqual(before)
    await send('step', { contacts: { name: 'Вера Лис' }, managerCall: false })
    const shown = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(shown.body.orders[0]).toMatchObject({
      sum: 1_733,
      customer: { name: 'Вера Лис' },
      delivery: { kind: 'pickup' },
    })
    const started = await visitor('POST', '/api_vue/payment/payment/', {
      basketGroup,
      methodId: 'card',
      sum: 1_733,
    })
    expect(started.status, started.text).toBe(200)
    // The open attempt ends, because its sum is no longer the due.
    expect((await chooseCourier(made)).body.calculation.price.due).toBe(2_423)
    const state = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    expect(state.body.openPaymentGuid).toBeUndefined()
    const again = await visitor('POST', '/api_vue/payment/payment/', {
      basketGroup,
      methodId: 'card',
      sum: 2_423,
    })
    await submitAtAcquirer(api, `/api/sandbox/pay/${again.body.widget.token}/`, goodCard)
    await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    for (const [path, fields] of [
      ['step', { contacts: { name: 'Анна' } }],
      ['delivery/fieldSet', { toDoor: true }],
      ['services/furnitureAssembly', { furnitureAssembly: true }],
    ] as const)
      expect((await send(path, fields)).body.code, path).toBe('already_paid')
    expect((await made.read()).body).toMatchObject({
      isFinished: true,
      calculation: { paid: 2_423, price: { due: 0 } },
    })
  })

  it('[checkout.draft] take no coupon, bonuses or operator any more', async () => {
    const { send } = await order()
    for (const [path, fields] of [
      ['coupon', { coupon: 'SVET10', phone: '79001234567' }],
      ['bonus', { bonusSum: 1 }],
      ['operatorCode', { operatorCode: '' }],
    ] as const) {
      const { status, body } = await send(path, fields)
      expect([path, status, body.code]).toEqual([path, 409, 'already_ordered'])
    }
  })
})

it('[checkout.draft] forgets what was typed once every order is cancelled', async () => {
  const { sweepCheckoutDrafts } = await import('../../draft/checkout-draft.queries.ts')
  const { id, created, read } = await order()
  await sweepCheckoutDrafts(api.db)
  const isThis = eq(checkoutDraft.hash, id)
  expect((await api.db.select().from(checkoutDraft).where(isThis))[0]?.name).not.toBe('')
  const [row] = await api.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.basketGroup, created.basketGroup))
  const { call: staff } = await logInAs(api, { groups: [29] })
  const step = { orderGuid: row?.guid, fromState: 'new', toState: 'cancelled', reason: 'customer' }
  await staff('POST', '/api_vue/retail/order/step/', step)
  expect((await read()).body.isFinished).toBe(true)
  await sweepCheckoutDrafts(api.db)
  expect((await api.db.select().from(checkoutDraft).where(isThis))[0]?.name).toBe('')
})
