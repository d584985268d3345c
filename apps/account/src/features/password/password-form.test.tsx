import * as contract from '@svetlitsa/api-client/profile/contract'
import type { Profile } from '@svetlitsa/api-client/profile/queries'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordForm } from './password-form.tsx'

const profile: Profile = {
  name: 'Анна',
  email: '',
  phone: '79001234567',
  birthdate: null,
  hasPassword: true,
  messageChannel: 'both',
  consents: { smsAdvertising: false, emailAdvertising: false },
  consentHistory: [],
}
const sent = { result: true, error: null, retryAfterSeconds: 60 }
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('[lk.password] a password is changed by the old one, and says that other devices are logged out', async () => {
  const calls = serveCalls()
  calls.answer(contract.changePassword, { result: true })
  renderPart(<PasswordForm profile={profile} />)
  press('Сохранить пароль')
  expect(await screen.findByText('Введите старый пароль.')).toBeTruthy()
  type('Старый пароль', 'семь раз отмерь')
  type('Новый пароль', 'коротко')
  press('Сохранить пароль')
  expect(await screen.findByText('Не короче 8 символов.')).toBeTruthy()
  expect(calls.listActions()).toEqual([])
  type('Новый пароль', 'один раз отрежь')
  press('Сохранить пароль')
  expect((await screen.findByRole('status')).textContent).toContain('вход завершён')
  expect(calls.listActions()).toEqual(['changePassword'])
  expect(calls.listInputs(contract.changePassword)).toEqual([
    { password: 'один раз отрежь', oldPassword: 'семь раз отмерь' },
  ])
})

it('[lk.password] the server’s refusal stands at its field', async () => {
  const text = 'Старый пароль не подошёл.'
  serveCalls().refuse(contract.changePassword, 'password_refused', text, {
    fields: { oldPassword: text },
  })
  renderPart(<PasswordForm profile={profile} />)
  type('Старый пароль', 'не тот')
  type('Новый пароль', 'один раз отрежь')
  press('Сохранить пароль')
  await screen.findByText(text)
  expect(screen.getByLabelText('Старый пароль').getAttribute('aria-invalid')).toBe('true')
})

it('[lk.password] without a password it is set by a code, whose sixth digit submits', async () => {
  const calls = serveCalls()
  calls.answer(contract.sendProfileCode, sent)
  calls.answer(contract.changePassword, { result: true })
  renderPart(<PasswordForm profile={{ ...profile, hasPassword: false }} />)
  expect(screen.queryByLabelText('Старый пароль')).toBeNull()
  type('Новый пароль', 'один раз отрежь')
  press('Получить код')
  expect((await screen.findByRole('status')).textContent).toContain('+7 (900) 123-45-67')
  type('Шесть цифр из сообщения', '123456')
  await screen.findByText(/Пароль сохранён/)
  expect(calls.listActions()).toEqual(['sendProfileCode', 'changePassword'])
  expect(calls.listInputs(contract.sendProfileCode)).toEqual([{ purpose: 'password' }])
  expect(calls.listInputs(contract.changePassword)).toEqual([
    { password: 'один раз отрежь', code: 123_456 },
  ])
})
