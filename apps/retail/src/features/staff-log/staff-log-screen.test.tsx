import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/staff-log/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const longText = 'Позвонили покупателю и договорились. '.repeat(8).trim()
const buildEntry = (id: number, subject = 'shop_order') => ({
  id,
  at: '2026-11-23T10:00:00.000Z',
  staff: { id: 7, name: 'Ольга' },
  call: 'POST /api_vue/retail/order/move/',
  subject,
  key: `10050${id}`,
  order: null as { number: string; guid: string } | null,
  action: 'update' as const,
  before: { state: 'new' },
  after: { state: 'confirmed', note: longText, weight_of_parts: 4 },
})

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, { group: [1] })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
})

const empty = { entries: [], next: null, people: [], subjects: ['claim', 'shop_order'] }

describe('[retail.audit] the screen of the log', () => {
  it('shows who changed what, with columns in words and whole values however long, and the rest on demand', async () => {
    const people = [{ id: 7, name: 'Ольга' }]
    calls.answer(contract.getStaffLog, ({ after }) =>
      after === undefined
        ? { ...empty, people, entries: [buildEntry(9)], next: 9 }
        : { ...empty, people, entries: [buildEntry(8, 'stock_place')] },
    )
    const { user } = openAddress(routeTree, '/retail-lk/log/')
    const row = within(await screen.findByRole('row', { name: /Ольга Заказ 100509 изменил/ }))
    expect(row.getByText(longText)).toBeVisible()
    expect(row.getByText('Новый')).toBeVisible()
    expect(row.getByText('Подтверждён')).toBeVisible()
    expect(row.getAllByText('Состояние')).toHaveLength(2)
    expect(row.getByText('Примечание')).toBeVisible()
    expect(row.getByText('weight_of_parts')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(await screen.findByRole('row', { name: /Магазин или склад 100508/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /Заказ 100509/ })).toBeVisible()
  })

  it('says values in words: codes, yes and no, moments, lists and what objects hold', async () => {
    const entry = {
      ...buildEntry(1, 'user_account'),
      before: { is_active: true, kind: 'courier', period: 2, disabled_at: null },
      after: {
        is_active: false,
        created_at: '2026-11-23T10:05:00.123456+00:00',
        groups: [20, 29],
        translations: { kk: { name: 'Сыйлық', mark: null } },
        phone: '···0002',
        day: '2026-12-10',
      },
    }
    calls.answer(contract.getStaffLog, { ...empty, entries: [entry] })
    openAddress(routeTree, '/retail-lk/log/')
    const row = await screen.findByRole('row', { name: /Учётная запись/ })
    const [before, after] = within(row)
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      )
    expect(before).toEqual([
      'Включено да',
      'Вид Курьер',
      'Время 15:00–18:00',
      'Отключено не задано',
    ])
    expect(after).toEqual([
      'Включено нет',
      expect.stringMatching(/^Создано 23\.11\.2026, \d\d:05$/),
      'Роли Продавец магазина, Колл-центр',
      'Переводы казахский (Название Сыйлық, знак не задано)',
      'Телефон ···0002',
      'День 10.12.2026',
    ])
    const onPhone = within(screen.getByRole('list', { name: 'Журнал' })).getAllByRole('listitem')[0]
    expect(onPhone).toHaveTextContent(/^Учётная запись 100501.*Ольга изменил.*Было.*Вид Курьер/)
  })

  it('links to the order that was changed, and to that of a line of it', async () => {
    const order = { number: '100509', guid: '5f0c1f6e-1111-4222-8333-123456789001' }
    const entries = [
      { ...buildEntry(9), order },
      { ...buildEntry(8, 'order_line'), key: '31', order },
    ]
    calls.answer(contract.getStaffLog, { ...empty, entries })
    openAddress(routeTree, '/retail-lk/log/')
    const href = `/retail-lk/orders/?order=${order.guid}`
    const row = within(await screen.findByRole('row', { name: /Ольга Заказ 100509 изменил/ }))
    expect(row.getByRole('link', { name: 'Заказ 100509' })).toHaveAttribute('href', href)
    const line = within(screen.getByRole('row', { name: /Строка заказа 31, заказ 100509/ }))
    expect(line.getByRole('link', { name: 'заказ 100509' })).toHaveAttribute('href', href)
    const onPhone = within(screen.getByRole('list', { name: 'Журнал' }))
    expect(onPhone.getByRole('link', { name: 'Заказ 100509' })).toHaveAttribute('href', href)
  })

  it('is narrowed by subject, number and day', async () => {
    calls.answer(contract.getStaffLog, empty)
    const { user } = openAddress(routeTree, '/retail-lk/log/')
    expect(await screen.findByText('За эти дни записей нет.')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Кто' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Что' }))
    await user.click(await screen.findByRole('option', { name: 'Обращение' }))
    await user.type(screen.getByLabelText('Номер записи'), '5')
    await user.type(screen.getByLabelText('С'), '2026-11-20')
    await waitFor(() =>
      expect(calls.listInputs(contract.getStaffLog).at(-1)).toEqual({
        subject: 'claim',
        key: '5',
        from: '2026-11-20',
      }),
    )
  })

  it('says that it could not be loaded', async () => {
    calls.fail(contract.getStaffLog, 'offline')
    openAddress(routeTree, '/retail-lk/log/')
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
