import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../../test-support/audit-money.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { issueCertificate } from '../../../test-support/fixtures/certificate.ts'
import {
  chooseCourier,
  choosePickup,
  enterContacts,
  findOption,
  openCheckout,
  type TestCheckout,
} from '../../../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { goodCard, submitAtAcquirer } from '../../../test-support/fixtures/paid-order.ts'
import { addAccount, lastCode, logInAs } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { deliverySlot } from '../../delivery/delivery.table.ts'
import { message } from '../../message/message.table.ts'
import { checkout as checkoutTable, shopOrder } from '../../order/order.table.ts'
import { checkoutDraft } from '../draft/checkout-draft.table.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '1000' } })
  await api.db.execute('update stock set on_hand = 500 where on_hand > 1')
  await api.db.execute('update delivery_slot set capacity = 20')
})
afterEach(() => expectMoneyToAddUp(api.db))
afterAll(() => api.close())

const create = ({ send }: TestCheckout, key?: string) =>
  send('order/create', {}, key ? { key } : {})

async function prepare(choose = chooseCourier): Promise<TestCheckout> {
  const checkout = await openCheckout(api)
  await enterContacts(checkout)
  await choose(checkout)
  return checkout
}

/** A checkout whose orders are made. */
async function order(choose = chooseCourier) {
  const checkout = await prepare(choose)
  const created = await create(checkout)
  expect(created.status, created.text).toBe(200)
  return { ...checkout, created: created.body.checkout }
}

const countOrders = (phone: string) => api.db.$count(checkoutTable, eq(checkoutTable.phone, phone))

describe('[POST /api/v1/sale/checkout/order/create] [checkout.steps]', () => {
  it('makes the orders with delivery, slot and total, opens step 3 and offers the payments', async () => {
    const checkout = await prepare()
    await checkout.send('delivery/fieldSet', { toDoor: true })
    const created = await create(checkout)
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
    expect(told?.body).toContain(`/personal/checkout/${checkout.id}/`)
    expect(told?.body.replaceAll(/\s/gu, '')).toContain('2723')
  })

  it('makes one set of orders, however many tabs ask at once, with any keys', async () => {
    const checkout = await prepare()
    const answers = await Promise.all(
      ['key-of-tab-1', 'key-of-tab-2', 'key-of-tab-3', 'key-of-tab-1'].map((key) =>
        create(checkout, key),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThan(1)
    expect(new Set(made.map(({ body }) => body.checkout.orderID)).size).toBe(1)
    expect(await countOrders(checkout.phone)).toBe(1)
    const again = await create(checkout, 'key-of-tab-1')
    expect(again.body.checkout.orderID).toBe(made[0]?.body.checkout.orderID)
  })

  it('changes nothing when it is refused, and names what is missing', async () => {
    const checkout = await openCheckout(api)
    expect((await create(checkout)).body.code).toBe('contacts_invalid')
    await enterContacts(checkout)
    expect((await create(checkout)).body.code).toBe('delivery_missing')
    const { id } = findOption(await checkout.read(), 'courier')
    await checkout.send('delivery/id', { deliveryId: id })
    expect((await create(checkout)).body.code).toBe('address_missing')
    expect(await countOrders(checkout.phone)).toBe(0)
    expect((await checkout.read()).body).toMatchObject({ step: 2, orderID: null })
  })

  it('is refused when the time was taken meanwhile, and keeps the draft', async () => {
    const checkout = await prepare()
    const { dateAndTime } = (await checkout.read()).body.delivery
    const isChosen = eq(deliverySlot.day, dateAndTime.date)
    const [before] = await api.db.select().from(deliverySlot).where(isChosen)
    await api.db.update(deliverySlot).set({ capacity: sql`taken` }).where(isChosen)
    const refused = await create(checkout)
    await api.db
      .update(deliverySlot)
      .set({ capacity: before?.capacity ?? 0 })
      .where(isChosen)
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
    expect(await countOrders(checkout.phone)).toBe(0)
    expect((await create(checkout)).status).toBe(200)
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

it('[POST /api/v1/sale/checkout/coupon] applies a coupon, says why not, and takes it off; the order has it', async () => {
  const checkout = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }])
  const { send, phone } = checkout
  const without = await send('coupon', { coupon: 'svet10', phone: '' })
  expect(without.body.errorShow).toBe('Введите номер телефона')
  const applied = await send('coupon', { coupon: 'svet10', phone })
  expect(applied.body).toMatchObject({
    errorShow: null,
    checkout: { coupon: { code: 'SVET10', discount: 6_499 }, calculation: { coupon: 6_499 } },
  })
  const off = await send('coupon', { coupon: '', phone })
  expect(off.body.checkout.coupon).toBeNull()
  await send('coupon', { coupon: 'SVET10', phone })
  await enterContacts(checkout)
  await choosePickup(checkout)
  const created = await create(checkout)
  expect(created.body.checkout.calculation).toMatchObject({
    coupon: 6_499,
    price: { total: 58_491 },
  })
})

it('[POST /api/v1/sale/checkout/bonus] spends bonuses of the confirmed phone alone', async () => {
  const { send } = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }])
  expect((await send('bonus', { bonusSum: 100 })).body.code).toBe('bonus_unconfirmed')
  const { call } = await logInAs(api)
  const own = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }], call)
  const answer = await own.send('bonus', { bonusSum: 100 })
  expect(answer.body).toMatchObject({ checkout: { bonuses: { spent: 0 } } })
  expect(answer.body.errorShow).not.toBeNull()
})

