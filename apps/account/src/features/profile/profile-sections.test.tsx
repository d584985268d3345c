import * as contract from '@svetlitsa/api-client/profile/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildProfile } from '../../test-support/build-profile.ts'
import { BirthdayForm } from './birthday-form.tsx'
import { ConsentSection } from './consent-section.tsx'
import { ContactForm } from './contact-form.tsx'
import { ProfileSections } from './profile-sections.tsx'

const profile = buildProfile()

it('[lk.profile] name, e-mail and channel are checked before they are saved', async () => {
  const calls = serveCalls()
  calls.answer(contract.setUserData, { result: true, message: null })
  renderPart(<ContactForm profile={profile} />)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'А' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Только почта' }))
  save()
  expect(await screen.findByText('Имя — от 2 до 100 букв')).toBeTruthy()
  expect(screen.getByText('Чтобы получать письма, укажите электронную почту.')).toBeTruthy()
  expect(calls.listActions()).toEqual([])
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Анна-Мария' } })
  fireEvent.change(screen.getByLabelText('Электронная почта'), {
    target: { value: 'anna@example.com' },
  })
  save()
  expect((await screen.findByRole('status')).textContent).toBe('Сохранено.')
  expect(calls.listInputs(contract.setUserData)[0]).toEqual({
    name: 'Анна-Мария',
    email: 'anna@example.com',
    messageChannel: 'email',
  })
})

it('[lk.profile] the form that was saved says so, and keeps the focus', async () => {
  const calls = serveCalls()
  let saved = profile
  calls.answer(contract.getAdditionalInfo, () => saved)
  calls.answer(contract.setUserData, ({ name = '' }) => {
    saved = { ...profile, name }
    return { result: true as const, message: null }
  })
  const { user } = renderPart(<ProfileSections />)
  const name = await screen.findByLabelText('Имя')
  await user.clear(name)
  await user.type(name, 'Анна-Мария{Enter}')
  await waitFor(() => expect(calls.listInputs(contract.getAdditionalInfo)).toHaveLength(2))
  expect(await screen.findByText('Сохранено.')).toBeVisible()
  expect(screen.getByLabelText('Имя')).toHaveFocus()
})

it('[lk.profile] what was changed elsewhere is shown and sent, except what was typed here', async () => {
  const calls = serveCalls()
  let saved = buildProfile({ email: 'anna@example.com' })
  calls.answer(contract.getAdditionalInfo, () => saved)
  calls.answer(contract.setUserData, ({ name = saved.name, email = saved.email }) => {
    saved = { ...saved, name, email }
    return { result: true as const, message: null }
  })
  const { user } = renderPart(<ProfileSections />)
  const name = await screen.findByLabelText('Имя')
  const email = screen.getByLabelText('Электронная почта')
  /** Changes the profile in another window; a switch then reads it again here. */
  const changeElsewhere = async (changed: Partial<typeof saved>) => {
    saved = { ...saved, ...changed }
    await user.click(screen.getByRole('switch', { name: 'Акции и подарки по почте' }))
  }
  await user.type(name, '-Мария ')
  await changeElsewhere({ name: 'Аня', email: 'anna@example.org' })
  await waitFor(() => expect(email).toHaveValue('anna@example.org'))
  expect(name).toHaveValue('Анна-Мария ')
  await user.type(name, '{Enter}')
  expect(await screen.findByText('Сохранено.')).toBeVisible()
  expect(calls.listInputs(contract.setUserData).at(-1)).toEqual({
    name: 'Анна-Мария',
    email: 'anna@example.org',
    messageChannel: 'both',
  })
  await changeElsewhere({ name: 'Аня' })
  await waitFor(() => expect(name).toHaveValue('Аня'))
})

it('[lk.profile] a consent takes effect at once and its history is shown', async () => {
  const calls = serveCalls()
  calls.answer(contract.setUserData, {
    result: true,
    message: 'Вы больше не подписаны на письма магазина.',
  })
  renderPart(<ConsentSection profile={profile} />)
  expect(screen.getByText('20 ноября 2026 г.: дано — Акции и подарки по СМС')).toBeTruthy()
  const consent = screen.getByRole('switch', { name: 'Акции и подарки по СМС' })
  expect(consent).toHaveProperty('checked', true)
  fireEvent.click(consent)
  await waitFor(() =>
    expect(calls.listInputs(contract.setUserData)[0]).toEqual({
      consents: { smsAdvertising: false },
    }),
  )
  await screen.findByText('Вы больше не подписаны на письма магазина.')
})

it('[lk.profile] the birthday is entered once, then only shown', async () => {
  const calls = serveCalls()
  calls.refuse(contract.setBirthdate, 'birthdate_set', 'Дата рождения уже указана.')
  renderPart(<BirthdayForm birthdate={null} />)
  const day = screen.getByLabelText('Дата рождения')
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  fireEvent.change(day, { target: { value: '2026-01-01' } })
  save()
  expect(await screen.findByText(/с 14 лет/)).toBeTruthy()
  expect(calls.listActions()).toEqual([])
  fireEvent.change(day, { target: { value: '1990-05-17' } })
  save()
  await screen.findByText('Дата рождения уже указана.')
  expect(calls.listInputs(contract.setBirthdate)[0]).toEqual({ birthdate: '1990-05-17' })
})

it('[lk.profile] a birthday that is set cannot be changed here', () => {
  renderPart(<BirthdayForm birthdate="1990-05-17" />)
  expect(screen.getByText('17 мая 1990 г.')).toBeTruthy()
  expect(screen.getByText('Дату рождения меняет колл-центр.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
