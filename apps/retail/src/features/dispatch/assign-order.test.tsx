import * as contract from '@svetlitsa/api-client/dispatch/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  assigned,
  findPane,
  guids,
  openBoard,
  planned,
  proposal,
  serveDispatchCalls,
  today,
} from './test-support/serve-dispatch-calls.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveDispatchCalls()
})

describe('[assembler.assign] an assembler', () => {
  it('is proposed, and assigned only when a person accepts by keyboard', async () => {
    const user = await openBoard()
    const accept = await screen.findByRole('button', {
      name: 'Принять: заказ 10042, Тимур, 24 ноября, 12:00–15:00',
    })
    expect(calls.listInputs(contract.assignAssembler)).toEqual([])
    calls.answer(contract.assignAssembler, { assemblerId: 5, slots: proposal.slots })
    calls.answer(contract.getBoard, assigned)
    calls.answer(contract.getProposals, { proposals: [], crews: [] })
    accept.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Назначен 1 заказ.')).toBeVisible()
    expect(calls.listInputs(contract.assignAssembler)).toEqual([
      { orderGuid: guids.first, assemblerId: 5, date: today, period: 1, fromAssemblerId: null },
    ])
    expect(calls.listHeaders(contract.assignAssembler)[0]?.get('idempotency-key')).toBeTruthy()
    expect(await screen.findByText('У всех заказов есть сборщик.')).toBeVisible()
  })

  it('of each proposal is assigned by one press, and what was refused is told', async () => {
    const other = { ...proposal, orderGuid: guids.second, number: '10043' }
    calls.answer(contract.getProposals, { proposals: [proposal, other], crews: [] })
    const user = await openBoard()
    calls.refuse(contract.assignAssembler, 'assembler_busy', 'У Тимура уже заказ 10050.')
    await user.click(await screen.findByRole('button', { name: 'Принять все · 2' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 предложения не приняты: У Тимура уже заказ 10050.',
    )
    expect(calls.listInputs(contract.assignAssembler).map(({ orderGuid }) => orderGuid)).toEqual([
      guids.first,
      guids.second,
    ])
  })

  it('is chosen with a time from menus, by arrow keys alone', async () => {
    const user = await openBoard()
    await user.keyboard('{ArrowDown}{Enter}')
    const pane = await findPane()
    pane.getByRole('combobox', { name: 'Сборщик' }).focus()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    pane.getByRole('combobox', { name: 'Время' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('option', { name: '15:00–18:00 — отпуск' })).toBeVisible()
    await user.keyboard('{End}{Enter}')
    calls.answer(contract.assignAssembler, { assemblerId: 6, slots: [{ date: today, period: 3 }] })
    pane.getByRole('button', { name: 'Назначить' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Заказ 10042: Анна, 24 ноября, 18:00–21:00.')).toBeVisible()
    expect(calls.listInputs(contract.assignAssembler)).toEqual([
      { orderGuid: guids.first, assemblerId: 6, date: today, period: 3, fromAssemblerId: null },
    ])
  })

  it('is chosen by a press on a free time while the order is open', async () => {
    const user = await openBoard()
    await user.click(
      screen.getAllByRole('button', { name: 'Назначить: заказ 10042' })[0] as HTMLElement,
    )
    calls.answer(contract.assignAssembler, { assemblerId: 5, slots: proposal.slots })
    await user.click(
      screen.getByRole('button', { name: 'Назначить заказ 10042: Тимур, 12:00–15:00' }),
    )
    await waitFor(() =>
      expect(calls.listInputs(contract.assignAssembler)[0]).toMatchObject({ period: 1 }),
    )
  })

  it('is withdrawn and moved, naming who had the order', async () => {
    const user = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Заказ 10043: Тимур, 15:00–18:00' }))
    const pane = await findPane('10043')
    calls.answer(contract.assignAssembler, { assemblerId: 5, slots: planned.slots })
    await user.click(pane.getByRole('button', { name: 'Перенести' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.assignAssembler)[0]).toMatchObject({ fromAssemblerId: 5 }),
    )
    calls.answer(contract.withdrawAssembler, { assemblyState: 'requested' })
    await user.click(pane.getByRole('button', { name: 'Снять сборщика' }))
    expect(await screen.findByText('Заказ 10043 снова ждёт сборщика.')).toBeVisible()
    expect(calls.listInputs(contract.withdrawAssembler)).toEqual([
      { orderGuid: guids.second, assemblerId: 5 },
    ])
  })

  it.each([
    ['ru', /Доска обновлена/],
    ['kk', /Тақта жаңартылды/],
    ['en', /The board is refreshed/],
  ] as const)(
    'whom another dispatcher changed is told in %s, and the board is refreshed',
    async (language, words) => {
      const user = await openBoard(language)
      const accept = {
        ru: 'Назначить: заказ 10042',
        kk: 'Тағайындау: 10042 тапсырысы',
        en: 'Assign: order 10042',
      }[language]
      await user.click(screen.getAllByRole('button', { name: accept })[0] as HTMLElement)
      calls.refuse(contract.assignAssembler, 'changed_meanwhile', 'changed')
      calls.answer(contract.getBoard, assigned)
      const here = {
        ru: /^Назначить заказ 10042: Тимур, 18/,
        kk: /^10042 тапсырысын тағайындау: Тимур, 18/,
        en: /^Assign order 10042: Тимур, 18/,
      }[language]
      await user.click(screen.getByRole('button', { name: here }))
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      const list = { ru: 'Без сборщика', kk: 'Құрастырушысы жоқ', en: 'Without an assembler' }[
        language
      ]
      expect(await screen.findByRole('region', { name: list })).toBeVisible()
    },
  )

  it.each(['slot_past', 'capacity_full', 'assembler_full', 'before_delivery'] as const)(
    'is refused in the words of the server: %s',
    async (reason) => {
      const user = await openBoard()
      await user.click(
        screen.getAllByRole('button', { name: 'Назначить: заказ 10042' })[0] as HTMLElement,
      )
      calls.refuse(contract.assignAssembler, reason, `Нельзя: ${reason}.`)
      await user.click(
        screen.getByRole('button', { name: 'Назначить заказ 10042: Тимур, 12:00–15:00' }),
      )
      expect(await screen.findByRole('alert')).toHaveTextContent(`Нельзя: ${reason}.`)
    },
  )

  it('[POST /dispatch/saveAssembler/] works where a dispatcher says', async () => {
    const user = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Где работает: Тимур' }))
    const pane = within(await screen.findByRole('complementary', { name: 'Тимур' }))
    await user.clear(pane.getByLabelText('Район'))
    await user.type(pane.getByLabelText('Район'), 'Север')
    calls.answer(contract.saveAssembler, { warehouseId: 1, area: 'Север', dayCapacity: 4 })
    await user.click(pane.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Сохранено.')).toBeVisible()
    expect(calls.listInputs(contract.saveAssembler)).toEqual([
      { assemblerId: 5, warehouseId: 1, area: 'Север', dayCapacity: 4 },
    ])
  })
})
