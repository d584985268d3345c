import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as delivery from '@svetlitsa/api-client/delivery/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/parse-language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  basketGuid,
  buildCheckout,
  buildMethods,
  deliveryPath,
  unpaid,
} from '../../test-support/build-order.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

type Delivery = CallAnswer<typeof delivery.getDelivery>
type Item = Delivery['items'][number]

const courier: Item['options'][number] = {
  id: 2,
  name: 'Курьером',
  description: 'До подъезда',
  kind: 'courier',
  isKit: false,
  addressBar: true,
  option: { type: 'plain' },
  price: 690,
  freeFrom: null,
  services: {
    toDoor: 300,
    liftByElevator: 300,
    liftPerFloor: 150,
    liftBandKg: 50,
    weightKg: 60,
    assembly: 990,
  },
  days: [
    {
      date: '2026-06-07',
      slots: [
        { id: 1, timeFrom: '09:00', timeTo: '13:00', isFree: false },
        { id: 2, timeFrom: '13:00', timeTo: '17:00', isFree: true },
      ],
    },
  ],
  stores: [],
}

const chosen: NonNullable<Item['chosen']> = {
  id: 2,
  address: 'Москва, ул. Тверская, 12',
  coordinates: { lat: 55.76, lon: 37.6 },
  storeId: null,
  date: '2026-06-07',
  timeFrom: '13:00',
  timeTo: '17:00',
  comment: '',
  price: 690,
  toDoor: false,
  lift: 'stairs',
  floor: 4,
  assembly: true,
}

const build = (saved: Item['chosen'], options = [courier]): Delivery => ({
  isMasked: false,
  items: [{ orderId: '100500', goods: [{ name: 'Диван', quantity: 1 }], options, chosen: saved }],
  mapCenter: { lat: 55.75, lon: 37.62 },
  zones: [],
  addresses: [],
})

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
    calls.answer(delivery.getDelivery, build(null))
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
  calls.answer(delivery.getDelivery, build({ ...chosen, timeTo: null }))
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  expect(main.getByText('Выберите день и время')).toBeDefined()
  expect(calls.listInputs(delivery.setDelivery)).toEqual([])
})

it('[delivery.dates] [delivery.price] a whole saved delivery is saved again with its services and price', async () => {
  calls.answer(delivery.getDelivery, build(chosen))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, main } = await openScreen(deliveryPath)
  expect(await main.findByRole('spinbutton', { name: 'Этаж' })).toHaveProperty('value', '4')
  await user.click(main.getByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  expect(calls.listInputs(delivery.setDelivery)).toMatchObject([
    { slotId: 2, sum: 690, lift: 'stairs', floor: 4, assembly: true, toDoor: false },
  ])
})

it('[delivery.dates] ways that do not load empty the list, and can be asked for again', async () => {
  calls.fail(delivery.getDelivery, 503)
  const { user, main } = await openScreen(deliveryPath)
  expect(await main.findByText('Способы доставки не загрузились')).toBeDefined()
  calls.answer(delivery.getDelivery, build(chosen))
  await user.click(main.getByRole('button', { name: /ещё раз|Повторить/ }))
  expect(await main.findByRole('button', { name: save })).toBeDefined()
})

it('[route.delivery] [route.payment] the delivery of the group in the address leads to its payment', async () => {
  calls.answer(delivery.getDelivery, build(chosen))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, router, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  expect(calls.listInputs(delivery.getDelivery)[0]).toEqual({ basketGroup: basketGuid })
  expect(router.state.location.pathname).toBe(`/personal/order/pay/${basketGuid}/`)
  expect(calls.listInputs(payment.getPaymentMethods)[0]).toEqual({ basketGroup: basketGuid })
})

it('a slot that was taken meanwhile and an address outside the zones are told', async () => {
  calls.answer(delivery.getDelivery, build(chosen))
  calls.refuse(delivery.setDelivery, 'slot_taken', 'Это время уже занято. Выберите другое.')
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  expect(await main.findByText('Это время уже занято. Выберите другое.')).toBeDefined()
  calls.refuse(delivery.setDelivery, 'outside_zones', 'Сюда мы не доставляем.')
  await user.click(main.getByRole('button', { name: save }))
  expect(await main.findByText('Сюда мы не доставляем.')).toBeDefined()
  expect(main.getByRole('heading', { name: 'Доставка', level: 1 })).toBeDefined()
})

it('the services are explained line by line with their prices', async () => {
  calls.answer(delivery.getDelivery, build(chosen))
  const { main } = await openScreen(deliveryPath)
  expect(await main.findByText(/Привезём к подъезду/)).toBeDefined()
  expect(
    main.getByText(/На лифте 300.₽ за весь заказ, по лестнице 150.₽ за этаж и каждые 50 кг/),
  ).toBeDefined()
  expect(main.getByRole('switch', { name: /Собрать мебель/ })).toHaveProperty('checked', true)
})
