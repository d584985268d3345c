import * as shell from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/staff-invitation/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'

const invitation = 'vY3xkq0Tn2bE8aLrP5sW1Q'
const address = `/staff-invitation/${invitation}`
const opened = {
  name: 'Вера Ёлкина',
  role: 'shopSeller' as const,
  storeName: 'Светлица на Арбате',
  codePhone: '+7 (•••) •••-••-67',
  isFirst: false,
  needsCode: true,
  expiresAt: '2026-12-01T10:00:00.000Z',
}
const sent = { result: true, error: null, retryAfterSeconds: 60 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  // The form needs nothing of the region; without an answer the page would give up while one types.
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(contract.getInvitation, opened)
  calls.answer(contract.sendInvitationCode, sent)
})

/** Opens the link, types a password and asks for the code. */
async function askForCode(password = 'сосна у окна') {
  const { user } = openAddress(routeTree, address)
  await user.type(await screen.findByLabelText('Новый пароль'), password)
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  return user
}

describe('[retail.staff] an invitation to the staff', () => {
  it('says who is invited to what, without a login, and how long the link is valid', async () => {
    openAddress(routeTree, address)
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Вера Ёлкина, вас пригласили в команду',
      }),
    ).toBeVisible()
    expect(screen.getByText('Вы будете продавцом. Магазин: Светлица на Арбате.')).toBeVisible()
    expect(screen.getByText(/Ссылка действует до 1 декабря/)).toBeVisible()
    expect(calls.listInputs(contract.getInvitation)).toEqual([{ invitation }])
  })

  it('is accepted by the sixth digit and leads to the cabinet', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    calls.answer(contract.acceptInvitation, { isAssembler: false, setsUpShop: false })
    const user = await askForCode()
    await user.type(await screen.findByLabelText('Шесть цифр из сообщения'), '123456')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/retail-lk/'))
    expect(calls.listInputs(contract.acceptInvitation)).toEqual([
      { invitation, code: 123_456, password: 'сосна у окна' },
    ])
  })

  it('leads an assembler to the assembler’s cabinet', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    calls.answer(contract.acceptInvitation, { isAssembler: true, setsUpShop: false })
    const user = await askForCode()
    await user.type(await screen.findByLabelText('Шесть цифр из сообщения'), '123456')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/assembler/'))
  })

  it('sends no code before the password is long enough, and puts refusals at their fields', async () => {
    const user = await askForCode('семь')
    const password = screen.getByLabelText('Новый пароль')
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'))
    expect(calls.listInputs(contract.sendInvitationCode)).toEqual([])
    await user.type(password, ' раз отмерь')
    await user.click(screen.getByRole('button', { name: 'Получить код' }))
    calls.refuse(contract.acceptInvitation, 'code_refused', 'Неверный код. Осталось попыток: 2.')
    await user.type(await screen.findByLabelText('Шесть цифр из сообщения'), '123456')
    expect(await screen.findByText('Неверный код. Осталось попыток: 2.')).toBeVisible()
    expect(screen.getByLabelText('Шесть цифр из сообщения')).toHaveValue('')
    calls.refuse(contract.acceptInvitation, 'password_common', 'Слишком простой пароль.')
    await user.type(screen.getByLabelText('Шесть цифр из сообщения'), '123457')
    expect(await screen.findByText('Слишком простой пароль.')).toBeVisible()
  })

  it('that is not valid any more says so and leads to the login', async () => {
    calls.refuse(contract.getInvitation, 'invitation_unknown', 'Не действует.')
    openAddress(routeTree, address)
    expect(
      await screen.findByRole('heading', { name: 'Приглашение больше не действует' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'В кабинет сотрудника' })).toHaveAttribute(
      'href',
      '/retail-lk/',
    )
  })

  it('tells why no code was sent', async () => {
    calls.answer(contract.sendInvitationCode, {
      ...sent,
      result: false,
      error: 'Повторите через 40 с.',
    })
    await askForCode()
    expect(await screen.findByText('Повторите через 40 с.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Получить код' })).toBeVisible()
  })
})
