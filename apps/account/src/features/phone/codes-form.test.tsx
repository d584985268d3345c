import * as profile from '@svetlitsa/api-client/profile/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CodesForm } from './codes-form.tsx'
import { NewPhoneForm } from './new-phone-form.tsx'

const present = '+7 (900) 000-00-01'
const phone = '+7 (900) 000-00-02'
const sent = { result: true, error: null, retryAfterSeconds: 60 }
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('[lk.profile] codes are asked for only for a number that was checked', async () => {
  const onSent = vi.fn()
  let error: string | null = 'Это ваш нынешний номер.'
  const calls = serveCalls()
  calls.answer(profile.checkPhoneForChange, () => ({ result: error === null, error }))
  calls.answer(profile.sendCodeForPhoneChange, sent)
  renderPart(<NewPhoneForm onSent={onSent} />)
  type('Новый номер', '900')
  press('Получить коды')
  expect(await screen.findByText('Номер телефона введён неверно!')).toBeTruthy()
  expect(calls.listActions()).toEqual([])
  type('Новый номер', phone)
  press('Получить коды')
  await screen.findByText('Это ваш нынешний номер.')
  error = null
  press('Получить коды')
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(phone))
  expect(calls.listActions()).toEqual([
    'checkPhoneForChange',
    'checkPhoneForChange',
    'sendCodeForPhoneChange',
  ])
})

it('[lk.profile] both codes are needed, and a wrong one is named at its field', async () => {
  const onDone = vi.fn()
  const text = 'Неверный код. Осталось попыток: 2.'
  const calls = serveCalls()
  calls.refuse(profile.changePhoneByCode, 'code_refused', text, { fields: { code: text } })
  renderPart(<CodesForm present={present} phone={phone} onDone={onDone} onBack={() => {}} />)
  type(`Код, отправленный на ${present}`, '111111')
  press('Изменить номер')
  expect(await screen.findByText('Введите шесть цифр.')).toBeTruthy()
  expect(calls.listActions()).toEqual([])
  type(`Код, отправленный на ${phone}`, '222222')
  press('Изменить номер')
  await screen.findByText(text)
  const fresh = screen.getByLabelText(`Код, отправленный на ${phone}`)
  expect(fresh.getAttribute('aria-invalid')).toBe('true')
  calls.answer(profile.changePhoneByCode, { result: true, phone: '79000000002' })
  press('Изменить номер')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('79000000002'))
  expect(calls.listInputs(profile.changePhoneByCode).at(-1)).toEqual({
    phone,
    oldCode: 111_111,
    code: 222_222,
  })
})
