import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkout as checkoutTable } from '../../../schema/order.table.ts'
import { expectMoneyToAddUp } from '../../../test-support/audit-money.ts'
import { issueCertificate, readBalance } from '../../../test-support/fixtures/certificate.ts'
import {
  choosePickup,
  createOrders,
  enterContacts,
  openCheckout,
  orderCheckout,
  prepareCheckout,
  startAmpleShop,
} from '../../../test-support/fixtures/checkout.ts'
import { goods } from '../../../test-support/fixtures/goods.ts'
import { addAccount, logInAs } from '../../../test-support/log-in-as.ts'
import type { TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startAmpleShop()
})
afterEach(() => expectMoneyToAddUp(api.db))
afterAll(() => api.close())

const prepare = () => prepareCheckout(api)
const order = () => orderCheckout(api)

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
  const created = await createOrders(checkout)
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
  await createOrders(checkout)
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
  const part = await send('certificate', { ...typed, amount: 1_000 })
  // The rest is left to pay.
  expect(part.body.checkout).toMatchObject({ isFinished: false })
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
      byMetre: true,
      coupon: '',
      picture: null,
    },
  ]
  expect(await read()).toEqual(expected)
  await createOrders(checkout)
  expect(await read()).toEqual(expected)
})

it('[POST /api/v1/sale/checkout/certificate] tells the balance, pays at step 3 and answers every failure', async () => {
  const checkout = await prepare()
  const { send } = checkout
  const typed = await issueCertificate(api.db, { face: 5_000 })
  const balance = await send('certificate', typed)
  expect(balance.body).toMatchObject({ balance: 5_000, maxAmount: 2_423, error: null })
  expect((await send('certificate', { ...typed, amount: 1 })).body.code).toBe('order_missing')
  await createOrders(checkout)
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

it('[POST /api/v1/sale/checkout/certificate] repeats the answer of a write-off whose answer was never stored', async () => {
  const { send } = await order()
  const typed = await issueCertificate(api.db, { face: 5_000 })
  const key = crypto.randomUUID()
  const pay = () => send('certificate', { ...typed, amount: 1_000 }, { key })
  const first = await pay()
  expect(first.body).toMatchObject({ balance: 4_000, checkout: { calculation: { paid: 1_000 } } })
  // As a process leaves it that dies between the write-off and its answer.
  await api.db.execute(
    sql`update idempotency set status = null, answer = null, started_at = now() where key = ${key}`,
  )
  const again = await pay()
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(await readBalance(api.db, typed)).toBe(4_000)
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
