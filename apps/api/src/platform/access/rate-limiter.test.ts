import { describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from './rate-limiter.ts'

const limit = { name: 'guesses', points: 2, seconds: 60 }
const refused = { status: 429, code: 'too_often' }

describe('the limits of a process', () => {
  it('refuse what exceeds the points of a key, and say when to come back', async () => {
    const limiter = createMemoryRateLimiter()
    await limiter.consume(limit, 'one')
    await limiter.consume(limit, 'one')
    const inTime = expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60)
    await expect(limiter.consume(limit, 'one')).rejects.toMatchObject({
      ...refused,
      retryAfterSeconds: inTime,
    })
    await limiter.consume(limit, 'another')
  })

  it('count one key under two names apart, and weigh what costs more', async () => {
    const limiter = createMemoryRateLimiter()
    await limiter.consume(limit, 'one', 2)
    await limiter.consume({ ...limit, name: 'letters' }, 'one', 2)
    await expect(limiter.consume(limit, 'one')).rejects.toMatchObject(refused)
  })

  it('forget what is taken back', async () => {
    const limiter = createMemoryRateLimiter()
    for (let times = 0; times < 5; times += 1) {
      await limiter.consume(limit, 'one')
      await limiter.reward(limit, 'one')
    }
    await limiter.consume(limit, 'one', 2)
  })

  it('belong to one set of services: another one begins anew', async () => {
    await createMemoryRateLimiter().consume(limit, 'one', 2)
    await createMemoryRateLimiter().consume(limit, 'one', 2)
  })
})
