import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { problem, renderPart } from '../../test-support/render-part.tsx'
import { RemovalBlock } from './removal-block.tsx'
import { RemovalForm } from './removal-form.tsx'
import { RemovalTerms } from './removal-terms.tsx'

it('[lk.remove] the account is removed after a tick and a code, a wrong one can be corrected', async () => {
  const onRemoved = vi.fn()
  const text = 'Неверный код. Осталось попыток: 2.'
  const calls = renderPart(<RemovalForm phone="+7 (900) 000-00-01" onRemoved={onRemoved} />, {
    sendProfileCode: { result: true, error: null, retryAfterSeconds: 60 },
    removeAccount: ({ body }) =>
      body.code === 222_222 ? { result: true } : problem(403, 'code_refused', text, { code: text }),
  })
  expect(screen.queryByRole('button', { name: 'Удалить кабинет' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Удалить кабинет' }))
  const label = 'Код из сообщения подтвердит удаление'
  fireEvent.change(await screen.findByLabelText(label), { target: { value: '111111' } })
  await screen.findByText(text)
  expect(onRemoved).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(label), { target: { value: '222222' } })
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
  expect(calls.map(({ action }) => action)).toEqual([
    'sendProfileCode',
    'removeAccount',
    'removeAccount',
  ])
})

it('[lk.removal-open] open orders and refunds are named with their numbers', () => {
  const removal = {
    openOrders: ['1204', '1204-1'],
    openRefunds: ['1198'],
    isStaff: false,
    bonuses: 0,
  }
  renderPart(<RemovalBlock removal={removal} />, {})
  const { textContent } = screen.getByRole('status')
  expect(textContent).toContain('1204, 1204-1')
  expect(textContent).toContain('1198')
})

it.each([
  ['ru', '21 бонус:'],
  ['kk', '21 бонус:'],
  ['en', '21 bonus:'],
] as const)('[lk.remove] what goes and what stays is said in %s', (language, expected) => {
  renderPart(<RemovalTerms bonuses={21} />, {}, language)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(document.body.textContent).toMatch(language === 'en' ? /21 bonus/ : expected)
})
