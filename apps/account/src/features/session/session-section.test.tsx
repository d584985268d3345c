import * as profile from '@svetlitsa/api-client/profile/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
  const calls = serveCalls()
  calls.answer(profile.getSessions, () => ({ sessions }))
  calls.answer(profile.endSession, () => {
    sessions = [own]
    return { result: true as const }
  })
  renderPart(<SessionSection />)
  await screen.findByText('Safari, iPhone')
  expect(screen.getByText(/^Москва · Последний раз: 20 ноября 2026 г\.$/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Завершить:/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Завершить: Неизвестное устройство' }))
  await waitFor(() => expect(screen.queryByText('Неизвестное устройство')).toBeNull())
  expect(calls.listInputs(profile.endSession)).toEqual([{ sessionId: 2 }])
  expect(screen.queryByRole('button', { name: 'Завершить остальные' })).toBeNull()
})

it('[lk.sessions] «Завершить остальные» ends all others and keeps the own', async () => {
  let sessions = [own, other]
  const calls = serveCalls()
  calls.answer(profile.getSessions, () => ({ sessions }))
  calls.answer(profile.endOtherSessions, () => {
    sessions = [own]
    return { result: true as const }
  })
  renderPart(<SessionSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Завершить остальные' }))
  await waitFor(() => expect(screen.queryByText('Неизвестное устройство')).toBeNull())
  expect(calls.listInputs(session.logout)).toEqual([])
})

it('[lk.sessions] «Выйти везде» ends all others, then the own', async () => {
  const ended: string[] = []
  const calls = serveCalls()
  calls.answer(profile.getSessions, { sessions: [own, other] })
  calls.answer(profile.endOtherSessions, () => {
    ended.push('others')
    return { result: true as const }
  })
  calls.answer(session.logout, () => {
    ended.push('own')
    return {
      status: 'success' as const,
      userData: false as const,
      favorites: 0 as const,
      basket: 0 as const,
    }
  })
  renderPart(<SessionSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Выйти везде' }))
  await waitFor(() => expect(ended).toEqual(['others', 'own']), { timeout: 30_000 })
})

it('[lk.sessions] «Выйти везде» keeps the own while the others are not ended, and says so aloud', async () => {
  const calls = serveCalls()
  calls.answer(profile.getSessions, { sessions: [own, other] })
  calls.fail(profile.endOtherSessions, 503)
  renderPart(<SessionSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Выйти везде' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Не получилось')
  expect(calls.listInputs(profile.endOtherSessions)).toHaveLength(1)
  expect(calls.listInputs(session.logout)).toEqual([])
})
