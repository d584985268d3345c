import * as claimDesk from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as retailOrder from '@svetlitsa/api-client/retail-order/contract'
import * as contract from '@svetlitsa/api-client/retail-order-list/contract'
import type { RetailOrderRow } from '@svetlitsa/api-client/retail-order-list/queries'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../../route-tree.gen.ts'
import { scanCode } from '../../../test-support/scan-code.ts'
import { serveStaffUser } from '../../../test-support/serve-staff-user.ts'

const buildRow = (digit: number, changed: Partial<RetailOrderRow> = {}): RetailOrderRow => ({
  id: `10050${digit}`,
  guid: `5f0c1f6e-1111-4222-8333-12345678900${digit}`,
  status: 'Новый',
  state: 'new',
  paymentStatus: 'Не оплачен',
  paymentState: 'unpaid',
  createdAt: '2026-11-23T10:00:00.000Z',
  currency: { sign: '₽', code: 'RUB' },
  sum: 98_900,
  customer: { name: 'Каримов Тимур', phone: '79037714002' },
  goods: { first: 'Диван «Берег»', lines: 3, pieces: 4 },
  delivery: { kind: 'courier', date: '2026-11-27', timeFrom: '08:00', timeTo: '12:00' },
  storeName: 'Склад Москва',
  ...changed,
})

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  // The data of the region stays on its way: the screen shows nothing of it.
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, { group: [29] })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claimDesk.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(contract.getRetailViews, {
    views: [{ id: 7, name: 'Курьеры', filter: { deliveryKind: 'courier' } }],
    stores: [{ id: 3, name: 'Светлица на Варшавке' }],
  })
})

async function open(rows = [buildRow(1), buildRow(2)], address = '/retail-lk/orders/') {
  calls.answer(contract.getRetailOrders, { orders: rows, next: null, total: rows.length })
  const { user } = openAddress(routeTree, address)
  await screen.findByRole('heading', { level: 1, name: 'Заказы' })
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }))
  return { user, press }
}
const lastFilter = () => calls.listInputs(contract.getRetailOrders).at(-1)

