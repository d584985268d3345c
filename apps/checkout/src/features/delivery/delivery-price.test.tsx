import * as delivery from '@svetlitsa/api-client/delivery/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildDelivery, chosen, courier } from '../../test-support/build-delivery.ts'
import {
  buildCheckout,
  buildMethods,
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

it.each([
  ['an address', { addressBar: true, isKit: false }, true],
  ['a kit of a transport company', { addressBar: false, isKit: true }, true],
  ['neither', { addressBar: false, isKit: false }, false],
] as const)('[delivery.price] the price is sent for %s: %j, %s', async (_way, way, isSent) => {
  const option = { ...courier, ...way, ...(way.addressBar ? {} : { days: [] }) }
  calls.answer(delivery.getDelivery, buildDelivery(chosen, [option]))
  calls.answer(delivery.setDelivery, { result: true, sum: 690, total: 65_980 })
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  const [sent] = calls.listInputs(delivery.setDelivery)
  if (isSent) expect(sent).toHaveProperty('sum', 690)
  else expect(sent).not.toHaveProperty('sum')
})

it('[delivery.price] a pick-up in a store sends no price', async () => {
  const store = { id: 31, name: 'Светлица на Варшавке', address: 'Варшавское шоссе, 1' }
  const stores = [{ ...store, hours: '9–21', lat: 55.6, lon: 37.6, readyText: 'сегодня' }]
  const pickup = { ...courier, id: 3, kind: 'pickup' as const, addressBar: false, days: [], stores }
  calls.answer(delivery.getDelivery, buildDelivery(null, [pickup]))
  calls.answer(delivery.setDelivery, { result: true, sum: 0, total: 65_290 })
  const { user, main } = await openScreen(deliveryPath)
  await user.click(await main.findByRole('radio', { name: /Светлица на Варшавке/ }))
  await user.click(main.getByRole('button', { name: save }))
  await screen.findByRole('heading', { name: 'Оплата', level: 1 })
  const [sent] = calls.listInputs(delivery.setDelivery)
  expect(sent).toMatchObject({ id: 3, storeId: 31 })
  expect(sent).not.toHaveProperty('sum')
})
