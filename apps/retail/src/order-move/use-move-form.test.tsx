import * as analytics from '@svetlitsa/api-client/analytics/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { Field } from '@svetlitsa/ui/forms/field'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loggedIn, serveLoginCode } from '../test-support/serve-login-code.ts'
import { serveStaffUser } from '../test-support/serve-staff-user.ts'
import { MoveOutcome } from './move-outcome.tsx'
import { useMoveForm } from './use-move-form.ts'

type Paid = { ok: true; answer: { id: number } }
type Refused = { ok: false; reason: string; message: string; fields: Record<string, string> }

const paid: Paid = { ok: true, answer: { id: 7 } }
const codeMissing: Refused = { ok: false, reason: 'prove_again', message: 'Нужен код', fields: {} }
const tooLarge: Refused = {
  ok: false,
  reason: 'invalid',
  message: 'Проверьте сумму',
  fields: { sum: 'Слишком много' },
}

const call = vi.fn<(input: { sum: string }, key: string) => Promise<Paid | Refused>>()
const onDone = vi.fn<(id: number) => void>()

function PayForm() {
  const { bindText, formProps, isSending, moved } = useMoveForm({
    values: { sum: '' },
    toInput: ({ sum }) => ({ sum }),
    call,
    onDone: ({ id }) => onDone(id),
  })
  return (
    <form {...formProps}>
      <Field label="Сумма" {...bindText('sum')} />
      <MoveOutcome {...moved} />
      <button type="submit">{isSending ? 'Ждём' : 'Провести'}</button>
    </form>
  )
}

let calls: ServedCalls

beforeEach(() => {
  call.mockReset()
  onDone.mockReset()
  calls = serveCalls()
  serveStaffUser(calls)
  serveLoginCode(calls)
})

async function pay() {
  const { user } = renderPart(<PayForm />)
  await user.type(screen.getByLabelText('Сумма'), '4000')
  const press = async () => user.click(await screen.findByRole('button', { name: 'Провести' }))
  const enterCode = async () => {
    await user.click(await screen.findByRole('button', { name: 'Прислать код' }))
    await user.type(await screen.findByLabelText('Код из СМС'), '222222')
  }
  const seeDone = () => waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(7))
  await press()
  return { user, press, enterCode, seeDone }
}

const listKeys = () => call.mock.calls.map(([, key]) => key)
const lost = new TypeError('Failed to fetch')

it('after a lost answer the same input is sent with its key, and then counts as done', async () => {
  call.mockRejectedValueOnce(lost).mockResolvedValue(paid)
  const { press } = await pay()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось')
  expect(screen.getByLabelText('Сумма')).toHaveValue('4000')
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(7))
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  const [first, second, another] = listKeys()
  expect(second).toBe(first)
  expect(another).not.toBe(first)
})

it('[retail.fresh-code] the call that waited for a code is repeated with the key of its lost first', async () => {
  call.mockRejectedValueOnce(lost).mockResolvedValueOnce(codeMissing).mockResolvedValue(paid)
  const { press, enterCode } = await pay()
  await screen.findByRole('alert')
  await press()
  await enterCode()
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(7))
  expect(call).toHaveBeenCalledTimes(3)
  expect(new Set(listKeys()).size).toBe(1)
})

it('[retail.fresh-code] a press instead of the code keeps the key', async () => {
  call.mockResolvedValueOnce(codeMissing).mockResolvedValueOnce(codeMissing).mockResolvedValue(paid)
  const { press, enterCode } = await pay()
  await screen.findByRole('button', { name: 'Прислать код' })
  await press()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  await enterCode()
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(7))
  expect(new Set(listKeys()).size).toBe(1)
})

it('[retail.fresh-code] where the answer of the repeat is lost, the next press has its key', async () => {
  call.mockResolvedValueOnce(codeMissing).mockRejectedValueOnce(lost).mockResolvedValue(paid)
  const { press, enterCode } = await pay()
  await enterCode()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось')
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(7))
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  const [first, repeated, again, another] = listKeys()
  expect([repeated, again]).toEqual([first, first])
  expect(another).not.toBe(first)
})

it('[retail.fresh-code] a refusal of the repeat stands at its field, and what was typed stays', async () => {
  call.mockResolvedValueOnce(codeMissing).mockResolvedValue(tooLarge)
  const { enterCode } = await pay()
  await enterCode()
  expect(await screen.findByText('Слишком много')).toBeVisible()
  const field = screen.getByLabelText('Сумма')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('4000')
  expect(onDone).not.toHaveBeenCalled()
})

it('[retail.fresh-code] Enter in a code that is not complete does not send the form around it', async () => {
  call.mockResolvedValue(codeMissing)
  const { user } = await pay()
  await user.click(await screen.findByRole('button', { name: 'Прислать код' }))
  const code = await screen.findByLabelText('Код из СМС')
  await user.type(code, '222{Enter}')
  expect(code).toHaveValue('222')
  expect(call).toHaveBeenCalledTimes(1)
})

it('[retail.fresh-code] while the call is repeated, Enter sends nothing', async () => {
  const repeated = Promise.withResolvers<Paid>()
  call.mockResolvedValueOnce(codeMissing).mockReturnValueOnce(repeated.promise)
  const { user, enterCode, seeDone } = await pay()
  await enterCode()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  call.mockResolvedValue(paid)
  await user.type(screen.getByLabelText('Сумма'), '0{Enter}')
  repeated.resolve(paid)
  await seeDone()
  expect(call).toHaveBeenCalledTimes(2)
})

it('[retail.fresh-code] a press that succeeds while the code is checked is not repeated', async () => {
  const accept = calls.hold(session.checkCode, loggedIn)
  call.mockResolvedValueOnce(codeMissing).mockResolvedValue(paid)
  const { press, enterCode, seeDone } = await pay()
  await enterCode()
  await waitFor(() => expect(calls.listInputs(session.checkCode)).toHaveLength(1))
  await press()
  await seeDone()
  accept()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(call).toHaveBeenCalledTimes(2)
})

it.each([
  ['[retail.fresh-code] after a code', [codeMissing]],
  ['at once', []],
])(
  'what fails after a call that succeeded %s is told and reported, and has its key',
  async (_when, first) => {
    calls.answer(analytics.reportError, { status: 'success' })
    onDone.mockImplementationOnce(() => {
      throw new Error('The next screen is not loaded')
    })
    for (const outcome of first) call.mockResolvedValueOnce(outcome)
    call.mockResolvedValue(paid)
    const { press, enterCode } = await pay()
    if (first.length > 0) await enterCode()
    expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось')
    await waitFor(() => expect(calls.listInputs(analytics.reportError)).toHaveLength(1))
    await press()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(new Set(listKeys()).size).toBe(1)
  },
)
