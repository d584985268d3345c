import * as confirmation from '@svetlitsa/api-client/order-confirmation/contract'
import * as links from '@svetlitsa/api-client/payment-link/contract'
import * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import * as retailPayment from '@svetlitsa/api-client/retail-payment/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildOrder, money } from '../../test-support/build-order.ts'
import { loggedIn, serveLoginCode } from '../../test-support/serve-login-code.ts'
import { buildStaffUser, serveStaffUser } from '../../test-support/serve-staff-user.ts'
import { OrderPane } from './order-pane.tsx'

const { guid } = buildOrder()

const me = buildStaffUser()

const noDelivery = {
  description: '',
  address: null,
  date: null,
  timeFrom: null,
  timeTo: null,
  price: 0,
}

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  serveStaffUser(calls, me)
})

function show(order: RetailOrder) {
  calls.answer(contract.getRetailOrder, { order })
  const { user } = renderPart(<OrderPane guid={guid} onClose={() => {}} onOpen={() => {}} />)
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }))
  return { user, press }
}

it('[payment.confirm] shows that an order waits for its customer, with the link to copy', async () => {
  const url = 'https://shop.example/order_confirm/?guid=1'
  show(
    buildOrder({
      confirmation: { isConfirmed: false, way: null, isCounter: false, by: 'Мария', url },
    }),
  )
  const waiting = await screen.findByText('Ждёт подтверждения покупателя')
  expect(waiting.closest('[role="status"]')).toBeVisible()
  expect(screen.getByText(url)).toBeVisible()
})

it('[payment.confirm] confirms an order at the counter by the code of the customer, and tells a wrong one', async () => {
  const url = 'https://shop.example/order_confirm/?guid=1'
  calls.answer(confirmation.sendConfirmationCode, { error: null, retryAfterSeconds: 60 })
  calls.answer(confirmation.confirmForCustomer, { isConfirmed: false, error: 'Код неверен' })
  const { user, press } = show(
    buildOrder({
      confirmation: { isConfirmed: false, way: null, isCounter: true, by: 'Мария', url },
    }),
  )
  expect(await screen.findByText('Ждёт подтверждения покупателя')).toBeVisible()
  expect(screen.queryByText(url)).not.toBeInTheDocument()
  await press('Прислать код покупателю')
  await user.type(await screen.findByLabelText('Код с телефона покупателя'), '123456')
  expect(await screen.findByRole('alert')).toHaveTextContent('Код неверен')
  calls.answer(confirmation.confirmForCustomer, { isConfirmed: true, error: null })
  await user.type(screen.getByLabelText('Код с телефона покупателя'), '654321')
  await waitFor(() => expect(calls.listInputs(confirmation.confirmForCustomer)).toHaveLength(2))
  expect(calls.listInputs(confirmation.confirmForCustomer)).toEqual([
    { orderGuid: guid, code: 123_456 },
    { orderGuid: guid, code: 654_321 },
  ])
})

it('[payment.confirm] confirms an order that the customer signed on paper', async () => {
  calls.answer(confirmation.confirmForCustomer, { isConfirmed: true, error: null })
  const { press } = show(
    buildOrder({
      confirmation: { isConfirmed: false, way: null, isCounter: true, by: null, url: 'x' },
    }),
  )
  await press('Подтверждён на бумаге')
  await waitFor(() =>
    expect(calls.listInputs(confirmation.confirmForCustomer)).toEqual([{ orderGuid: guid }]),
  )
})

