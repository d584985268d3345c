import * as basket from '@svetlitsa/api-client/basket/contract'
import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import * as delivery from '@svetlitsa/api-client/delivery/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildOrder, orderGuid } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

type Changes = Parameters<typeof buildOrder>[0]

function openOrder(changes: Changes = {}, query = '') {
  const shop = stubShop()
  shop.answer(customerOrder.getOrder, { order: buildOrder(changes) })
  return { shop, ...openAccount(`/personal-lk/order/${orderGuid}/${query}`) }
}

const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
const listActions = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Заказ 204511' })
  const names = ['Оплатить', /Доплатить/, 'Выбрать доставку', 'Выбрать день доставки']
  const more = ['Вернуть товар', 'Заказать сборку', 'Повторить заказ', 'Отменить заказ']
  return [...names, ...more, 'Попросить отменить', 'Всё получено'].filter(
    (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  )
}

describe('[lk.orders] the page of an order', () => {
  it('shows each state with the moment when it was reached, and the agreed day of delivery', async () => {
    openOrder()
    const progress = within(await screen.findByRole('list', { name: 'Ход заказа' }))
    const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps[0]).toMatch(/^Принят, готово20 ноября, \d\d:02$/)
    expect(steps[1]).toMatch(/^Подтверждён, готово20 ноября, \d\d:40$/)
    expect(steps[2]).toMatch(/^Комплектуется21 ноября, \d\d:00$/)
    expect(steps[3]).toBe('В доставке')
    expect(steps[4]).toBe('Доставлен24 ноября, 12:00–16:00')
    expect(progress.getByText('Комплектуется').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
  })

  it('that was cancelled shows how far it came, and when it ended', async () => {
    const history = [
      { state: 'new', label: 'Новый', at: '2026-11-20T11:02:00Z' },
      { state: 'confirmed', label: 'Подтверждён', at: '2026-11-20T11:40:00Z' },
      { state: 'cancelled', label: 'Отменён', at: '2026-11-21T08:00:00Z' },
    ]
    openOrder({ state: 'cancelled', status: 'Отменён', history, actions: ['repeat'] })
    const progress = within(await screen.findByRole('list', { name: 'Ход заказа' }))
    const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringMatching(/^Принят, готово20 ноября, \d\d:02$/),
      expect.stringMatching(/^Подтверждён, готово20 ноября, \d\d:40$/),
      expect.stringMatching(/^Отменён21 ноября, \d\d:00$/),
    ])
    expect(progress.getByText('Отменён').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('[lk.back-links] leads back to the orders', async () => {
    openOrder()
    const back = await screen.findByRole('link', { name: 'Ко всем заказам' })
    expect(back).toHaveAttribute('href', '/personal-lk/orders/')
  })

  it.each([
    [
      ['pay', 'cancel', 'repeat'],
      ['Оплатить', 'Повторить заказ', 'Отменить заказ'],
    ],
    [['chooseDelivery'], ['Выбрать доставку']],
    [['ask'], ['Попросить отменить']],
    [
      ['refund', 'close'],
      ['Вернуть товар', 'Всё получено'],
    ],
    [['chooseDay'], ['Выбрать день доставки']],
    [[], []],
  ] as const)('that allows %j offers %j and nothing else', async (actions, offered) => {
    openOrder({ actions: [...actions], paid: 0, paymentState: 'unpaid' })
    expect(await listActions()).toEqual(offered)
  })

  it('asks for the rest of what is paid in part, on the payment page', async () => {
    openOrder({ actions: ['pay'], paid: 30_670, due: 99_000, paymentState: 'part' })
    const link = await screen.findByRole('link', { name: /^Доплатить 99\s000\s₽$/ })
    expect(link.getAttribute('href')).toContain('/personal/order/pay/')
    expect(screen.getByText('Оплачен частично, Оплачено 30 670 ₽')).toBeVisible()
  })

  it('leads to its receipts and the orders made together with it', async () => {
    openOrder({
      receipts: [{ guid: 'abc', type: 'sale' }],
      related: [{ id: '204511-1', guid: 'other' }],
    })
    expect(await screen.findByRole('link', { name: 'Электронный чек' })).toHaveAttribute(
      'href',
      '/receipt/abc/',
    )
    expect(screen.getByRole('link', { name: 'Заказ 204511-1' })).toHaveAttribute(
      'href',
      '/personal-lk/order/other/',
    )
  })
})

describe('[lk.orders] cancelling', () => {
  const reasons = [
    { id: 'changedMind' as const, name: 'Передумали' },
    { id: 'other' as const, name: 'Другая причина' },
  ]

  it('asks for a reason, sends what it was told to do, and says what became of it', async () => {
    const { shop, user } = openOrder({ state: 'new', actions: ['cancel'] })
    shop.answer(customerOrder.getReasonsForClose, { outcome: 'cancel', reasons })
    await user.click(await findButton('Отменить заказ'))
    const form = await screen.findByRole('form', { name: 'Отменить заказ 204511?' })
    expect(screen.getAllByRole('button', { name: 'Отменить заказ' })).toHaveLength(1)
    await user.click(within(form).getByRole('button', { name: 'Отменить заказ' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите причину')
    const first = within(form).getByRole('radio', { name: 'Передумали' })
    await waitFor(() => expect(first).toHaveFocus())
    expect(shop.listInputs(customerOrder.closeOrder)).toEqual([])
    const cancelled = buildOrder({ state: 'cancelled', actions: ['repeat'] })
    shop.answer(customerOrder.getOrder, { order: cancelled })
    shop.answer(customerOrder.closeOrder, {
      result: true,
      outcome: 'cancel',
      message: 'Заказ отменён.',
      order: cancelled,
    })
    await user.click(within(form).getByRole('radio', { name: 'Передумали' }))
    await user.click(within(form).getByRole('button', { name: 'Отменить заказ' }))
    expect(await screen.findByText('Заказ отменён.')).toBeVisible()
    expect(shop.listInputs(customerOrder.closeOrder)).toEqual([
      { orderGuid, outcome: 'cancel', reason: 'changedMind', comment: '' },
    ])
    expect(await listActions()).toEqual(['Повторить заказ'])
  })

  it('shows the words of the server where the order was picked meanwhile', async () => {
    const { shop, user } = openOrder({ state: 'new', actions: ['cancel'] }, '?form=close')
    shop.answer(customerOrder.getReasonsForClose, { outcome: 'cancel', reasons })
    const detail = 'Заказ уже в другом состоянии.'
    shop.refuse(customerOrder.closeOrder, 'close_refused', detail)
    await user.click(await screen.findByRole('radio', { name: 'Передумали' }))
    const form = screen.getByRole('form')
    await user.click(within(form).getByRole('button', { name: 'Отменить заказ' }))
    expect(await screen.findByText(detail)).toBeVisible()
  })

  it('shows a refusal of a field only at it', async () => {
    const { shop, user } = openOrder({ state: 'new', actions: ['cancel'] }, '?form=close')
    shop.answer(customerOrder.getReasonsForClose, { outcome: 'cancel', reasons })
    const fields = { reason: 'Эту причину выбрать нельзя' }
    shop.refuse(customerOrder.closeOrder, 'invalid', 'Проверьте поля', { fields })
    await user.click(await screen.findByRole('radio', { name: 'Передумали' }))
    const form = screen.getByRole('form')
    await user.click(within(form).getByRole('button', { name: 'Отменить заказ' }))
    expect(await screen.findByText(fields.reason)).toBeVisible()
    expect(screen.queryByText('Проверьте поля')).toBeNull()
  })
})

it.each([
  [{ isCloseAsked: true }, 'Вы попросили отменить заказ. Оператор перезвонит.'],
  [{ closeRefusal: 'Диван уже в машине' }, 'Отменить заказ нельзя: Диван уже в машине'],
])('[lk.orders] the order tells how the request to cancel it stands: %j', async (changes, text) => {
  openOrder({ state: 'shipped', ...changes })
  expect(await screen.findByText(text)).toBeVisible()
})

it('[lk.orders] the form that closes an order tells that nothing can be returned afterwards', async () => {
  const { shop } = openOrder({ state: 'delivered', actions: ['close'] }, '?form=close')
  const reasons = [{ id: 'received' as const, name: 'Всё получено' }]
  shop.answer(customerOrder.getReasonsForClose, { outcome: 'close', reasons })
  expect(await screen.findByText(/вернуть товар через кабинет будет нельзя/)).toBeVisible()
  expect(screen.getByText(/Гарантия остаётся/)).toBeVisible()
})

describe('[lk.orders] a form whose questions do not load', () => {
  it('of closing is tried again or left', async () => {
    const { shop, user } = openOrder({ state: 'new', actions: ['cancel'] })
    shop.fail(customerOrder.getReasonsForClose, 'offline')
    await user.click(await findButton('Отменить заказ'))
    await user.click(await findButton('Не надо'))
    await user.click(await findButton('Отменить заказ'))
    const retry = await findButton('Повторить')
    const reasons = [{ id: 'other' as const, name: 'Другая причина' }]
    shop.answer(customerOrder.getReasonsForClose, { outcome: 'cancel', reasons })
    await user.click(retry)
    expect(await screen.findByRole('radio', { name: 'Другая причина' })).toBeVisible()
  })

  it('of a day says so, and not that no day is free', async () => {
    const { shop } = openOrder({ state: 'ready', actions: ['chooseDay'] }, '?form=day')
    shop.fail(delivery.getDelivery, 'offline')
    expect(await findButton('Повторить')).toBeVisible()
    expect(screen.queryByText(/Свободных дней пока нет/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Не надо' })).toBeVisible()
  })
})

it('[delivery.delayed] the day of a delayed delivery is chosen among the free slots', async () => {
  const delayed = {
    kind: 'delayed' as const,
    description: 'Позже',
    address: 'Тверская, 1',
    date: null,
    timeFrom: null,
    timeTo: null,
    price: 690,
  }
  const { shop, user } = openOrder({
    state: 'ready',
    actions: ['chooseDay'],
    delivery: delayed,
  })
  const slot = { timeFrom: '09:00', timeTo: '13:00' }
  const days = [
    { date: '2026-11-24', slots: [{ id: 1, ...slot, isFree: false }] },
    { date: '2026-11-25', slots: [{ id: 2, ...slot, isFree: true }] },
  ]
  const option = {
    id: 1,
    name: 'Курьер',
    description: 'Курьер',
    kind: 'courier' as const,
    isKit: false,
    addressBar: true,
    option: { type: 'plain' as const },
    price: 690,
    freeFrom: null,
    services: null,
    days,
    stores: [],
  }
  shop.answer(delivery.getDelivery, {
    isMasked: false,
    items: [{ orderId: '204511', goods: [], options: [option], chosen: null }],
    addresses: [],
    mapCenter: { lat: 55, lon: 37 },
    zones: [],
  })
  await user.click(await findButton('Выбрать день доставки'))
  expect(await screen.findByRole('radio', { name: 'вторник, 24 ноября' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: 'среда, 25 ноября' }))
  await user.click(screen.getByRole('radio', { name: '09:00–13:00' }))
  shop.answer(delivery.runDelayedDelivery, { result: true, date: '2026-11-25', ...slot })
  await user.click(await findButton('Привезти в это время'))
  expect(await screen.findByText('Записали: 25 ноября, 09:00–13:00')).toBeVisible()
  expect(shop.listInputs(delivery.runDelayedDelivery)).toEqual([{ orderGuid, slotId: 2 }])
})

it('[lk.orders] assembly is asked for with one click', async () => {
  const { shop, user } = openOrder({ state: 'delivered', actions: ['assembly'] })
  const order = buildOrder({ state: 'delivered', assemblyState: 'requested', actions: [] })
  await findButton('Заказать сборку')
  shop.answer(customerOrder.getOrder, { order })
  shop.answer(customerOrder.sendAssembly, { result: true, message: 'Заявка принята.', order })
  await user.click(await findButton('Заказать сборку'))
  expect(await screen.findByText('Заявка принята.')).toBeVisible()
  expect(await screen.findByText('Сборка: Заявка принята')).toBeVisible()
  expect(shop.listInputs(customerOrder.sendAssembly)).toEqual([{ orderGuid }])
})

it('[lk.orders] repeating puts the goods into the basket, or says what is sold out', async () => {
  const { shop, user } = openOrder({ actions: ['repeat'] })
  const detail = 'Товара «Диван» не хватает: осталось 1.'
  shop.refuse(basket.addToBasket, 'out_of_stock', detail)
  await user.click(await findButton('Повторить заказ'))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(shop.listInputs(basket.addToBasket)).toEqual([{ offers: [{ offerId: 11, quantity: 2 }] }])
})
