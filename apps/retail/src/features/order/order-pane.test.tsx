import * as confirmation from '@svetlitsa/api-client/order-confirmation/contract'
import * as links from '@svetlitsa/api-client/payment-link/contract'
import * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import * as session from '@svetlitsa/api-client/session/contract'
import * as till from '@svetlitsa/api-client/till-payment/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, answerCalls, refuseCall } from '../../test-support/answer-calls.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { OrderPane } from './order-pane.tsx'

const guid = '5f0c1f6e-1111-4222-8333-123456789abc'
const money = {
  due: 10_000,
  checkoutDue: 10_000,
  placement: null,
  canLink: true,
  canPlace: false,
  canReceive: false,
  fromTill: 0,
  links: [],
}

function buildOrder(changed: Partial<RetailOrder> = {}): RetailOrder {
  return {
    id: '100500',
    guid,
    basketGroup: guid,
    status: 'Новый',
    state: 'new',
    paymentStatus: 'Не оплачен',
    paymentState: 'unpaid',
    createdAt: '2026-11-23T10:00:00.000Z',
    currency: { sign: '₽', code: 'RUB' },
    isKZ: false,
    isPartner: false,
    percentPrepayment: 0,
    goods: [],
    sums: {
      goods: 10_000,
      coupon: 0,
      bonus: 0,
      delivery: 0,
      services: 0,
      total: 10_000,
      paid: 0,
    },
    sum: 10_000,
    paid: 0,
    delivery: null,
    history: [],
    receipts: [],
    customer: { name: 'Анна Петрова', phone: '79001234567', email: null },
    lines: [],
    steps: ['confirmed', 'cancelled'],
    canSplit: false,
    canReturn: false,
    returns: [],
    refunds: [],
    related: [],
    confirmation: null,
    canHandOver: false,
    canSetDelivery: true,
    money,
    isReservationEnded: false,
    events: [],
    ...changed,
  }
}

const me = {
  id: 1,
  sessid: 'x',
  group: [20],
  name: 'Мария',
  phone: '79000000002',
  email: '',
  favorites: 0,
  isStaff: true,
  isAssembler: false,
  prefillsContacts: false,
  isSubscribed: false,
}
const userData = answerCall(session.getUserData, {
  userData: me,
  favorites: 0,
  basket: 0,
  isStaff: true,
  region: { ID: 1, NAME: 'Москва', kz: false },
})

