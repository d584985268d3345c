import { expect, it, vi } from 'vitest'
import { makeAttempt } from './make-attempt.tsx'

const answered = async (key: string) => key
const lost = vi.fn(async (_key: string) => {
  throw new TypeError('Failed to fetch')
})

async function loseAnswer(attempt: ReturnType<typeof makeAttempt>, body: unknown) {
  await expect(attempt(body, lost)).rejects.toThrow('Failed to fetch')
  return lost.mock.lastCall?.[0]
}

it('the same words tried again after a lost answer bear the same key', async () => {
  const attempt = makeAttempt()
  const first = await loseAnswer(attempt, { name: 'Анна' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await loseAnswer(attempt, { name: 'Анна' })).toBe(first)
  expect(await attempt({ name: 'Анна' }, answered)).toBe(first)
})

it('other words bear a key of their own', async () => {
  const attempt = makeAttempt()
  const first = await loseAnswer(attempt, { name: 'Анна' })
  expect(await attempt({ name: 'Анна Иванова' }, answered)).not.toBe(first)
})

it('an answer ends the attempt: the same words sent once more are meant once more', async () => {
  const attempt = makeAttempt()
  const first = await attempt({ id: 1 }, answered)
  expect(await attempt({ id: 1 }, answered)).not.toBe(first)
})
