import * as invite from '@svetlitsa/api-client/invite/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GiftForm } from './gift-form.tsx'
import { ReceivedInvite } from './received-invite.tsx'

it('[lk.invite] a friend is invited by SMS; why not is said at the field', async () => {
  let error: string | null = 'Себя пригласить нельзя.'
  const calls = serveCalls()
  calls.answer(invite.sendGiftSms, () => ({ result: error === null, error, smsLeft: 2 }))
  renderPart(<GiftForm smsLeft={3} />)
  expect(screen.getByText('Сегодня можно отправить ещё 3.')).toBeTruthy()
  const field = screen.getByLabelText('Телефон друга')
  fireEvent.change(field, { target: { value: '+7 (900) 000-00-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Отправить СМС' }))
  await screen.findByText('Себя пригласить нельзя.')
  error = null
  fireEvent.click(screen.getByRole('button', { name: 'Отправить СМС' }))
  expect((await screen.findByRole('status')).textContent).toBe('Приглашение отправлено.')
  expect(field).toHaveProperty('value', '')
  expect(calls.listInputs(invite.sendGiftSms)[0]).toEqual({ phone: '+7 (900) 000-00-01' })
})

it.each([
  ['taken', 'status', /500 бонусов/],
  ['late', 'alert', /до первого заказа/],
])('[lk.invite] an opened invitation is accepted by a button: %s', async (outcome, role, text) => {
  const calls = serveCalls()
  if (outcome === 'taken') calls.answer(invite.acceptInvite, { result: true, amount: 500 })
  else
    calls.refuse(
      invite.acceptInvite,
      'invite_late',
      'Приглашение принимают до первого заказа и один раз.',
    )
  renderPart(<ReceivedInvite code="ABCD2345" />)
  expect(calls.listActions()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Принять приглашение' }))
  expect((await screen.findByRole(role)).textContent).toMatch(text)
  expect(calls.listActions()).toEqual(['acceptInvite'])
  expect(calls.listInputs(invite.acceptInvite)).toEqual([{ code: 'ABCD2345' }])
})
