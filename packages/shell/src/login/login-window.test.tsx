import * as contract from '@svetlitsa/api-client/session/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildLoginAnswer } from '../test-support/build-login-answer.ts'
import { renderPart } from '../test-support/render-part.tsx'
import { buildShellWindows } from '../window/build-shell-windows.ts'
import { getShellTexts } from '../window/get-shell-texts.ts'
import { LoginWindow } from './login-window.tsx'

const t = loginTexts.ru
const phone = '+7 (900) 123-45-67'
const loggedIn = buildLoginAnswer()
const refused = buildLoginAnswer({ status: 'error', userData: false })
const sent = { smsStatusId: null, error: null, retryAfterSeconds: 60 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  const region = { ID: 1, NAME: 'Москва', kz: false }
  const counts = { favorites: 0, basket: 0, isStaff: false }
  calls.answer(contract.getUserData, { userData: false, region, ...counts })
  calls.answer(contract.authByPhone, sent)
  calls.answer(contract.checkCode, loggedIn)
  calls.answer(contract.authByLogin, loggedIn)
})

function open() {
  const onDone = vi.fn()
  const { user, unmount } = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts('ru'))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      <LoginWindow onDone={onDone} />
    </WindowHost>,
  )
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press, onDone, unmount }
}

const getPhone = () => screen.getByRole('textbox', { name: t.phone })
const findCode = () => screen.findByRole('textbox', { name: t.code })
const getLogin = () => screen.getByLabelText(t.loginName)
const getPassword = () => screen.getByLabelText(t.password)

async function openCode() {
  const part = open()
  await part.user.type(getPhone(), '9001234567')
  await part.press(t.getCode)
  return { ...part, code: await findCode() }
}

async function openPassword() {
  const part = open()
  await part.press(t.byPassword)
  return part
}

describe('[auth.code] the phone number', () => {
  it('that is wrong is told at its field, and no code is requested', async () => {
    const { user, press } = open()
    await press(t.getCode)
    expect(await screen.findByText(t.phoneWrong)).toBeVisible()
    await user.type(getPhone(), '900123')
    await press(t.getCode)
    expect(getPhone()).toBeInvalid()
    await waitFor(() => expect(getPhone()).toHaveFocus())
    expect(calls.listInputs(contract.authByPhone)).toEqual([])
  })

  it('is sent once, and the code is asked for', async () => {
    const answer = calls.hold(contract.authByPhone, sent)
    const { user } = open()
    await user.type(getPhone(), '9001234567')
    await user.dblClick(screen.getByRole('button', { name: t.getCode }))
    await waitFor(() => expect(calls.listInputs(contract.authByPhone)).toHaveLength(1))
    answer()
    await waitFor(async () => expect(await findCode()).toHaveFocus())
    expect(screen.getByText(t.sentTo.replace('{phone}', phone))).toBeVisible()
    expect(calls.listInputs(contract.authByPhone)).toEqual([{ phone }])
  })

  it('that the server refuses, or that did not reach it, is told at its field', async () => {
    calls.answer(contract.authByPhone, { ...sent, error: 'Слишком часто' })
    const { user, press } = open()
    await user.type(getPhone(), '9001234567')
    await press(t.getCode)
    expect(await screen.findByText('Слишком часто')).toBeVisible()
    await waitFor(() => expect(getPhone()).toHaveFocus())
    calls.fail(contract.authByPhone, 'offline')
    await press(t.getCode)
    expect(await screen.findByText(t.notSent)).toBeVisible()
    expect(getPhone()).toHaveValue(phone)
    calls.answer(contract.authByPhone, sent)
    await press(t.getCode)
    expect(await findCode()).toBeVisible()
  })
})

