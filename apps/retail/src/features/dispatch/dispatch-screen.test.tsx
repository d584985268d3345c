import * as contract from '@svetlitsa/api-client/dispatch/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import {
  address,
  answerUser,
  board,
  findPane,
  guids,
  openBoard,
  serveDispatchCalls,
  today,
  waiting,
} from './test-support/serve-dispatch-calls.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveDispatchCalls()
})

const getTabs = () => within(screen.getByRole('navigation', { name: 'Кабинет магазина' }))

describe('[assembler.assign] the board', () => {
  it('shows what waits, what is free, taken and past, and why people are away', async () => {
    await openBoard()
    expect(getTabs().getByRole('link', { name: 'Диспетчерская' })).toBeVisible()
    const orders = within(screen.getByRole('region', { name: 'Без сборщика · 1' }))
    expect(orders.getByText('Лесная, 3, кв. 15')).toBeVisible()
    const cells = (name: string) =>
      within(screen.getByRole('list', { name: `Периоды: ${name}` }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(cells('Тимур')).toEqual([
        '09:00–12:00прошло',
        '12:00–15:0010042: предложение',
        '15:00–18:0010043Тверская, 12',
        '18:00–21:00вне графика',
      ]),
    )
    expect(cells('Анна')[0]).toBe('09:00–12:00отпуск')
    const deliveries = within(screen.getByRole('list', { name: 'Доставки: Экипаж 1' }))
    expect(deliveries.getByRole('button', { name: 'Заказ 10043' })).toBeVisible()
  })

  it('breaks a long address, however it is written, within its place', async () => {
    const long = `Тверская,${'12'.repeat(60)}`
    const orders = board.orders.map((order) => ({ ...order, address: long }))
    calls.answer(contract.getBoard, { ...board, orders })
    await openBoard()
    const shown = screen.getAllByText(long)
    expect(shown).toHaveLength(4)
    for (const text of shown) expect(text).toHaveClass(/wrap-anywhere|truncate/)
  })

  it('names the arrows beside the day under the mouse', async () => {
    const user = await openBoard()
    await user.hover(screen.getByRole('button', { name: 'Предыдущий день' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Предыдущий день')
  })

  it('is refused to a seller, who gets neither the tab nor the data', async () => {
    answerUser(calls, 20)
    openAddress(routeTree, address)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Этот раздел для диспетчеров' }),
    ).toBeVisible()
    expect(getTabs().queryByRole('link', { name: 'Диспетчерская' })).not.toBeInTheDocument()
    expect(calls.listInputs(contract.getBoard)).toEqual([])
  })

  it('tells that it could not be loaded and loads again, and that nothing waits', async () => {
    calls.fail(contract.getBoard, 503, 'Сервер занят')
    const { user } = openAddress(routeTree, address)
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    calls.answer(contract.getBoard, { ...board, orders: [], assemblers: [], crews: [] })
    await user.click(retry)
    expect(await screen.findByText('У всех заказов есть сборщик.')).toBeVisible()
    expect(screen.getByText(/^Сборщиков нет/)).toBeVisible()
  })

  it('says why an order waits again', async () => {
    const moved = {
      ...board,
      orders: [
        {
          ...waiting,
          crewBack: 'delivery_moved' as const,
          assemblyBack: 'assembler_left' as const,
        },
      ],
    }
    calls.answer(contract.getBoard, moved)
    await openBoard()
    expect(await screen.findByText('Прежний сборщик больше не работает')).toBeVisible()
    expect(screen.getByText('Доставку перенесли: назначьте заново')).toBeVisible()
  })

  it('steps from day to day', async () => {
    const user = await openBoard()
    calls.answer(contract.getBoard, ({ date = today }) => ({ ...board, date }))
    await user.click(screen.getByRole('button', { name: 'Следующий день' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.getBoard).at(-1)).toEqual({ date: '2026-11-25' }),
    )
    expect(await screen.findByLabelText('День')).toHaveValue('2026-11-25')
  })
})

describe('[assembler.assign] crews and limits', () => {
  it('a delivery is given to a crew from the menu', async () => {
    const user = await openBoard()
    await user.click(
      screen.getAllByRole('button', { name: 'Назначить: заказ 10042' })[0] as HTMLElement,
    )
    const pane = await findPane()
    await user.click(pane.getByRole('combobox', { name: 'Экипаж' }))
    await user.click(await screen.findByRole('option', { name: 'Экипаж 1 — 1 из 8' }))
    calls.answer(contract.assignCrew, { crewId: 7 })
    await user.click(pane.getByRole('button', { name: 'Назначить экипаж' }))
    expect(await screen.findByText('Заказ 10042: Экипаж 1.')).toBeVisible()
    expect(calls.listInputs(contract.assignCrew)).toEqual([
      { orderGuid: guids.first, crewId: 7, fromCrewId: null },
    ])
  })

  it('the crew that is proposed for a delivery is accepted by a person', async () => {
    const crews = [
      { orderGuid: guids.first, number: '10042', crewId: 7, crewName: 'Экипаж 1', distanceKm: 3.5 },
    ]
    calls.answer(contract.getProposals, { proposals: [], crews })
    const user = await openBoard()
    const accept = await screen.findByRole('button', { name: 'Принять: заказ 10042, Экипаж 1' })
    expect(screen.getByText('3,5 км от ближайшей доставки')).toBeVisible()
    expect(calls.listInputs(contract.assignCrew)).toEqual([])
    calls.answer(contract.assignCrew, { crewId: 7 })
    await user.click(accept)
    expect(await screen.findByText('Заказ 10042: Экипаж 1.')).toBeVisible()
    expect(calls.listInputs(contract.assignCrew)).toEqual([
      { orderGuid: guids.first, crewId: 7, fromCrewId: null },
    ])
  })

  it('a crew is added, and a name that is taken stays in the form with the reason', async () => {
    const user = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Добавить экипаж' }))
    const pane = within(await screen.findByRole('complementary', { name: 'Новый экипаж' }))
    await user.type(pane.getByLabelText('Название'), 'Экипаж 1')
    calls.refuse(contract.saveCrew, 'crew_exists', 'Экипаж с таким названием уже есть.', {
      fields: { name: 'Название занято' },
    })
    await user.click(pane.getByRole('button', { name: 'Сохранить' }))
    expect(await pane.findByText('Название занято')).toBeVisible()
    expect(pane.getByLabelText('Название')).toHaveValue('Экипаж 1')
  })

  it('a crew is disabled', async () => {
    const user = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Изменить: Экипаж 1' }))
    const pane = within(await screen.findByRole('complementary', { name: 'Экипаж 1' }))
    await user.click(pane.getByRole('switch', { name: /Работает/ }))
    const saved = { id: 7, warehouseId: 1, name: 'Экипаж 1', dayCapacity: 8, isActive: false }
    calls.answer(contract.saveCrew, { crew: saved })
    await user.click(pane.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Экипаж сохранён.')).toBeVisible()
    expect(calls.listInputs(contract.saveCrew)).toEqual([saved])
  })

  it('the limit of a warehouse is changed, and removed by an empty field', async () => {
    const user = await openBoard()
    const field = screen.getByLabelText('Предел на день: Склад «Подольск»')
    expect(field).toHaveValue(6)
    await user.clear(field)
    calls.answer(contract.saveCapacity, {
      warehouse: { id: 1, name: 'Склад «Подольск»', limit: null, taken: 1 },
    })
    await user.click(screen.getByRole('button', { name: 'Сохранить предел: Склад «Подольск»' }))
    expect(await screen.findByText('Предел сохранён.')).toBeVisible()
    expect(calls.listInputs(contract.saveCapacity)).toEqual([
      { warehouseId: 1, date: today, limit: null },
    ])
  })
})
