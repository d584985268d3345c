import * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildOrder } from '../../../test-support/build-order.ts'
import { serveStaffUser } from '../../../test-support/serve-staff-user.ts'
import { OrderPane } from '../order-pane.tsx'

const { guid } = buildOrder()
let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  serveStaffUser(calls)
})

function show(order: RetailOrder) {
  calls.answer(contract.getRetailOrder, { order })
  const { user } = renderPart(<OrderPane guid={guid} onClose={() => {}} onOpen={() => {}} />)
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }))
  return { user, press }
}

it('[order.follow-up] chooses pick-up in a store for an order', async () => {
  const store = { hours: '', lat: 55, lon: 37, readyText: '' }
  const option = { description: '', isKit: false, freeFrom: null, services: null, days: [] }
  calls.answer(contract.getRetailDelivery, {
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
    chosen: null,
    assemblyState: 'none',
  })
  calls.answer(contract.setRetailDelivery, { sum: 0, total: 10_000 })
  const { press } = show(buildOrder())
  await press('Выбрать доставку')
  expect(await screen.findByRole('combobox', { name: 'Магазин' })).toBeVisible()
  await press('Сохранить доставку')
  await waitFor(() =>
    expect(calls.listInputs(contract.setRetailDelivery)).toEqual([
      { orderGuid: guid, id: 7, comment: '', storeId: 3, assembly: false },
    ]),
  )
})

it('[order.follow-up] moves the day of a delivery: it begins with the services as they stand and keeps them', async () => {
  const slot = { timeFrom: '09:00', timeTo: '13:00', isFree: true }
  const option = { description: '', isKit: false, freeFrom: null, services: null, stores: [] }
  const where = { address: 'Тверская, 12, 5', coordinates: { lat: 55.7, lon: 37.6 } }
  calls.answer(contract.getRetailDelivery, {
    options: [
      { ...option, id: 7, name: 'Самовывоз', kind: 'pickup', price: 0, days: [] },
      {
        ...option,
        id: 8,
        name: 'Курьер',
        kind: 'courier',
        price: 690,
        days: [
          { date: '2026-12-01', slots: [{ ...slot, id: 11 }] },
          { date: '2026-12-02', slots: [{ ...slot, id: 12 }] },
        ],
      },
    ].map((one) => ({
      ...one,
      kind: one.kind as 'pickup' | 'courier',
      addressBar: one.kind === 'courier',
      option: { type: 'plain' as const },
    })),
    chosen: {
      id: 8,
      ...where,
      storeId: null,
      slotId: 11,
      date: '2026-12-01',
      timeFrom: '09:00',
      timeTo: '13:00',
      comment: 'Домофон 12',
      price: 500,
      toDoor: true,
      lift: 'stairs',
      floor: 4,
      assembly: true,
    },
    assemblyState: 'planned',
  })
  calls.answer(contract.setRetailDelivery, { sum: 500, total: 10_500 })
  const { user, press } = show(buildOrder())
  await press('Выбрать доставку')
  expect(await screen.findByRole('combobox', { name: 'Адрес' })).toHaveValue('Тверская, 12, 5')
  expect(screen.getByRole('combobox', { name: 'Способ' })).toHaveTextContent('Курьер')
  expect(screen.getByRole('checkbox', { name: 'Занести в квартиру' })).toBeChecked()
  expect(screen.getByRole('spinbutton', { name: 'Этаж' })).toHaveValue(4)
  expect(screen.getByRole('checkbox', { name: 'Собрать мебель' })).toBeChecked()
  expect(screen.getByLabelText('Комментарий курьеру')).toHaveValue('Домофон 12')
  expect(screen.getByText(/^Сборка уже назначена/)).toBeVisible()
  expect(screen.getByText('Стоимость доставки: 500 ₽')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'День и время' }))
  await user.click(await screen.findByRole('option', { name: '2 декабря, 09:00–13:00' }))
  await press('Сохранить доставку')
  await waitFor(() =>
    expect(calls.listInputs(contract.setRetailDelivery)).toEqual([
      {
        orderGuid: guid,
        id: 8,
        comment: 'Домофон 12',
        slotId: 12,
        toDoor: true,
        lift: 'stairs',
        floor: 4,
        assembly: true,
      },
    ]),
  )
})

it('[order.follow-up] says that the ways could not be read, and reads them again', async () => {
  calls.fail(contract.getRetailDelivery, 503, 'Сервер занят')
  const { press } = show(buildOrder())
  await press('Выбрать доставку')
  expect(await screen.findByRole('alert')).toBeVisible()
  calls.answer(contract.getRetailDelivery, { options: [], chosen: null, assemblyState: 'none' })
  await press('Повторить')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(await screen.findByText('Для этого заказа способов доставки нет.')).toBeVisible()
})

it.each([
  ['ru', '1 декабря 09:00–13:00'],
  ['kk', '1 желтоқсан 09:00–13:00'],
  ['en', '1 December 09:00–13:00'],
] as const)(
  '[retail.orders] the pane writes the day of the delivery in words, in %s',
  async (language, day) => {
    const when = { date: '2026-12-01', timeFrom: '09:00', timeTo: '13:00' }
    const delivery = { kind: 'courier' as const, description: '', address: null, price: 0, ...when }
    calls.answer(contract.getRetailOrder, { order: buildOrder({ delivery }) })
    renderPart(<OrderPane guid={guid} onClose={() => {}} onOpen={() => {}} />, language)
    expect(await screen.findByText(day)).toBeVisible()
  },
)
