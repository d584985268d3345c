import * as contract from '@svetlitsa/api-client/session/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { PasswordStep } from './password-step.tsx'

const wrong = 'Неверный логин или пароль'
const captchaFirst = 'Сначала пройдите проверку под паролем.'

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.authByLogin, {
    status: 'error',
    userData: false,
    favorites: 0,
    basket: 0,
    basketChanges: [],
    error: wrong,
    needsCode: false,
    needsPassword: false,
    needsNewPassword: false,
    needsCaptcha: true,
    smsStatusId: null,
    codePhone: null,
    retryAfterSeconds: 0,
  })
})

const getPassword = () => screen.getByLabelText('Пароль')
const getButton = () => screen.getByRole('button', { name: 'Войти' })

async function enterWrongPassword() {
  const { user } = renderPart(
    <PasswordStep note={null} onDone={vi.fn()} onForgotten={vi.fn()} onBack={vi.fn()} />,
  )
  await user.type(screen.getByLabelText('Телефон или логин'), 'anna')
  await user.type(getPassword(), 'oak')
  await user.click(getButton())
  return user
}

it('a wrong password is told at once, while the browser still solves the captcha', async () => {
  calls.hold(contract.updateCaptcha, {
    captcha: { kind: 'smartcaptcha', siteKey: 'key', script: '/captcha.js' },
  })
  const user = await enterWrongPassword()
  expect(await screen.findByText(wrong)).toBeVisible()
  await waitFor(() => expect(getPassword()).toHaveFocus())
  await user.type(getPassword(), 'wood')
  await waitFor(() => expect(getPassword()).toBeValid())
  expect(screen.queryByText(captchaFirst)).toBeNull()
})

it('a captcha that is not passed is asked for by the press, and not as one types', async () => {
  calls.fail(contract.updateCaptcha, 503)
  const user = await enterWrongPassword()
  expect(await screen.findByText(wrong)).toBeVisible()
  await screen.findByText(/Проверка не удалась/)
  await user.type(getPassword(), 'wood')
  await waitFor(() => expect(getPassword()).toBeValid())
  await user.click(getButton())
  expect(await screen.findByText(captchaFirst)).toBeVisible()
  expect(calls.listInputs(contract.authByLogin)).toHaveLength(1)
  await user.type(getPassword(), 's')
  await waitFor(() => expect(getPassword()).toBeValid())
})