describe('[auth.code] the code', () => {
  it('is sent by its sixth digit, once, and logs in', async () => {
    const { user, onDone, code } = await openCode()
    await user.type(code, '12345')
    expect(calls.listInputs(contract.checkCode)).toEqual([])
    await user.type(code, '6')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls.listInputs(contract.checkCode)).toEqual([{ code: 123_456, phone }])
  })

  it('that is wrong, or did not reach the server, is told at its field, which is emptied', async () => {
    calls.answer(contract.checkCode, { ...refused, error: 'Код не подошёл' })
    const { user, onDone, code } = await openCode()
    await user.type(code, '111111')
    expect(await screen.findByText('Код не подошёл')).toBeVisible()
    await waitFor(async () => expect(await findCode()).toHaveFocus())
    expect(await findCode()).toHaveValue('')
    expect(await findCode()).toBeInvalid()
    calls.fail(contract.checkCode, 'offline')
    await user.type(await findCode(), '222222')
    expect(await screen.findByText(t.notSent)).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()
    calls.answer(contract.checkCode, loggedIn)
    await user.type(await findCode(), '333333')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls.listInputs(contract.checkCode).map(({ code }) => code)).toEqual([
      111_111, 222_222, 333_333,
    ])
  })

  it('is still asked for when the window is opened again, until it was entered', async () => {
    const first = await openCode()
    first.unmount()
    const second = open()
    await second.user.type(await findCode(), '123456')
    await waitFor(() => expect(second.onDone).toHaveBeenCalledOnce())
    second.unmount()
    open()
    expect(getPhone()).toBeVisible()
  })
})

describe('[auth.login] the password', () => {
  it('and the login that are missing are told at their fields, and nothing is sent', async () => {
    const { user, press } = await openPassword()
    await press(t.enter)
    expect(await screen.findAllByText(t.empty)).toHaveLength(2)
    await waitFor(() => expect(getLogin()).toHaveFocus())
    await user.type(getLogin(), 'olga')
    await press(t.enter)
    await waitFor(() => expect(getPassword()).toHaveFocus())
    expect(getLogin()).toBeValid()
    expect(calls.listInputs(contract.authByLogin)).toEqual([])
  })

  it('is sent once, and logs in', async () => {
    const answer = calls.hold(contract.authByLogin, loggedIn)
    const { user, onDone } = await openPassword()
    await user.type(getLogin(), ' olga ')
    await user.type(getPassword(), ' сосна у окна')
    await user.dblClick(screen.getByRole('button', { name: t.enter }))
    await user.type(getPassword(), '{Enter}')
    await waitFor(() => expect(calls.listInputs(contract.authByLogin)).toHaveLength(1))
    answer()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls.listInputs(contract.authByLogin)).toEqual([
      { login: 'olga', password: ' сосна у окна' },
    ])
  })

  it('that did not reach the server is kept, and is sent by the next press', async () => {
    calls.fail(contract.authByLogin, 'offline')
    const { user, press, onDone } = await openPassword()
    await user.type(getLogin(), 'olga')
    await user.type(getPassword(), 'сосна{Enter}')
    expect(await screen.findByText(t.notEntered)).toBeVisible()
    await waitFor(() => expect(getPassword()).toHaveFocus())
    expect(getPassword()).toHaveValue('сосна')
    calls.answer(contract.authByLogin, loggedIn)
    await press(t.enter)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('of staff is followed by a code, whose number stays hidden', async () => {
    const codePhone = '+7 (•••) •••-••-67'
    calls.answer(contract.authByLogin, { ...refused, needsCode: true, codePhone })
    const { user, press, onDone } = await openPassword()
    await user.type(getLogin(), 'ivan')
    await user.type(getPassword(), 'сосна')
    await press(t.enter)
    expect(await screen.findByText(t.staffCode)).toBeVisible()
    expect(screen.getByText(t.sentTo.replace('{phone}', codePhone))).toBeVisible()
    await user.type(await findCode(), '123456')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls.listInputs(contract.checkCode)).toEqual([{ code: 123_456 }])
  })
})
