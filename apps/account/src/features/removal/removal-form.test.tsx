import * as personalData from '@svetlitsa/api-client/personal-data/contract'
import * as profile from '@svetlitsa/api-client/profile/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RemovalBlock } from './removal-block.tsx'
import { RemovalForm } from './removal-form.tsx'
import { RemovalTerms } from './removal-terms.tsx'

it('[lk.remove] the account is removed after a tick and a code, a wrong one can be corrected', async () => {
  const onRemoved = vi.fn()
  const text = 'Неверный код. Осталось попыток: 2.'
  const calls = serveCalls()
  calls.answer(profile.sendProfileCode, { result: true, error: null, retryAfterSeconds: 60 })
  calls.refuse(personalData.removeAccount, 'code_refused', text, { fields: { code: text } })
  renderPart(<RemovalForm phone="+7 (900) 000-00-01" onRemoved={onRemoved} />)
  expect(screen.queryByRole('button', { name: 'Удалить кабинет' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Удалить кабинет' }))
  const label = 'Код из сообщения подтвердит удаление'
  fireEvent.change(await screen.findByLabelText(label), { target: { value: '111111' } })
  await screen.findByText(text)
  expect(onRemoved).not.toHaveBeenCalled()
  calls.answer(personalData.removeAccount, { result: true })
  fireEvent.change(screen.getByLabelText(label), { target: { value: '222222' } })
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
  expect(calls.listActions()).toEqual(['sendProfileCode', 'removeAccount', 'removeAccount'])
  expect(calls.listInputs(personalData.removeAccount)).toEqual([
    { code: 111_111 },
    { code: 222_222 },
  ])
})

it('[lk.removal-open] open orders and refunds are named with their numbers', () => {
  const open = {
    openOrders: ['1204', '1204-1'],
    openRefunds: ['1198'],
    isStaff: false,
    bonuses: 0,
  }
  renderPart(<RemovalBlock removal={open} />)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toContain('1204, 1204-1')
  expect(textContent).toContain('1198')
})

it.each([
  ['ru', '21 бонус:'],
  ['kk', '21 бонус:'],
  ['en', '21 bonus:'],
] as const)('[lk.remove] what goes and what stays is said in %s', (language, expected) => {
  renderPart(<RemovalTerms bonuses={21} />, language)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(document.body.textContent).toMatch(language === 'en' ? /21 bonus/ : expected)
})