it('[POST /api/v1/sale/checkout/operatorCode] [checkout.operator] binds the orders to an active member of staff', async () => {
  const staff = await addAccount(api.db, { groups: [29] })
  const customer = await addAccount(api.db)
  const checkout = await prepare()
  for (const operatorCode of ['nobody', String(customer.id), customer.login]) {
    const { status, body } = await checkout.send('operatorCode', { operatorCode })
    expect([status, body.code]).toEqual([404, 'operator_unknown'])
  }
  for (const operatorCode of [String(staff.id), staff.login])
    expect((await checkout.send('operatorCode', { operatorCode })).body.operatorID).toBe(
      String(staff.id),
    )
  await create(checkout)
  const [made] = await api.db
    .select()
    .from(checkoutTable)
    .where(eq(checkoutTable.phone, checkout.phone))
  expect(made?.operatorId).toBe(String(staff.id))
})

it('[GET /api/v1/sale/checkout/calculation] [checkout.calculation] is the sum of the orders, less what certificates paid', async () => {
  const { id, visitor, send, created } = await order()
  const read = () => visitor('GET', `/api/v1/sale/checkout/calculation?id=${id}`)
  expect((await read()).body).toEqual(created.calculation)
  const typed = await issueCertificate(api.db, { face: 1_000 })
  await send('certificate', { ...typed, amount: 1_000 })
  expect((await read()).body).toMatchObject({
    certificate: 1_000,
    paid: 1_000,
    price: { total: 2_423, due: 1_423 },
  })
})

it('[GET /api/v1/sale/checkout/gtm/products] [checkout.gtm] lists the goods before and after the order', async () => {
  const checkout = await prepare()
  const read = async () =>
    (await api.call('GET', `/api/v1/sale/checkout/gtm/products?id=${checkout.id}`)).body.products
  const expected = [
    {
      id: String(goods.carpetByMetre),
      name: 'Ковёр',
      brand: 'Светлица',
      category: 'Диваны',
      variant: '',
      price: 1_333,
      quantity: 1.3,
      coupon: '',
    },
  ]
  expect(await read()).toEqual(expected)
  await create(checkout)
  expect(await read()).toEqual(expected)
})

it('[POST /api/v1/sale/checkout/certificate] tells the balance, pays at step 3 and answers every failure', async () => {
  const checkout = await prepare()
  const { send } = checkout
  const typed = await issueCertificate(api.db, { face: 5_000 })
  const balance = await send('certificate', typed)
  expect(balance.body).toMatchObject({ balance: 5_000, maxAmount: 2_423, error: null })
  expect((await send('certificate', { ...typed, amount: 1 })).body.code).toBe('order_missing')
  await create(checkout)
  const unknown = await send('certificate', { ...typed, secretKey: 'WRNG-KEY0', amount: 1 })
  expect(unknown.body.error).toBe('Такого сертификата не существует')
  const large = await send('certificate', { ...typed, amount: 9_999 })
  expect(large.body).toMatchObject({ maxAmount: 2_423 })
  const paid = await send('certificate', { ...typed, amount: 2_423 })
  expect(paid.body).toMatchObject({
    balance: 2_577,
    error: null,
    message: 'Спасибо! Ваш платеж отправлен в обработку!',
    checkout: { isFinished: true },
  })
})

describe('[payment.marks-ordered] [checkout.company]', () => {
  const payer = {
    contragent: { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: '' },
    paymentAccount: {
      bankName: 'Банк',
      bic: '044525225',
      account: '40702810938000000001',
      correspondentAccount: '',
    },
    email: 'buh@example.com',
  }

  it('[POST /api/v1/sale/checkout/currentAccount] keeps the payer, whom only the owner sees', async () => {
    const early = await prepare()
    expect((await early.send('currentAccount', payer)).body.code).toBe('order_missing')
    const { send, read } = await order()
    const wrong = { ...payer, contragent: { ...payer.contragent, inn: '7707083894' } }
    const refused = await send('currentAccount', wrong)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['contragent.inn']])
    expect((await send('currentAccount', payer)).body.paymentAccount).toEqual(payer)
    expect((await read(api.call)).body.paymentAccount).toBeNull()
  })

  it('[POST /api/v1/sale/checkout/payment/id] remembers a way to pay that is offered', async () => {
    const early = await prepare()
    expect((await early.send('payment/id', { paymentId: 'card' })).body.code).toBe('order_missing')
    const { send, read } = await order()
    expect((await send('payment/id', { paymentId: 'cowries' })).body.code).toBe('method_unknown')
    await send('payment/id', { paymentId: 'card' })
    expect((await read()).body.paymentId).toBe('card')
  })
})

it('[checkout.draft] forgets what was typed once every order is cancelled', async () => {
  const { sweepCheckoutDrafts } = await import('../draft/checkout-draft.queries.ts')
  const { id, created, read } = await order()
  await sweepCheckoutDrafts(api.db)
  const isThis = eq(checkoutDraft.hash, id)
  expect((await api.db.select().from(checkoutDraft).where(isThis))[0]?.name).not.toBe('')
  const [row] = await api.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.checkoutGuid, created.basketGroup))
  const { call: staff } = await logInAs(api, { groups: [29] })
  const step = { orderGuid: row?.guid, fromState: 'new', toState: 'cancelled', reason: 'customer' }
  await staff('POST', '/api_vue/retail/order/step/', step)
  expect((await read()).body.isFinished).toBe(true)
  await sweepCheckoutDrafts(api.db)
  expect((await api.db.select().from(checkoutDraft).where(isThis))[0]?.name).toBe('')
})
