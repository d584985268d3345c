import * as contract from '@svetlitsa/api-client/session/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildLoginAnswer } from '../test-support/build-login-answer.ts'
import { renderPart } from '../test-support/render-part.tsx'
import type { LoginAnswer } from './login-answer.ts'
import { NewPasswordStep } from './new-password-step.tsx'

const t = loginTexts.ru
const phone = '+7 (900) 123-45-67'
const password = 'сосна у окна'
const loggedIn = buildLoginAnswer()
const invited = buildLoginAnswer({ userData: false, needsNewPassword: true })

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.setPassword, { status: 'success' })
  calls.answer(contract.authByLogin, loggedIn)
})

function open(answer: LoginAnswer) {
  const onDone = vi.fn()
  const { user } = renderPart(
    <NewPasswordStep answer={answer} phone={phone} onDone={onDone} onBack={vi.fn()} />,
  )
  return { user, onDone, press: () => user.click(getButton()) }
}

const getPassword = () => screen.getByLabelText(t.newPassword)
const getButton = () => screen.getByRole('button', { name: t.savePassword })

it('[auth.register] a password that is missing or short is told at its field', async () => {
  const { user, press } = open(loggedIn)
  await press()
  expect(await screen.findByText(t.empty)).toBeVisible()
  await waitFor(() => expect(getPassword()).toHaveFocus())
  await user.type(getPassword(), 'сосна')
  expect(await screen.findByText(t.passwordShort.replace('{count}', '8'))).toBeVisible()
  await press()
  await waitFor(() => expect(getPassword()).toBeInvalid())
  expect(calls.listInputs(contract.setPassword)).toEqual([])
})

it('[auth.register] who is logged in sets a password once', async () => {
  const answer = calls.hold(contract.setPassword, { status: 'success' })
  const { user, onDone } = open(loggedIn)
  await user.type(getPassword(), password)
  await user.dblClick(getButton())
  await waitFor(() => expect(calls.listInputs(contract.setPassword)).toHaveLength(1))
  answer()
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(loggedIn))
  expect(calls.listInputs(contract.setPassword)).toEqual([{ password }])
  expect(calls.listInputs(contract.authByLogin)).toEqual([])
})

it('[auth.register] invited staff are logged in by their first password', async () => {
  const { user, press, onDone } = open(invited)
  await user.type(getPassword(), password)
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(loggedIn))
  expect(calls.listActions().slice(0, 2)).toEqual([
    '/api_vue/authentication/setPassword/',
    '/api_vue/authentication/authByLogin/',
  ])
  expect(calls.listInputs(contract.authByLogin)).toEqual([{ login: phone, password }])
})

it('[auth.register] a password that is refused, or did not reach the server, is told at its field', async () => {
  calls.refuse(contract.setPassword, 'password_common', 'Его знают все')
  const { user, press, onDone } = open(loggedIn)
  await user.type(getPassword(), password)
  await press()
  expect(await screen.findByText('Его знают все')).toBeVisible()
  await waitFor(() => expect(getPassword()).toHaveFocus())
  calls.fail(contract.setPassword, 'offline')
  await press()
  expect(await screen.findByText(t.passwordNotSet)).toBeVisible()
  expect(getPassword()).toHaveValue(password)
  expect(onDone).not.toHaveBeenCalled()
})

it('[auth.register] a login that fails after the password was set is told, and is repeated alone', async () => {
  calls.fail(contract.authByLogin, 'offline')
  const { user, press, onDone } = open(invited)
  await user.type(getPassword(), password)
  await press()
  expect(await screen.findByText(t.notEntered)).toBeVisible()
  const error = 'Слишком часто'
  calls.answer(contract.authByLogin, { ...invited, status: 'error', error })
  await press()
  expect(await screen.findByText(error)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  calls.answer(contract.authByLogin, loggedIn)
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(loggedIn))
  expect(calls.listInputs(contract.setPassword)).toEqual([{ password }])
  expect(calls.listInputs(contract.authByLogin)).toHaveLength(3)
})

it('[auth.register] another password that is lost on its way counts as not set', async () => {
  calls.fail(contract.authByLogin, 'offline')
  const { user, press } = open(invited)
  await user.type(getPassword(), password)
  await press()
  expect(await screen.findByText(t.notEntered)).toBeVisible()
  calls.fail(contract.setPassword, 'offline')
  await user.type(getPassword(), '!')
  await press()
  expect(await screen.findByText(t.passwordNotSet)).toBeVisible()
  calls.answer(contract.setPassword, { status: 'success' })
  await user.type(getPassword(), '{Backspace}')
  await press()
  await waitFor(() => expect(calls.listInputs(contract.setPassword)).toHaveLength(3))
})
