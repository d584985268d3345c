import * as shell from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/staff-invitation/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'

const invitation = 'vY3xkq0Tn2bE8aLrP5sW1Q'
const opened = {
  name: '',
  role: 'administrator' as const,
  storeName: null,
  codePhone: '',
  isFirst: true,
  needsCode: true,
  expiresAt: '2026-12-01T10:00:00.000Z',
}

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  // The form needs nothing of the region; without an answer the page would give up while one types.
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(contract.introduceFirstAdministrator, { codePhone: '+7 (•••) •••-••-67' })
  calls.answer(contract.sendInvitationCode, { result: true, error: null, retryAfterSeconds: 60 })
  calls.answer(contract.acceptInvitation, { isAssembler: false, setsUpShop: false })
})

async function introduceMyself(needsCode: boolean) {
  calls.answer(contract.getInvitation, { ...opened, needsCode })
  const { user } = openAddress(routeTree, `/staff-invitation/${invitation}`)
  await screen.findByRole('heading', { level: 1, name: 'Вы первый администратор' })
  await user.type(screen.getByLabelText('Имя'), 'Айгуль')
  await user.type(screen.getByLabelText('Телефон'), '9001234567')
  await user.type(screen.getByLabelText('Новый пароль'), 'сосна у окна')
  await user.click(
    await screen.findByRole('button', { name: needsCode ? 'Получить код' : 'Войти' }),
  )
  return user
}

describe('[shop.first-admin] the link of the first administrator', () => {
  it('takes name, phone and password, then the code, and leads to the cabinet', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const user = await introduceMyself(true)
    await user.type(await screen.findByLabelText('Шесть цифр из сообщения'), '123456')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/retail-lk/'))
    const [introduced] = calls.listInputs(contract.introduceFirstAdministrator)
    expect(introduced).toMatchObject({ invitation, name: 'Айгуль' })
    expect(calls.listInputs(contract.acceptInvitation)).toEqual([
      { invitation, code: 123_456, password: 'сосна у окна' },
    ])
  })

  it('leads to setting the shop up where nobody has done it', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    calls.answer(contract.acceptInvitation, { isAssembler: false, setsUpShop: true })
    await introduceMyself(false)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/retail-lk/shop/setup/'))
  })

  it('asks for no code in a shop that cannot send SMS, and says why', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await introduceMyself(false)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/retail-lk/'))
    expect(screen.getByText(/СМС в магазине ещё не подключены/)).toBeVisible()
    expect(calls.listInputs(contract.sendInvitationCode)).toEqual([])
    expect(calls.listInputs(contract.acceptInvitation)).toEqual([
      { invitation, code: null, password: 'сосна у окна' },
    ])
  })
})
