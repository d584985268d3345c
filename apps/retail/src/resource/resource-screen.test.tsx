import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import { coupons, createCouponBatch } from '@svetlitsa/api-client/coupon-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import { redirects } from '@svetlitsa/api-client/redirect/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../route-tree.gen.ts'
import { serveStaffUser } from '../test-support/serve-staff-user.ts'

const sofas = {
  id: '7',
  version: 'v1',
  values: { fromPath: '/divan/', target: '/catalog/divany/', isPermanent: true },
  facts: { createdAt: '2026-11-23T10:00:00.000Z' },
}

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  serveStaffUser(calls, { group: [1] })
  calls.answer(redirects.list, { rows: [sofas], total: 101, pages: 3 })
})

const open = (path = 'redirects/') => openAddress(routeTree, `/retail-lk/shop/${path}`).user
const openRow = async (user: ReturnType<typeof open>) => {
  const table = within(await screen.findByRole('table', { name: 'Переадресации' }))
  await user.click(table.getByRole('button', { name: '/divan/' }))
  return within(screen.getByRole('complementary', { name: '/divan/' }))
}

describe('[shop.resource] a screen of the back office', () => {
  it('shows a page of the list with its total, and asks for what is searched for', async () => {
    const user = open('redirects/?page=2&flag=isPermanent&on=true')
    const table = within(await screen.findByRole('table', { name: 'Переадресации' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Прежний адрес',
      'Новый адрес',
      'Постоянная',
      'Создано',
    ])
    expect(screen.getByText('101 запись')).toBeVisible()
    const [search] = screen.getAllByRole('searchbox', { name: 'Поиск' })
    await user.type(search as HTMLElement, 'divan')
    const input = { sort: 'fromPath', isDescending: false, filters: { isPermanent: true } }
    expect(calls.listInputs(redirects.list)).toContainEqual({ ...input, search: '', page: 2 })
    await waitFor(() =>
      expect(calls.listInputs(redirects.list).at(-1)).toEqual({
        ...input,
        search: 'divan',
        page: 1,
      }),
    )
  })

  it('tells at its field what is wrong with a new row, and keeps what was typed', async () => {
    const user = open()
    calls.refuse(redirects.create, 'invalid', 'Проверьте поля', {
      fields: { 'values.fromPath': 'Уже есть' },
    })
    await user.click(await screen.findByRole('button', { name: 'Добавить' }))
    const pane = within(screen.getByRole('complementary', { name: 'Новая запись' }))
    await user.type(pane.getByLabelText('Прежний адрес'), '/stul/')
    await user.type(pane.getByLabelText('Новый адрес'), '/catalog/')
    await user.click(pane.getByRole('button', { name: 'Сохранить' }))
    expect(await pane.findByText('Уже есть')).toBeVisible()
    expect(pane.getByLabelText('Прежний адрес')).toHaveValue('/stul/')
    expect(calls.listInputs(redirects.create)).toEqual([
      { values: { fromPath: '/stul/', target: '/catalog/', isPermanent: true } },
    ])
  })

  it('shows the values as they are now when somebody else saved meanwhile', async () => {
    const user = open()
    const newer = { ...sofas, version: 'v2', values: { ...sofas.values, target: '/sale/' } }
    calls.refuse(redirects.change, 'changed_meanwhile', 'Это изменил кто-то другой', {
      details: { row: newer },
    })
    const pane = await openRow(user)
    await user.click(pane.getByRole('button', { name: 'Сохранить' }))
    await user.click(await pane.findByRole('button', { name: 'Показать, как стало' }))
    expect(pane.getByLabelText('Новый адрес')).toHaveValue('/sale/')
    calls.answer(redirects.change, { row: newer })
    await user.click(pane.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Сохранено')).toBeVisible()
    expect(calls.listInputs(redirects.change).at(-1)).toEqual({
      id: '7',
      version: 'v2',
      values: newer.values,
    })
  })

  it('removes a row only after a second press', async () => {
    const user = open()
    calls.answer(redirects.remove, { result: true })
    const pane = await openRow(user)
    await user.click(pane.getByRole('button', { name: 'Удалить' }))
    expect(calls.listInputs(redirects.remove)).toEqual([])
    await user.click(pane.getByRole('button', { name: 'Да, удалить' }))
    expect(await screen.findByText(/^Удалено/)).toBeVisible()
    expect(calls.listInputs(redirects.remove)).toEqual([{ id: '7', version: 'v1' }])
  })

  it('says in the history who changed what, and undoes it', async () => {
    const user = open()
    const entry = {
      id: 12,
      rowId: '7',
      at: '2026-11-24T10:00:00.000Z',
      by: 'owner',
      action: 'update' as const,
      before: { target: '/sale/' },
      after: { target: '/catalog/divany/' },
    }
    calls.answer(redirects.history, {
      entries: [
        { ...entry, canUndo: true },
        { ...entry, id: 11, canUndo: false },
      ],
      next: null,
    })
    calls.answer(redirects.undo, { row: sofas })
    const pane = await openRow(user)
    await user.click(pane.getByRole('tab', { name: 'История' }))
    const list = within(await pane.findByRole('list', { name: 'История изменений' }))
    expect(list.getAllByText('owner изменил')).toHaveLength(2)
    expect(
      within(list.getAllByRole('region', { name: 'Было' })[0] as HTMLElement).getByText(/\/sale\//),
    ).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Отменить' }))
    expect(await screen.findByText('Изменение отменено')).toBeVisible()
    expect(calls.listInputs(redirects.undo)).toEqual([{ entryId: 12 }])
  })

  it('tries a file before it is saved', async () => {
    const user = open()
    const counts = { created: 2, changed: 1, same: 0, errors: [] }
    calls.answer(redirects.importRows, { isSaved: false, ...counts })
    await user.click(await screen.findByRole('button', { name: 'Загрузить CSV' }))
    const pane = within(screen.getByRole('complementary', { name: 'Загрузка из файла' }))
    const file = new File(['fromPath;target'], 'redirects.csv', { type: 'text/csv' })
    await user.upload(pane.getByLabelText('Выбрать файл'), file)
    expect(await pane.findByText('Новых: 2, изменится: 1, без изменений: 0.')).toBeVisible()
    await user.click(pane.getByRole('button', { name: 'Сохранить всё' }))
    expect(await screen.findByText('Файл загружен')).toBeVisible()
    expect(calls.listInputs(redirects.importRows)).toEqual([
      { csv: 'fromPath;target', isTrial: true },
      { csv: 'fromPath;target', isTrial: false },
    ])
  })

  it('names the wrong lines of a file, and offers nothing to save', async () => {
    const user = open()
    calls.answer(redirects.importRows, {
      isSaved: false,
      created: 0,
      changed: 0,
      same: 0,
      errors: [{ line: 3, fields: { target: 'Неверное значение' } }],
    })
    await user.click(await screen.findByRole('button', { name: 'Загрузить CSV' }))
    const pane = within(screen.getByRole('complementary', { name: 'Загрузка из файла' }))
    await user.upload(pane.getByLabelText('Выбрать файл'), new File(['x'], 'x.csv'))
    expect(await pane.findByText('Строка 3')).toBeVisible()
    expect(pane.queryByRole('button', { name: 'Сохранить всё' })).toBeNull()
  })

  it('does not exist for a seller', async () => {
    serveStaffUser(calls, { group: [20] })
    open()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Переадресации' })).toBeNull()
    expect(calls.listInputs(redirects.list)).toEqual([])
  })
})

it('[shop.coupons] a batch of coupons is made with its terms', async () => {
  calls.answer(coupons.list, { rows: [], total: 0, pages: 1 })
  calls.answer(createCouponBatch, { codes: ['BF-AAAAAAAAAA', 'BF-BBBBBBBBBB'] })
  const user = open('coupons/')
  await user.click(await screen.findByRole('button', { name: 'Сделать партию' }))
  const pane = within(screen.getByRole('complementary', { name: 'Партия промокодов' }))
  await user.type(pane.getByLabelText('Начало кода'), 'BF-')
  await user.clear(pane.getByLabelText('Сколько кодов'))
  await user.type(pane.getByLabelText('Сколько кодов'), '2')
  await user.click(pane.getByRole('button', { name: 'Сделать' }))
  expect(await pane.findByText('Готово 2 кода')).toBeVisible()
  expect(pane.getByRole('button', { name: 'Скачать коды' })).toBeVisible()
  expect(calls.listInputs(createCouponBatch)).toMatchObject([
    {
      prefix: 'BF-',
      count: 2,
      terms: { percent: 10, sum: null, limitPerPhone: 1, startsAt: null },
    },
  ])
})
