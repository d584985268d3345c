import * as delivery from '@svetlitsa/api-client/delivery/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildDelivery, chosen, courier, type Item } from '../../test-support/build-delivery.ts'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  buildOrder,
  deliveryPath,
  unpaid,
} from '../../test-support/build-order.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(delivery.getYandexPrice, { deliveryPrice: 690, zone: 'city', distanceKm: 8 })
  calls.answer(payment.getPaymentMethods, buildMethods())
  calls.answer(payment.getPaymentState, unpaid)
})

const save = 'Сохранить и перейти к оплате'

it.each(languages)(
  '[checkout.address] without an address it says so at the field: %s',
  async (language) => {
    calls.answer(delivery.getDelivery, buildDelivery(null))
    const { user, main } = await openScreen(deliveryPath, language)
    const t = checkoutTexts[language].delivery
    await user.click(await main.findByRole('button', { name: t.save }))
    const field = main.getByRole('combobox', { name: t.address })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(main.getAllByText(t.addressMissing)).not.toHaveLength(0)
    expect(calls.listInputs(delivery.setDelivery)).toEqual([])
  },
)

it('[delivery.dates] a saved day is used only when it is whole; otherwise one is chosen', async () => {
  calls.answer(delivery.getDelivery, buildDelivery({ ...chosen, timeTo: null }))
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  const day = main.getByRole('radio', { name: 'воскресенье, 7 июня' })
  expect(describeGroup(day)).toBe('Выберите день и время')
  await waitFor(() => expect(document.activeElement).toBe(day))
  expect(calls.listInputs(delivery.setDelivery)).toEqual([])
})

it('[delivery.dates] [delivery.price] a whole saved delivery is saved again with its services and price', async () => {
  calls.answer(delivery.getDelivery, buildDelivery(chosen))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, main } = await openScreen(deliveryPath)
  expect(await main.findByRole('spinbutton', { name: 'Этаж' })).toHaveProperty('value', '4')
  await user.click(main.getByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  expect(calls.listInputs(delivery.setDelivery)).toMatchObject([
    { slotId: 2, sum: 690, lift: 'stairs', floor: 4, assembly: true, toDoor: false },
  ])
})

it.each(languages)(
  '[checkout.delivery] a floor that is missing where goods are carried up is said at its field: %s',
  async (language) => {
    calls.answer(delivery.getDelivery, buildDelivery({ ...chosen, floor: null }))
    const { user, main } = await openScreen(deliveryPath, language)
    const t = checkoutTexts[language].delivery
    await user.click(await main.findByRole('button', { name: t.save }))
    await waitFor(() => expect(document.activeElement).toBe(main.getByLabelText(t.floor)))
    expect(main.getByText(t.floorMissing)).toBeDefined()
    expect(calls.listInputs(delivery.setDelivery)).toEqual([])
  },
)

it('[checkout.delivery] [POST /basket/setDelivery/] flat, entrance and floor are sent beside the street', async () => {
  calls.answer(delivery.getDelivery, buildDelivery({ ...chosen, lift: 'none', floor: null }))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, main } = await openScreen(deliveryPath)
  await user.type(await main.findByLabelText('Квартира'), '48')
  await user.type(main.getByLabelText('Подъезд'), '2')
  await user.type(main.getByLabelText('Этаж'), '7')
  await user.click(main.getByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  expect(calls.listInputs(delivery.setDelivery)).toMatchObject([
    { address: 'Москва, ул. Тверская, 12', apartment: '48', entrance: '2', floor: 7, lift: 'none' },
  ])
})

it('[delivery.delayed] a delivery whose day is named later is saved as such, without a slot', async () => {
  const later: Item['options'][number] = {
    ...courier,
    id: 9,
    kind: 'delayed',
    option: { type: 'delayed' },
    days: [],
  }
  const unnamed = { ...chosen, id: 9, date: null, timeFrom: null, timeTo: null }
  calls.answer(delivery.getDelivery, buildDelivery(unnamed, [later]))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  const [saved] = calls.listInputs(delivery.setDelivery)
  expect(saved).toMatchObject({ id: 9, delayedDelivery: true })
  expect(saved).not.toHaveProperty('slotId')
})

it('[delivery.dates] ways that do not load empty the list, and can be asked for again', async () => {
  calls.fail(delivery.getDelivery, 503)
  const { user, main } = await openScreen(deliveryPath)
  expect(await main.findByText('Способы доставки не загрузились')).toBeDefined()
  calls.answer(delivery.getDelivery, buildDelivery(chosen))
  await user.click(main.getByRole('button', { name: /ещё раз|Повторить/ }))
  expect(await main.findByRole('button', { name: save })).toBeDefined()
})

it('[route.delivery] [route.payment] the delivery of the group in the address leads to its payment', async () => {
  calls.answer(delivery.getDelivery, buildDelivery(chosen))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, router, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  expect(calls.listInputs(delivery.getDelivery)[0]).toEqual({ basketGroup })
  expect(router.state.location.pathname).toBe(`/personal/order/pay/${basketGroup}/`)
  expect(calls.listInputs(payment.getPaymentMethods)[0]).toEqual({ basketGroup })
})

