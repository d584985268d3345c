import * as analytics from '@svetlitsa/api-client/analytics/contract'
import * as contract from '@svetlitsa/api-client/profile/contract'
import { useSetUserData } from '@svetlitsa/api-client/profile/queries'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { type CallFormOptions, type FormOutcome, useCallForm } from './use-call-form.ts'

type NameFields = { name: string }
type NameFormProps = Pick<
  Partial<CallFormOptions<NameFields, string, null>>,
  'values' | 'onDone' | 'failureField' | 'canSubmit'
> & { send: (name: string, key: string) => Promise<FormOutcome<null>> }

function NameForm({ send, ...options }: NameFormProps) {
  const { bindText, formProps, submit, canSubmit, isSending, isDone, failure } = useCallForm({
    values: { name: '' },
    toInput: ({ name }) => name,
    call: send,
    failed: 'Нет связи',
    ...options,
  })
  const { error, ...name } = bindText('name')
  return (
    <form {...formProps}>
      <input aria-label="Имя" aria-invalid={Boolean(error)} {...name} />
      <p>{error}</p>
      {isDone && <p role="status">Сохранено</p>}
      {failure && !failure.isAtField && <p role="alert">{failure.message}</p>}
      <button type="submit" aria-disabled={!canSubmit}>
        {isSending ? 'Ждём' : 'Сохранить'}
      </button>
      <input
        type="checkbox"
        aria-label="Назвать Верой"
        onChange={() => void submit({ name: 'Вера' })}
      />
    </form>
  )
}

function CheckedForm() {
  const { bindText, formProps, checkField } = useCallForm({
    values: { name: '', phone: '' },
    check: ({ name, phone }) => ({
      name: name === '' ? 'Укажите имя' : undefined,
      phone: phone === '' ? 'Укажите телефон' : undefined,
    }),
    toInput: (typed) => typed,
    call: async (): Promise<FormOutcome<null>> => ({ ok: true, answer: null }),
  })
  const { error: nameError, ...name } = bindText('name')
  const { error: phoneError, ...phone } = bindText('phone')
  return (
    <form {...formProps}>
      <input aria-label="Имя" name="name" aria-invalid={Boolean(nameError)} {...name} />
      <input aria-label="Телефон" name="phone" aria-invalid={Boolean(phoneError)} {...phone} />
      <button type="submit">Сохранить</button>
      <button type="button" onClick={() => void checkField('phone')}>
        Получить код
      </button>
    </form>
  )
}

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
const getPhone = () => screen.getByRole('textbox', { name: 'Телефон' })
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
  await waitFor(() => expect(getName()).toHaveFocus())
  await user.type(getName(), 'Анна')
  await waitFor(() => expect(screen.queryByText('Укажите имя')).toBeNull())
  await user.click(getButton())
  await waitFor(() => expect(getEmail()).toHaveFocus())
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
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
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
  await waitFor(() => expect(getName()).toHaveFocus())
  expect(getName()).toHaveValue('Анна')
  await user.type(getName(), ' Иванова')
  await waitFor(() => expect(screen.queryByText('Имя не подошло')).toBeNull())
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
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('a retry after a lost answer has the same key, a changed input or the next sending another', async () => {
  const keys: string[] = []
  const send = vi.fn(async (_name: string, key: string): Promise<FormOutcome<null>> => {
    keys.push(key)
    if (keys.length < 3) throw new TypeError('Failed to fetch')
    return { ok: true, answer: null }
  })
  const { user } = renderPart(<NameForm send={send} />)
  const press = async (times: number) => {
    await user.click(getButton())
    await waitFor(() => expect(keys).toHaveLength(times))
    await waitFor(() => expect(getButton()).toHaveTextContent('Сохранить'))
  }
  await press(1)
  await press(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  await user.type(getName(), 'Анна')
  await press(3)
  expect(keys[2]).not.toBe(keys[0])
  await press(4)
  expect(keys[3]).not.toBe(keys[2])
})

it('what fails after the call is told and reported, and a second press repeats no work', async () => {
  const calls = serveCalls()
  calls.answer(analytics.reportError, { status: 'success' })
  const keys: string[] = []
  const send = async (_name: string, key: string): Promise<FormOutcome<null>> => {
    keys.push(key)
    return { ok: true, answer: null }
  }
  const onDone = vi.fn().mockRejectedValueOnce(new Error('The next screen is not loaded'))
  const { user } = renderPart(<NameForm send={send} onDone={onDone} />)
  await user.click(getButton())
  expect(await screen.findByText('Нет связи')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
  await waitFor(() => expect(calls.listInputs(analytics.reportError)).toHaveLength(1))
  expect(calls.listInputs(analytics.reportError)[0]).toMatchObject({
    message: expect.stringContaining('The next screen is not loaded'),
  })
  await user.click(getButton())
  expect(await screen.findByRole('status')).toHaveTextContent('Сохранено')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('a failure of the call stands at the only field until the field is changed', async () => {
  const send = async (): Promise<FormOutcome<null>> => ({ ok: false, message: 'Имя занято' })
  const { user } = renderPart(<NameForm send={send} failureField="name" />)
  await user.click(getButton())
  await waitFor(() => expect(getName()).toHaveFocus())
  expect(getName()).toBeInvalid()
  expect(screen.getByText('Имя занято')).toBeVisible()
  await user.type(getName(), 'а')
  await waitFor(() => expect(getName()).toBeValid())
  expect(screen.queryByText('Имя занято')).toBeNull()
})

it('nothing is sent while the form cannot be submitted, and values may be given with the submit', async () => {
  const send = vi.fn(async (): Promise<FormOutcome<null>> => ({ ok: true, answer: null }))
  const { user } = renderPart(<NameForm send={send} canSubmit={({ name }) => name !== ''} />)
  expect(getButton()).toHaveAttribute('aria-disabled', 'true')
  await user.click(getButton())
  await user.type(getName(), '{Enter}')
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByLabelText('Назвать Верой'))
  await waitFor(() => expect(send).toHaveBeenCalledWith('Вера', expect.any(String)))
  expect(getName()).toHaveValue('')
  expect(getButton()).toHaveAttribute('aria-disabled', 'true')
})

it('one checked field has the focus, also where another before it is wrong', async () => {
  const { user } = renderPart(<CheckedForm />)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(getName()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await waitFor(() => expect(getPhone()).toHaveFocus())
})

it('values are read once', async () => {
  const read = vi.fn(() => ({ name: 'Анна' }))
  const { user } = renderPart(<NameForm values={read} send={vi.fn()} />)
  await user.type(getName(), ' Иванова')
  expect(getName()).toHaveValue('Анна Иванова')
  expect(read).toHaveBeenCalledOnce()
})
