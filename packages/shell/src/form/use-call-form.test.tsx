import * as contract from '@svetlitsa/api-client/profile/contract'
import { useSetUserData } from '@svetlitsa/api-client/profile/queries'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { useCallForm } from './use-call-form.ts'

const limit = { timeout: 30_000 }

function ContactForm({ onDone }: { onDone?: () => void }) {
  const { mutateAsync } = useSetUserData()
  const { bindText, bindCheckbox, formProps, isSending, failure } = useCallForm({
    values: { fullName: '', email: '', isSmsOnly: false },
    check: ({ fullName, email }) => ({
      fullName: fullName === '' ? 'Укажите имя' : undefined,
      email: email.includes('@') ? undefined : 'Укажите почту',
    }),
    toInput: ({ fullName, email, isSmsOnly }) => ({
      name: fullName,
      email,
      messageChannel: isSmsOnly ? ('sms' as const) : ('both' as const),
    }),
    call: (input) => mutateAsync(input),
    fieldNames: { name: 'fullName' },
    failed: 'Нет связи',
    ...(onDone ? { onDone } : {}),
  })
  const name = bindText('fullName')
  const email = bindText('email')
  return (
    <form {...formProps}>
      <input aria-label="Имя" aria-invalid={Boolean(name.error)} {...withoutError(name)} />
      <p>{name.error}</p>
      <input aria-label="Почта" aria-invalid={Boolean(email.error)} {...withoutError(email)} />
      <p>{email.error}</p>
      <input type="checkbox" aria-label="СМС" {...withoutError(bindCheckbox('isSmsOnly'))} />
      {failure && <p role="alert">{failure.isAtField ? 'Проверьте поля' : failure.message}</p>}
      <button type="submit">{isSending ? 'Ждём' : 'Сохранить'}</button>
    </form>
  )
}

function withoutError<Props extends { error: unknown }>({ error: _, ...props }: Props) {
  return props
}

const getName = () => screen.getByRole('textbox', { name: 'Имя' })
const getEmail = () => screen.getByRole('textbox', { name: 'Почта' })
const getButton = () => screen.getByRole('button')

async function fill(onDone?: () => void) {
  const { user } = renderPart(<ContactForm {...(onDone ? { onDone } : {})} />)
  await user.type(getName(), 'Анна')
  await user.type(getEmail(), 'anna@example.ru')
  return user
}

it('what was typed is checked before it is sent, and the first wrong field has the focus', async () => {
  const calls = serveCalls()
  const { user } = renderPart(<ContactForm />)
  await user.click(getButton())
  expect(await screen.findByText('Укажите имя')).toBeVisible()
  expect(screen.getByText('Укажите почту')).toBeVisible()
  await waitFor(() => expect(getName()).toHaveFocus(), limit)
  await user.type(getName(), 'Анна')
  await waitFor(() => expect(screen.queryByText('Укажите имя')).toBeNull(), limit)
  await user.click(getButton())
  await waitFor(() => expect(getEmail()).toHaveFocus(), limit)
  expect(calls.listActions()).toEqual([])
})

it('a form is sent once at a time, by its button or by Enter', async () => {
  const calls = serveCalls()
  const answer = calls.hold(contract.setUserData, { result: true, message: null })
  const onDone = vi.fn()
  const user = await fill(onDone)
  await user.click(screen.getByRole('checkbox', { name: 'СМС' }))
  await user.type(getEmail(), '{Enter}')
  expect(await screen.findByText('Ждём')).toBeVisible()
  await user.click(getButton())
  await user.type(getEmail(), '{Enter}')
  answer()
  expect(await screen.findByText('Сохранить')).toBeVisible()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), limit)
  expect(calls.listInputs(contract.setUserData)).toEqual([
    { name: 'Анна', email: 'anna@example.ru', messageChannel: 'sms' },
  ])
})

it('a refusal stands at its field until the field is changed', async () => {
  serveCalls().refuse(contract.setUserData, 'invalid', 'Проверьте имя', {
    fields: { name: 'Имя не подошло' },
  })
  const onDone = vi.fn()
  const user = await fill(onDone)
  await user.click(getButton())
  expect(await screen.findByText('Имя не подошло')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте поля')
  await waitFor(() => expect(getName()).toHaveFocus(), limit)
  expect(getName()).toHaveValue('Анна')
  await user.type(getName(), ' Иванова')
  await waitFor(() => expect(screen.queryByText('Имя не подошло')).toBeNull(), limit)
  expect(onDone).not.toHaveBeenCalled()
})

it('a refusal of no field of the form, and a server that is not reached, are told beside it', async () => {
  const calls = serveCalls()
  calls.refuse(contract.setUserData, 'invalid', 'Так нельзя', { fields: { channel: 'Нельзя' } })
  const user = await fill()
  await user.click(getButton())
  expect(await screen.findByText('Так нельзя')).toBeVisible()
  calls.fail(contract.setUserData, 'offline')
  await user.click(getButton())
  expect(await screen.findByText('Нет связи')).toBeVisible()
  expect(getEmail()).toHaveValue('anna@example.ru')
  calls.answer(contract.setUserData, { result: true, message: null })
  await user.click(getButton())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), limit)
})
