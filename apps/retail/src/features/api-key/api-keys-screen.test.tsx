import * as contract from '@svetlitsa/api-client/api-key/contract'
import type { ApiKey } from '@svetlitsa/api-client/api-key/queries'
import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const works: ApiKey = {
  name: '1С',
  login: 'key-0011223344',
  scopes: ['goods:write', 'orders:read'],
  callsPerMinute: 600,
  createdAt: '2026-11-23T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}
const revoked: ApiKey = {
  ...works,
  name: 'Старый',
  login: 'key-5566778899',
  lastUsedAt: '2026-11-24T10:00:00.000Z',
  revokedAt: '2026-11-25T10:00:00.000Z',
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
  calls.answer(contract.getApiKeys, { keys: [works, revoked] })
})

const open = () => openAddress(routeTree, '/retail-lk/shop/keys/').user

describe('[exchange.keys] the screen of API keys', () => {
  it('says what each key may do, when it was used, and whether it works', async () => {
    open()
    const list = within(await screen.findByRole('list', { name: 'Ключи API' }))
    const [first, , , second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      /^1СДействуетkey-0011223344Загружать товары, цены и остаткиЧитать заказы.*600.*ещё не/,
    )
    expect(second).toHaveTextContent(/^СтарыйОтозван 25\.11\.2026/)
    expect(screen.getByRole('button', { name: 'Отозвать ключ «1С»' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отозвать ключ «Старый»' })).toBeNull()
  })

  it('creates a key with the chosen permissions and shows its secret once', async () => {
    const user = open()
    calls.answer(contract.createApiKey, {
      key: { ...works, name: 'Склад' },
      secret: 'tRvf0q5mZ3bB7cYx',
    })
    await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
    const pane = within(screen.getByRole('complementary', { name: 'Создать ключ' }))
    await user.type(pane.getByLabelText('Название'), 'Склад')
    await user.click(pane.getByRole('checkbox', { name: 'Менять состояние заказов' }))
    await user.clear(pane.getByLabelText('Вызовов в минуту'))
    await user.type(pane.getByLabelText('Вызовов в минуту'), '120')
    await user.click(pane.getByRole('button', { name: 'Создать' }))
    const created = within(await screen.findByRole('complementary', { name: 'Ключ создан' }))
    expect(calls.listInputs(contract.createApiKey)).toEqual([
      { name: 'Склад', scopes: ['goods:write', 'orders:read'], callsPerMinute: 120 },
    ])
    expect(created.getByText('tRvf0q5mZ3bB7cYx')).toBeVisible()
    expect(created.getByText(/\/api\/exchange\/1c\/$/)).toBeVisible()
    await user.click(created.getByRole('button', { name: 'Готово' }))
    expect(screen.queryByText('tRvf0q5mZ3bB7cYx')).toBeNull()
  })

  it('creates no key without a permission, and puts the server’s words at the field', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
    for (const scope of screen.getAllByRole('checkbox', { name: /товары|заказ/ }))
      await user.click(scope)
    await user.click(screen.getByRole('button', { name: 'Создать' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите хотя бы одно право.')
    const rights = screen.getByRole('group', { name: 'Права' })
    expect(rights).toHaveAccessibleDescription('Выберите хотя бы одно право.')
    const [firstRight] = within(rights).getAllByRole('checkbox')
    await waitFor(() => expect(firstRight).toHaveFocus())
    expect(calls.listInputs(contract.createApiKey)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Читать заказы' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.type(screen.getByLabelText('Название'), 'С')
    calls.refuse(contract.createApiKey, 'invalid', 'Проверьте поля', {
      fields: { name: 'Заполните это поле' },
    })
    await user.click(screen.getByRole('button', { name: 'Создать' }))
    expect(await screen.findByText('Заполните это поле')).toBeVisible()
  })

  it('revokes a key after saying what that does', async () => {
    const user = open()
    calls.answer(contract.revokeApiKey, { result: true })
    await user.click(await screen.findByRole('button', { name: 'Отозвать ключ «1С»' }))
    expect(screen.getByText(/сразу потеряет доступ/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Отозвать навсегда' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.revokeApiKey)).toEqual([{ login: works.login }]),
    )
    expect(await screen.findByText('Ключ отозван')).toBeVisible()
  })

  it('does not exist for a seller', async () => {
    serveStaffUser(calls, { group: [20] })
    open()
    await waitFor(() => expect(calls.listInputs(contract.getApiKeys)).toEqual([]))
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Ключи API')
  })
})