function show(order: RetailOrder, answers: Parameters<typeof answerCalls>[0] = []) {
  const asked = answerCalls([userData, answerCall(contract.getRetailOrder, { order }), ...answers])
  renderScreen(<OrderPane guid={guid} onClose={() => {}} onOpen={() => {}} />)
  return asked
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

it('[payment.confirm] shows that an order waits for its customer, with the link to copy', async () => {
  const url = 'https://shop.example/order_confirm/?guid=1'
  show(
    buildOrder({
      confirmation: { isConfirmed: false, way: null, isCounter: false, by: 'Мария', url },
    }),
  )
  const waiting = page.getByRole('status').filter({ hasText: 'Ждёт подтверждения покупателя' })
  await expect.element(waiting).toBeVisible()
  await expect.element(page.getByText(url)).toBeVisible()
})

it('[payment.confirm] confirms an order at the counter by the code of the customer, and tells a wrong one', async () => {
  const url = 'https://shop.example/order_confirm/?guid=1'
  const asked = show(
    buildOrder({
      confirmation: { isConfirmed: false, way: null, isCounter: true, by: 'Мария', url },
    }),
    [
      answerCall(confirmation.sendConfirmationCode, { error: null, retryAfterSeconds: 60 }),
      answerCall(confirmation.confirmForCustomer, { isConfirmed: false, error: 'Код неверен' }),
      answerCall(confirmation.confirmForCustomer, { isConfirmed: true, error: null }),
    ],
  )
  await expect.element(page.getByText('Ждёт подтверждения покупателя')).toBeVisible()
  await expect.element(page.getByText(url)).not.toBeInTheDocument()
  await press('Прислать код покупателю')
  const code = page.getByLabelText('Код с телефона покупателя')
  await code.fill('123456')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Код неверен')
  await code.fill('654321')
  await expect.poll(() => asked(confirmation.confirmForCustomer).length).toBe(2)
  expect(asked(confirmation.confirmForCustomer).map(({ body }) => body)).toEqual([
    { orderGuid: guid, code: 123_456 },
    { orderGuid: guid, code: 654_321 },
  ])
})

it('[payment.confirm] confirms an order that the customer signed on paper', async () => {
  const asked = show(
    buildOrder({
      confirmation: { isConfirmed: false, way: null, isCounter: true, by: null, url: 'x' },
    }),
    [answerCall(confirmation.confirmForCustomer, { isConfirmed: true, error: null })],
  )
  await press('Подтверждён на бумаге')
  await expect
    .poll(() => asked(confirmation.confirmForCustomer).map(({ body }) => body))
    .toEqual([{ orderGuid: guid }])
})

it('[payment.pay-code] makes a link for a part of the rest with one key for a press, and shows it once', async () => {
  const url = 'https://shop.example/pay/abc/'
  const asked = show(buildOrder(), [
    answerCall(links.createPaymentLink, { url, expiresAt: '2026-12-23T10:00:00.000Z' }),
  ])
  await press('Ссылка на оплату')
  await page.getByRole('radio', { name: 'Часть' }).click({ force: true })
  const make = page.getByRole('button', { name: /^Создать ссылку/ })
  await expect.element(make).toBeDisabled()
  const sum = page.getByRole('spinbutton', { name: 'Сумма' })
  await sum.fill('10001')
  await expect.element(make).toBeDisabled()
  await sum.fill('2500')
  await make.click()
  await expect.element(page.getByText(url)).toBeVisible()
  const [first, ...others] = asked(links.createPaymentLink)
  expect(others).toEqual([])
  expect(first?.body).toEqual({ orderGuid: guid, isSent: true, sum: 2_500 })
  expect(first?.key).toMatch(/^[\da-f-]{36}$/)
})

it('[payment.pay-code] lists links that are open, paid, expired and withdrawn, and withdraws an open one', async () => {
  const link = { percent: null, createdAt: '2026-11-23T10:00:00.000Z', by: 'Мария' }
  const expiresAt = '2026-12-23T10:00:00.000Z'
  const states = ['open', 'used', 'expired', 'withdrawn'] as const
  const asked = show(
    buildOrder({
      money: {
        ...money,
        links: states.map((state, index) => ({
          ...link,
          expiresAt,
          state,
          amount: 1_000 * (index + 1),
          guid: `5f0c1f6e-1111-4222-8333-12345678900${index}`,
        })),
      },
    }),
    [answerCall(links.withdrawPaymentLink, { isWithdrawn: true })],
  )
  const list = page.getByRole('list', { name: 'Ссылки на оплату' })
  for (const [index, state] of ['действует', 'оплачена', 'истекла', 'отозвана'].entries())
    await expect
      .poll(() => list.getByRole('listitem').nth(index).element().textContent)
      .toContain(state)
  await expect.poll(() => list.getByRole('button').all().length).toBe(1)
  await list.getByRole('button', { name: /^Отозвать ссылку/ }).click()
  await expect
    .poll(() => asked(links.withdrawPaymentLink).map(({ body }) => body))
    .toEqual([{ linkGuid: '5f0c1f6e-1111-4222-8333-123456789000' }])
})

it('[payment.on-receipt] receives money after a code entered in place, with a new key for the repeated entry', async () => {
  const login = {
    status: 'success' as const,
    userData: me,
    favorites: 0,
    basket: 0,
    basketChanges: [],
    error: null,
    needsCode: false,
    needsPassword: false,
    needsNewPassword: false,
    needsCaptcha: false,
    smsStatusId: null,
    codePhone: null,
    retryAfterSeconds: 0,
  }
  const asked = show(
    buildOrder({ money: { ...money, placement: 'onReceipt', canReceive: true } }),
    [
      refuseCall(till.receiveMoney, 'prove_again', 'Подтвердите вход кодом из СМС и повторите.'),
      answerCall(till.receiveMoney, { received: 4_000, due: 6_000 }),
      answerCall(session.authByPhone, { smsStatusId: null, error: null, retryAfterSeconds: 60 }),
      answerCall(session.checkCode, { ...login, error: 'Код неверен' }),
      answerCall(session.checkCode, login),
    ],
  )
  await press('Принять деньги')
  await page.getByRole('spinbutton', { name: 'Сумма' }).fill('4000')
  await page.getByRole('radio', { name: 'Карта в кассе' }).click({ force: true })
  await press(/^Принять 4/)
  await press('Прислать код')
  const code = page.getByLabelText('Код из СМС')
  await code.fill('111111')
  await expect.element(page.getByText('Код неверен')).toBeVisible()
  await code.fill('222222')
  await expect.element(page.getByRole('button', { name: 'Принять деньги' })).toBeVisible()
  const entries = asked(till.receiveMoney)
  expect(entries.map(({ body }) => body)).toEqual(
    Array(2).fill({ orderGuid: guid, sum: 4_000, method: 'tillCard' }),
  )
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2)
  expect(asked(session.checkCode)[1]?.body).toEqual({ code: 222_222, phone: me.phone })
})

it('cancels with a reason and a note, and keeps what was typed when it is refused', async () => {
  const asked = show(buildOrder(), [
    refuseCall(contract.stepRetailOrder, 'step_refused', 'Заказ уже в другом состоянии.'),
  ])
  await press('Отменить заказ')
  await page.getByRole('textbox', { name: 'Примечание' }).fill('Передумали')
  await press('Отменить заказ')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Заказ уже в другом состоянии.')
  await expect.element(page.getByLabelText('Примечание')).toHaveValue('Передумали')
  expect(asked(contract.stepRetailOrder)[0]?.body).toEqual({
    orderGuid: guid,
    fromState: 'new',
    toState: 'cancelled',
    reason: 'customer',
    note: 'Передумали',
  })
})

it('[order.follow-up] chooses pick-up in a store for an order', async () => {
  const store = { hours: '', lat: 55, lon: 37, readyText: '' }
  const option = { description: '', isKit: false, freeFrom: null, services: null, days: [] }
  const asked = show(buildOrder(), [
    answerCall(contract.getRetailDelivery, {
      options: [
        {
          ...option,
          id: 7,
          name: 'Самовывоз',
          kind: 'pickup',
          addressBar: false,
          option: { type: 'plain' },
          price: 0,
          stores: [{ ...store, id: 3, name: 'Светлица на Варшавке', address: 'Варшавское ш., 97' }],
        },
      ],
    }),
    answerCall(contract.setRetailDelivery, { sum: 0, total: 10_000 }),
  ])
  await press('Выбрать доставку')
  await expect.element(page.getByRole('combobox', { name: 'Магазин' })).toBeVisible()
  await press('Сохранить доставку')
  await expect
    .poll(() => asked(contract.setRetailDelivery).map(({ body }) => body))
    .toEqual([{ orderGuid: guid, id: 7, comment: '', storeId: 3 }])
})