it('a store that is missing is said at the stores, which have the focus', async () => {
  const store = { id: 31, name: 'Светлица на Варшавке', address: 'Варшавское шоссе, 1' }
  const stores = [{ ...store, hours: '9–21', lat: 55.6, lon: 37.6, readyText: 'сегодня' }]
  const pickup = { ...courier, id: 3, kind: 'pickup' as const, addressBar: false, days: [], stores }
  calls.answer(delivery.getDelivery, buildDelivery(null, [pickup]))
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  const radio = main.getByRole('radio', { name: /Светлица на Варшавке/ })
  await waitFor(() => expect(document.activeElement).toBe(radio))
  expect(describeGroup(radio)).toBe('Выберите магазин')
  await user.click(radio)
  expect(main.queryByText('Выберите магазин')).toBeNull()
  expect(calls.listInputs(delivery.setDelivery)).toEqual([])
})

/** The message that stands at a group of radios. */
function describeGroup(radio: HTMLElement) {
  const group = radio.closest('fieldset')
  return document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent
}

it('a slot that was taken meanwhile and an address outside the zones are told at their fields', async () => {
  calls.answer(delivery.getDelivery, buildDelivery(chosen))
  calls.refuse(delivery.setDelivery, 'slot_taken', 'Это время уже занято. Выберите другое.')
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  expect(await main.findByText('Это время уже занято. Выберите другое.')).toBeDefined()
  const day = main.getByRole('radio', { name: 'воскресенье, 7 июня' })
  expect(describeGroup(day)).toBe('Это время уже занято. Выберите другое.')
  await waitFor(() => expect(document.activeElement).toBe(day))
  calls.refuse(delivery.setDelivery, 'outside_zones', 'Сюда мы не доставляем.')
  await user.click(main.getByRole('button', { name: save }))
  expect(await main.findByText('Сюда мы не доставляем.')).toBeDefined()
  const address = main.getByRole('combobox', { name: 'Улица и дом' })
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(main.queryByText('Это время уже занято. Выберите другое.')).toBeNull()
  expect(main.getByRole('heading', { name: 'Доставка', level: 1 })).toBeDefined()
})

it('[domain.quantity] the goods of the order are listed in pieces and in metres', async () => {
  calls.answer(delivery.getDelivery, buildDelivery(chosen))
  const { main } = await openScreen(deliveryPath)
  expect(await main.findByText('Диван × 1; Дорожка 2,5 м')).toBeDefined()
})

it('the services are explained line by line with their prices', async () => {
  calls.answer(delivery.getDelivery, buildDelivery(chosen))
  const { main } = await openScreen(deliveryPath)
  expect(await main.findByText(/Привезём к подъезду/)).toBeDefined()
  expect(
    main.getByText(/На лифте 300.₽ за весь заказ, по лестнице 150.₽ за этаж и каждые 50 кг/),
  ).toBeDefined()
  expect(main.getByRole('switch', { name: /Собрать мебель/ })).toHaveProperty('checked', true)
})

describe('the link of an order alone', () => {
  const masked = (saved: Item['chosen']) => {
    calls.answer(delivery.getDelivery, { ...buildDelivery(saved), isMasked: true })
    const customer = { name: 'М…', phone: '+7 9•• •••-••-67', email: null }
    const orders = [buildOrder({ customer })]
    calls.answer(order.getCheckoutOrder, buildCheckout({ isMasked: true, orders }))
  }
  const hidden = { ...chosen, address: 'Москва, •••', coordinates: null }

  it.each(languages)(
    '[checkout.masked] chooses the slot of a saved delivery: %s',
    async (language) => {
      masked({ ...hidden, date: null, timeFrom: null, timeTo: null })
      calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
      const { user, main } = await openScreen(deliveryPath, language)
      const { delivery: texts, masked: t } = checkoutTexts[language]
      await user.click(await main.findByRole('button', { name: t.saveSlot }))
      expect(main.getByText(texts.chooseSlot)).toBeDefined()
      await user.click(main.getByRole('radio', { name: /^[^:]*7[^:]*$/ }))
      await user.click(main.getByRole('radio', { name: '13:00–17:00' }))
      await user.click(main.getByRole('button', { name: t.saveSlot }))
      const [start = ''] = t.slotSaved.split('{')
      expect(await main.findByText(new RegExp(`^${start}.*13:00–17:00`))).toBeDefined()
      expect(calls.listInputs(delivery.setDelivery)).toEqual([
        { basketGuid: basketGroup, id: 2, orderId: '100500', slotId: 2 },
      ])
      expect(main.queryByRole('combobox')).toBeNull()
      expect(main.queryByRole('switch')).toBeNull()
      expect(main.getByRole('button', { name: t.login })).toBeDefined()
    },
  )

  it('[checkout.masked] a slot that was taken meanwhile is told at the slots', async () => {
    masked(hidden)
    calls.refuse(delivery.setDelivery, 'slot_taken', 'Это время уже занято. Выберите другое.')
    const { user, main } = await openScreen(deliveryPath)
    await user.click(await main.findByRole('button', { name: 'Сохранить день и время' }))
    const day = main.getByRole('radio', { name: 'воскресенье, 7 июня' })
    await waitFor(() => expect(describeGroup(day)).toBe('Это время уже занято. Выберите другое.'))
    await waitFor(() => expect(document.activeElement).toBe(day))
  })

  it('[checkout.masked] where no delivery is saved it is chosen after a login', async () => {
    masked(null)
    const { main } = await openScreen(deliveryPath)
    expect(await main.findByText(/Чтобы выбрать доставку, войдите/)).toBeDefined()
    expect(main.queryByRole('button', { name: 'Сохранить день и время' })).toBeNull()
  })
})
