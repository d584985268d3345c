import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createInsuredRateLimiter } from './create-insured-rate-limiter.ts'
import { createMemoryRateLimiter, type RateLimiter } from './rate-limiter.ts'

const limit = { name: 'guesses', points: 2, seconds: 60 }
const refused = { status: 429, code: 'too_often' }

/** Counters of a store that fails while `isDown`. */
class UnreliableLimiter implements RateLimiter {
  readonly #limiter = createMemoryRateLimiter()
  isDown = false

  async consume(...args: Parameters<RateLimiter['consume']>): Promise<void> {
    if (this.isDown) throw new Error('connect ECONNREFUSED')
    return this.#limiter.consume(...args)
  }

  async reward(...args: Parameters<RateLimiter['reward']>): Promise<void> {
    if (this.isDown) throw new Error('connect ECONNREFUSED')
    return this.#limiter.reward(...args)
  }
}

it('[F14] a limiter whose store fails counts in memory, fails no call and is logged once', async () => {
  const lines: string[] = []
  const log = pino(
    new Writable({ write: (line, _encoding, done) => done(void lines.push(`${line}`)) }),
  )
  const store = new UnreliableLimiter()
  const limiter = createInsuredRateLimiter(store, createMemoryRateLimiter(), log)
  await limiter.consume(limit, 'one', 2)
  await expect(limiter.consume(limit, 'one')).rejects.toMatchObject(refused)
  expect(lines).toEqual([])
  store.isDown = true
  await limiter.consume(limit, 'one')
  await limiter.reward(limit, 'one')
  await limiter.consume(limit, 'one', 2)
  await expect(limiter.consume(limit, 'one')).rejects.toMatchObject(refused)
  expect(lines).toEqual([expect.stringContaining('limits are counted in memory')])
  store.isDown = false
  await expect(limiter.consume(limit, 'one')).rejects.toMatchObject(refused)
  await limiter.consume(limit, 'another')
  expect(lines).toEqual([expect.anything(), expect.stringContaining('all processes together')])
})
