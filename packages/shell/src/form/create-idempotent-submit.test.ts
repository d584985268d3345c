import { expect, it, vi } from 'vitest'
import { createIdempotentSubmit } from './create-idempotent-submit.ts'

const answered = async (key: string) => key
const sendAndLoseAnswer = vi.fn(async (_key: string) => {
  throw new TypeError('Failed to fetch')
})

async function loseAnswer(submit: ReturnType<typeof createIdempotentSubmit>, body: unknown) {
  await expect(submit(body, sendAndLoseAnswer)).rejects.toThrow('Failed to fetch')
  return sendAndLoseAnswer.mock.lastCall?.[0]
}

it('a retry of the same body after a lost response has the same key', async () => {
  const submit = createIdempotentSubmit()
  const firstKey = await loseAnswer(submit, { name: 'Анна' })
  expect(firstKey).toMatch(/^[0-9a-f]{32}$/)
  expect(await loseAnswer(submit, { name: 'Анна' })).toBe(firstKey)
  expect(await submit({ name: 'Анна' }, answered)).toBe(firstKey)
})

it('another body has another key', async () => {
  const submit = createIdempotentSubmit()
  const firstKey = await loseAnswer(submit, { name: 'Анна' })
  expect(await submit({ name: 'Анна Иванова' }, answered)).not.toBe(firstKey)
})

it('a response ends the attempt: sending the same body again is a new request', async () => {
  const submit = createIdempotentSubmit()
  const firstKey = await submit({ id: 1 }, answered)
  expect(await submit({ id: 1 }, answered)).not.toBe(firstKey)
})
