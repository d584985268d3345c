import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, renderPart } from '../../test-support/render-part.tsx'
import { GiftForm } from './gift-form.tsx'
import { ReceivedInvite } from './received-invite.tsx'

it('[lk.invite] a friend is invited by SMS; why not is said at the field', async () => {
  let error: string | null = 'Себя пригласить нельзя.'
  const calls = renderPart(<GiftForm smsLeft={3} />, {
    sendGiftSms: () => ({ result: error === null, error, smsLeft: 2 }),
  })
  expect(screen.getByText('Сегодня можно отправить ещё 3.')).toBeTruthy()
  const field = screen.getByLabelText('Телефон друга')
  fireEvent.change(field, { target: { value: '+7 (900) 000-00-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Отправить СМС' }))
  await screen.findByText('Себя пригласить нельзя.')
  error = null
  fireEvent.click(screen.getByRole('button', { name: 'Отправить СМС' }))
  expect((await screen.findByRole('status')).textContent).toBe('Приглашение отправлено.')
  expect(field).toHaveProperty('value', '')
  expect(calls[0]?.body).toEqual({ phone: '+7 (900) 000-00-01' })
})

it.each([
  [{ result: true, amount: 500 }, 'status', /500 бонусов/],
  [
    problem(409, 'invite_late', 'Приглашение принимают до первого заказа и один раз.'),
    'alert',
    /до первого заказа/,
  ],
])('[lk.invite] an opened invitation is accepted by a button: %#', async (answer, role, text) => {
  const calls = renderPart(<ReceivedInvite code="ABCD2345" />, { acceptInvite: answer })
  expect(calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Принять приглашение' }))
  expect((await screen.findByRole(role)).textContent).toMatch(text)
  expect(calls).toEqual([{ action: 'acceptInvite', body: { code: 'ABCD2345' } }])
})