it('[payment.pay-code] makes a link for a part of the rest with a key, and shows it once', async () => {
  const url = 'https://shop.example/pay/abc/'
  calls.answer(links.createPaymentLink, { url, expiresAt: '2026-12-23T10:00:00.000Z' })
  const { user, press } = show(buildOrder())
  await press('Ссылка на оплату')
  await user.click(screen.getByRole('radio', { name: 'Часть' }))
  const make = screen.getByRole('button', { name: /^Создать ссылку/ })
  expect(make).toBeDisabled()
  const sum = screen.getByRole('spinbutton', { name: 'Сумма' })
  await user.clear(sum)
  await user.type(sum, '10001')
  expect(make).toBeDisabled()
  await user.clear(sum)
  await user.type(sum, '2500')
  await user.click(make)
  expect(await screen.findByText(url)).toBeVisible()
  expect(calls.listInputs(links.createPaymentLink)).toEqual([
    { orderGuid: guid, isSent: true, sum: 2_500 },
  ])
  const [headers] = calls.listHeaders(links.createPaymentLink)
  expect(headers?.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
})

it('[payment.pay-code] lists links that are open, paid, expired and withdrawn, and withdraws an open one', async () => {
  const link = { percent: null, createdAt: '2026-11-23T10:00:00.000Z', by: 'Мария' }
  const expiresAt = '2026-12-23T10:00:00.000Z'
  const states = ['open', 'used', 'expired', 'withdrawn'] as const
  calls.answer(links.withdrawPaymentLink, { isWithdrawn: true })
  const { user } = show(
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
  )
  const list = within(await screen.findByRole('list', { name: 'Ссылки на оплату' }))
  const items = list.getAllByRole('listitem')
  for (const [index, state] of ['действует', 'оплачена', 'истекла', 'отозвана'].entries())
    expect(items[index]).toHaveTextContent(state)
  expect(list.getAllByRole('button')).toHaveLength(1)
  await user.click(list.getByRole('button', { name: /^Отозвать ссылку/ }))
  await waitFor(() =>
    expect(calls.listInputs(links.withdrawPaymentLink)).toEqual([
      { linkGuid: '5f0c1f6e-1111-4222-8333-123456789000' },
    ]),
  )
})

it('[payment.on-receipt] receives money after a code entered in place, with one key for both entries', async () => {
  const refusal = 'Подтвердите вход кодом из СМС и повторите.'
  calls.refuse(retailPayment.receiveMoney, 'prove_again', refusal)
  serveLoginCode(calls)
  calls.answer(session.checkCode, { ...loggedIn, error: 'Код неверен' })
  const { user, press } = show(
    buildOrder({ money: { ...money, placement: 'onReceipt', canReceive: true } }),
  )
  await press('Принять деньги')
  await user.clear(screen.getByRole('spinbutton', { name: 'Сумма' }))
  await user.type(screen.getByRole('spinbutton', { name: 'Сумма' }), '4000')
  await user.click(screen.getByRole('radio', { name: 'Карта в кассе' }))
  await press(/^Принять 4/)
  await press('Прислать код')
  await user.type(await screen.findByLabelText('Код из СМС'), '111111')
  expect(await screen.findByText('Код неверен')).toBeVisible()
  calls.answer(session.checkCode, loggedIn)
  calls.answer(retailPayment.receiveMoney, { received: 4_000, due: 6_000 })
  await user.type(screen.getByLabelText('Код из СМС'), '222222')
  expect(await screen.findByRole('button', { name: 'Принять деньги' })).toBeVisible()
  expect(calls.listInputs(retailPayment.receiveMoney)).toEqual(
    Array(2).fill({ orderGuid: guid, sum: 4_000, method: 'tillCard' }),
  )
  const keys = calls
    .listHeaders(retailPayment.receiveMoney)
    .map((headers) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  expect(calls.listInputs(session.checkCode)[1]).toEqual({ code: 222_222, phone: me.phone })
})

it('[payment.marks-ordered] enters the transfer for a bill without asking how it was paid', async () => {
  calls.answer(retailPayment.receiveMoney, { received: 10_000, due: 0 })
  const { press } = show(
    buildOrder({
      money: { ...money, due: 10_000, checkoutDue: 10_000, placement: 'bill', canReceive: true },
    }),
  )
  expect(await screen.findByText('Оплата по счёту')).toBeVisible()
  await press('Принять деньги')
  expect(screen.queryByRole('radio', { name: 'Наличные' })).toBeNull()
  await press(/^Принять 10/)
  await screen.findByRole('button', { name: 'Принять деньги' })
  expect(calls.listInputs(retailPayment.receiveMoney)).toEqual([
    { orderGuid: guid, sum: 10_000, method: 'bill' },
  ])
})

it('cancels with a reason and a note, and keeps what was typed when it is refused', async () => {
  calls.refuse(contract.transitionRetailOrder, 'step_refused', 'Заказ уже в другом состоянии.')
  const { user, press } = show(buildOrder())
  await press('Отменить заказ')
  await user.type(screen.getByRole('textbox', { name: 'Примечание' }), 'Передумали')
  await press('Отменить заказ')
  expect(await screen.findByRole('alert')).toHaveTextContent('Заказ уже в другом состоянии.')
  expect(screen.getByLabelText('Примечание')).toHaveValue('Передумали')
  expect(calls.listInputs(contract.transitionRetailOrder)[0]).toEqual({
    orderGuid: guid,
    fromState: 'new',
    toState: 'cancelled',
    reason: 'customer',
    note: 'Передумали',
  })
})

it.each([
  ['courier', 'Собран', 'Доставлен'],
  ['pickup', 'Готов к выдаче', 'Выдан покупателю'],
] as const)(
  '[order.states] names steps and states of a %s order by what it is',
  async (kind, ready, delivered) => {
    const event = {
      kind: 'state' as const,
      actor: 'staff' as const,
      by: 'Мария',
      reason: null,
      note: '',
    }
    const delivery = { ...noDelivery, kind }
    show(
      buildOrder({
        state: 'ready',
        status: 'Готов к выдаче',
        delivery,
        steps: ['delivered', 'cancelled'],
        events: [{ ...event, to: 'ready', at: '2026-11-23T10:00:00.000Z' }],
      }),
    )
    expect(await screen.findByRole('button', { name: delivered })).toBeVisible()
    expect(screen.getAllByText(ready)).toHaveLength(2)
    show(buildOrder({ state: 'picking', delivery, steps: ['ready'] }))
    expect(await screen.findByRole('button', { name: ready })).toBeVisible()
  },
)

it('[order.follow-up] asks at a split whether the new order is to be assembled, where there is an assembly', async () => {
  const line = { id: 4, name: 'Диван', article: 'P1', quantity: 2, price: 5_000, byMetre: false }
  const order = buildOrder({ canSplit: true, lines: [line], assemblyState: 'planned' })
  const followUp = { id: '100500-1', guid }
  calls.answer(contract.splitRetailOrder, { order, followUp })
  const { user, press } = show(order)
  await press('Разделить')
  const assembly = await screen.findByRole('checkbox', { name: /Собрать товары нового заказа/ })
  expect(assembly).toBeChecked()
  await user.click(assembly)
  await user.type(screen.getByRole('spinbutton', { name: /Диван/ }), '1')
  await press('Выделить в новый заказ')
  await waitFor(() =>
    expect(calls.listInputs(contract.splitRetailOrder)).toEqual([
      { orderGuid: guid, lines: [{ lineId: 4, quantity: 1 }], assembly: false, note: '' },
    ]),
  )
})
