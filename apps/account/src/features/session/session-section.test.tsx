import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../test-support/render-part.tsx'
import { SessionSection } from './session-section.tsx'

const lastSeenAt = '2026-11-20T12:00:00.000Z'
const own = {
  id: 1,
  browser: 'Safari',
  system: 'iPhone',
  city: 'Москва',
  lastSeenAt,
  isCurrent: true,
}
const other = { id: 2, browser: null, system: null, city: null, lastSeenAt, isCurrent: false }

it('[lk.sessions] device, city and last use are listed; another session is ended, not the own', async () => {
  let sessions = [own, other]
  const calls = renderPart(<SessionSection />, {
    getSessions: () => ({ sessions }),
    endSession: () => {
      sessions = [own]
      return { result: true }
    },
  })
  await screen.findByText('Safari, iPhone')
  expect(screen.getByText(/^Москва · Последний раз: 20 ноября 2026 г\.$/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Завершить/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Завершить: Неизвестное устройство' }))
  await waitFor(() => expect(screen.queryByText('Неизвестное устройство')).toBeNull())
  expect(calls.find(({ action }) => action === 'endSession')?.body).toEqual({ sessionId: 2 })
  expect(screen.queryByRole('button', { name: 'Выйти везде' })).toBeNull()
})

it('[lk.sessions] «Выйти везде» ends all others, and a failure is said aloud', async () => {
  const calls = renderPart(<SessionSection />, { getSessions: { sessions: [own, other] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Выйти везде' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Не получилось')
  expect(calls.some(({ action }) => action === 'endOtherSessions')).toBe(true)
})