describe('[retail.orders] the staff’s list of orders', () => {
  it('shows what was ordered, for whom, and when it is delivered', async () => {
    await open()
    const row = await screen.findByRole('row', { name: /100501.*Каримов Тимур/ })
    for (const text of ['Диван «Берег» + 2', '27.11, 08:00–12:00', '+7 (903) 771-40-02', 'Новый'])
      expect(within(row).getByText(text)).toBeVisible()
    expect(screen.getByText('Всего 2')).toBeVisible()
  })

  it('calls a state by how the order is delivered', async () => {
    const pickup = { kind: 'pickup' as const, date: null, timeFrom: null, timeTo: null }
    const ready = { state: 'ready' as const, status: 'Готов к выдаче' }
    await open([
      buildRow(1, ready),
      buildRow(2, { ...ready, delivery: pickup }),
      buildRow(3, { state: 'delivered', status: 'Доставлен', delivery: pickup }),
    ])
    const read = async (name: RegExp) => within(await screen.findByRole('row', { name }))
    expect((await read(/100501/)).getByText('Собран')).toBeVisible()
    expect((await read(/100502/)).getByText('Готов к выдаче')).toBeVisible()
    expect((await read(/100503/)).getByText('Выдан покупателю')).toBeVisible()
    expect(screen.queryByText('Доставлен')).not.toBeInTheDocument()
  })

  it('says that nothing was found, and that the list could not be loaded', async () => {
    const { user } = await open([])
    expect(await screen.findByText(/^Заказов не нашли/)).toBeVisible()
    calls.fail(contract.getRetailOrders, 'offline')
    const [field] = screen.getAllByRole('searchbox')
    if (field) await user.type(field, '4002')
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('is narrowed by conditions, which stand in the address and are opened by F', async () => {
    const { user, press } = await open()
    await screen.findByRole('row', { name: /100501/ })
    await user.keyboard('f')
    const conditions = within(await screen.findByRole('region', { name: 'Условия' }))
    await user.click(conditions.getByRole('combobox', { name: 'Оплата' }))
    await user.click(await screen.findByRole('option', { name: 'Оплачен частично' }))
    await waitFor(() => expect(lastFilter()).toEqual({ paymentState: 'part', search: '' }))
    await user.click(conditions.getByRole('checkbox', { name: 'Бронь закончилась' }))
    await waitFor(() =>
      expect(lastFilter()).toEqual({ paymentState: 'part', isReservationEnded: true, search: '' }),
    )
    await press('Сбросить')
    await waitFor(() =>
      expect(conditions.getByRole('checkbox', { name: 'Бронь закончилась' })).not.toBeChecked(),
    )
    expect(conditions.getByRole('combobox', { name: 'Оплата' })).toHaveTextContent('Любое')
  })

  it('opens with the conditions of its address and leaves out what is not valid', async () => {
    await open([buildRow(1)], '/retail-lk/orders/?state=ready&createdFrom=2026-02-30&storeId=x')
    await screen.findByRole('row', { name: /100501/ })
    await waitFor(() => expect(lastFilter()).toEqual({ state: 'ready', search: '' }))
  })

  it('saves conditions as a view, tells why it could not, chooses one and removes it', async () => {
    calls.refuse(contract.saveRetailView, 'view_name_taken', 'Вид с таким названием уже есть.')
    const { user, press } = await open([buildRow(1)], '/retail-lk/orders/?state=ready')
    await press('Сохранить вид')
    await user.type(screen.getByRole('textbox', { name: 'Название вида' }), 'Курьеры')
    await press('Сохранить')
    expect(await screen.findByRole('alert')).toHaveTextContent('Вид с таким названием уже есть.')
    calls.answer(contract.saveRetailView, { views: [] })
    await user.type(screen.getByRole('textbox', { name: 'Название вида' }), ' 2')
    await press('Сохранить')
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
    expect(calls.listInputs(contract.saveRetailView)[1]).toEqual({
      name: 'Курьеры 2',
      filter: { state: 'ready' },
    })
    await press('Курьеры')
    await waitFor(() => expect(lastFilter()).toEqual({ deliveryKind: 'courier', search: '' }))
    calls.answer(contract.removeRetailView, { views: [] })
    await press('Удалить вид «Курьеры»')
    expect(calls.listInputs(contract.removeRetailView)).toEqual([{ viewId: 7 }])
  })

  it('searches for what is scanned wherever the focus is, and opens the order that alone has it', async () => {
    const { user } = await open()
    const [field] = screen.getAllByRole('searchbox')
    if (field) await user.type(field, 'Тимур')
    await user.click(screen.getByRole('heading', { level: 1 }))
    await scanCode('2000000000015')
    await waitFor(() => expect(lastFilter()).toEqual({ search: '2000000000015' }))
    expect(await screen.findByRole('row', { name: /100501/ })).toBeVisible()
    expect(calls.listInputs(retailOrder.getRetailOrder)).toEqual([])
    calls.answer(contract.getRetailOrders, { orders: [buildRow(2)], next: null, total: 1 })
    calls.hold(retailOrder.getRetailOrder, {} as never)
    if (field) await user.click(field)
    // The label of a box names its order.
    await scanCode('100502-001')
    await waitFor(() => expect(lastFilter()).toEqual({ search: '100502' }))
    expect(field).toHaveValue('100502')
    await waitFor(() =>
      expect(calls.listInputs(retailOrder.getRetailOrder)).toEqual([
        { orderGuid: buildRow(2).guid },
      ]),
    )
  })

  it('loads further rows after the last one', async () => {
    const { press } = await open()
    calls.answer(contract.getRetailOrders, ({ after }) =>
      after === undefined
        ? { orders: [buildRow(1)], next: 55, total: 2 }
        : { orders: [buildRow(2)], next: null, total: null },
    )
    await press('Новые')
    await press('Показать ещё')
    expect(await screen.findByRole('row', { name: /100502/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /100501/ })).toBeVisible()
    expect(lastFilter()).toEqual({ state: 'new', search: '', after: 55 })
  })
})
