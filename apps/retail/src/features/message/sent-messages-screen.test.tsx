import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as contract from '@svetlitsa/api-client/message/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const buildMessage = (id: number, changed: object = {}) => ({
  id,
  channel: 'sms' as const,
  purpose: 'payment',
  state: 'sent' as const,
  createdAt: '2026-11-23T10:00:00.000Z',
  sentAt: '2026-11-23T10:01:00.000Z',
  reason: null,
  canResend: false,
  ...changed,
})
const failed = buildMessage(8, {
  purpose: 'ready',
  channel: 'email',
  state: 'failed',
  sentAt: null,
  reason: 'rejected',
})
const recipient = '8 916 123-45-67'
const shown = '+7 (916) 123-45-67'

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, { group: [29] })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
})

async function search(text = recipient) {
  const opened = openAddress(routeTree, '/retail-lk/messages/')
  const { user } = opened
  await user.type(await screen.findByLabelText('Телефон или почта'), text)
  await user.click(screen.getByRole('button', { name: 'Найти' }))
  return opened
}

describe('[retail.messages] the screen of sent messages', () => {
  it('asks for nobody until a phone or an e-mail address is typed', async () => {
    openAddress(routeTree, '/retail-lk/messages/')
    const field = await screen.findByLabelText('Телефон или почта')
    expect(field).toHaveAccessibleDescription(/^Покажем, какие СМС и письма магазин отправлял/)
    expect(screen.getByRole('button', { name: 'Найти' })).toBeDisabled()
    expect(calls.listInputs(contract.getSentMessages)).toEqual([])
  })

  it('shows what each message was about, whether it was sent and why not, and the rest on demand', async () => {
    calls.answer(contract.getSentMessages, ({ after }) =>
      after === undefined
        ? { messages: [buildMessage(9), failed], next: 8 }
        : { messages: [buildMessage(7, { purpose: 'code' })], next: null },
    )
    const { user, router } = await search()
    expect(await screen.findByRole('heading', { name: `Сообщения для ${shown}` })).toBeVisible()
    expect(screen.getByRole('row', { name: /СМС Оплата получена отправлено \d/ })).toBeVisible()
    expect(
      screen.getByRole('row', {
        name: /Письмо Заказ готов к выдаче не отправлено Номер или адрес не принят$/,
      }),
    ).toBeVisible()
    const onPhone = within(screen.getByRole('list', { name: /^Сообщения для/ })).getAllByRole(
      'listitem',
    )
    expect(onPhone[0]).toHaveTextContent(/^Оплата получена.*отправлено.*СМС · .*Отправлено \d/)
    expect(onPhone[1]).toHaveTextContent(/Причина: Номер или адрес не принят$/)
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(
      await screen.findByRole('row', { name: /Код для входа или подтверждения/ }),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /Оплата получена/ })).toBeVisible()
    expect(calls.listInputs(contract.getSentMessages)).toEqual([
      { recipient },
      { recipient, after: 8 },
    ])
    expect(router.state.location.href).toBe('/retail-lk/messages/')
  })

  it('says that nothing was sent', async () => {
    calls.answer(contract.getSentMessages, { messages: [], next: null })
    await search('vera@shop.example')
    expect(await screen.findByText('Этому получателю магазин ничего не отправлял.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Сообщения для vera@shop.example' })).toBeVisible()
  })

  it('shows an e-mail address of digits as it is', async () => {
    calls.answer(contract.getSentMessages, { messages: [], next: null })
    await search('79161234567@shop.example')
    const name = 'Сообщения для 79161234567@shop.example'
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  })

  it.each([
    ['what is neither a phone nor an address', 'invalid', 'Номер телефона введён неверно!'],
    ['somebody who bought in another store', 'buyer_unknown', 'В вашем магазине заказов нет.'],
  ] as const)('says at the field that it does not find %s', async (_, reason, message) => {
    calls.refuse(contract.getSentMessages, reason, message, {
      ...(reason === 'invalid' ? { fields: { recipient: message } } : {}),
    })
    await search('12345')
    const field = screen.getByLabelText('Телефон или почта')
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(message)
    expect(screen.queryByText(/^Сообщения для/)).not.toBeInTheDocument()
  })

  it('forgets the one before while it looks for the next, and says that it could not be loaded', async () => {
    calls.answer(contract.getSentMessages, { messages: [buildMessage(9)], next: null })
    const { user } = await search()
    await screen.findByRole('heading', { name: /^Сообщения для/ })
    calls.fail(contract.getSentMessages, 'offline')
    const field = screen.getByLabelText('Телефон или почта')
    await user.clear(field)
    await user.type(field, 'vera@shop.example{Enter}')
    expect(await screen.findByText('Сообщения не загрузились. Попробуйте ещё раз.')).toBeVisible()
    expect(screen.queryByText(/^Сообщения для/)).not.toBeInTheDocument()
  })

  it('keeps what was found when the rest cannot be loaded', async () => {
    calls.answer(contract.getSentMessages, { messages: [buildMessage(9)], next: 9 })
    const { user } = await search()
    const more = await screen.findByRole('button', { name: 'Показать ещё' })
    calls.fail(contract.getSentMessages, 'offline')
    await user.click(more)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('row', { name: /Оплата получена/ })).toBeVisible()
  })

  it('sends again what failed, and shows that it waits', async () => {
    calls.answer(contract.getSentMessages, {
      messages: [buildMessage(9), { ...failed, canResend: true }],
      next: null,
    })
    const { user } = await search()
    const name = 'Отправить ещё раз: Заказ готов к выдаче'
    const buttons = await screen.findAllByRole('button', { name: /^Отправить ещё раз/ })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([name, name])
    calls.answer(contract.resendMessage, { result: true })
    calls.answer(contract.getSentMessages, {
      messages: [buildMessage(9), { ...failed, state: 'waiting', reason: null }],
      next: null,
    })
    const row = within(screen.getByRole('row', { name: /Заказ готов к выдаче/ }))
    await user.click(row.getByRole('button', { name }))
    expect(await screen.findByText('Сообщение отправится ещё раз.')).toBeVisible()
    expect(screen.getByRole('row', { name: /Заказ готов к выдаче в очереди/ })).toBeVisible()
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(calls.listInputs(contract.resendMessage)).toEqual([{ id: 8 }])
    expect(calls.listHeaders(contract.resendMessage)[0]?.get('idempotency-key')).toBeTruthy()
  })

  it('says why it is not sent again, and keeps the key of a press that was not answered', async () => {
    calls.answer(contract.getSentMessages, {
      messages: [{ ...failed, canResend: true }],
      next: null,
    })
    const { user } = await search()
    const row = within(await screen.findByRole('row', { name: /Заказ готов к выдаче/ }))
    const press = () => user.click(row.getByRole('button', { name: /^Отправить ещё раз/ }))
    calls.fail(contract.resendMessage, 'offline')
    await press()
    expect(
      await screen.findByText('Не получилось. Проверьте связь и попробуйте ещё раз.'),
    ).toBeVisible()
    calls.refuse(contract.resendMessage, 'message_expired', 'Срок сообщения истёк.')
    await press()
    expect(await screen.findByText('Срок сообщения истёк.')).toBeVisible()
    const keys = calls
      .listHeaders(contract.resendMessage)
      .map((headers) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
})
