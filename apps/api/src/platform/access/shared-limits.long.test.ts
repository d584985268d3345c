import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { createCall, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { runApi } from '../../test-support/run-api.ts'
import { openDatabase } from '../database/database.ts'
import { createLogger } from '../logging/logger.ts'
import { openSharedRateLimiter } from './open-shared-rate-limiter.ts'

const silent = createLogger('silent')
const token = 'a token between the programs of a test'
const limit = { name: 'guesses', points: 3, seconds: 60 }
const refused = { status: 429, code: 'too_often' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, 1, silent)
  await addGoods(db)
  await close()
})
afterAll(() => database.drop())

const openLimiter = () =>
  openSharedRateLimiter(readEnv({ DATABASE_URL: database.url, INTERNAL_TOKEN: token }), silent)

describe('limits counted in PostgreSQL', () => {
  it('[ops.cluster] are the same for all processes, even when they count at once', async () => {
    const limiters = await Promise.all([openLimiter(), openLimiter()])
    const counts = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => limiters[index % 2]?.consume(limit, 'one')),
    )
    expect(counts.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.points)
    for (const limiter of limiters) {
      await expect(limiter.consume(limit, 'one')).rejects.toMatchObject({
        ...refused,
        retryAfterSeconds: expect.toSatisfy((seconds) => seconds >= 1 && seconds <= 60),
      })
      await limiter.close()
    }
  })

  it('[ops.cluster] are taken back for all processes', async () => {
    const [one, other] = await Promise.all([openLimiter(), openLimiter()])
    await one.consume(limit, 'another', limit.points)
    await one.reward(limit, 'another')
    await other.consume(limit, 'another')
    await expect(one.consume(limit, 'another')).rejects.toMatchObject(refused)
    await Promise.all([one.close(), other.close()])
  })

  it('[ops.cluster] are stored without the number, address or code that they count', async () => {
    const limiter = await openLimiter()
    await limiter.consume(limit, '79161234567')
    await limiter.close()
    const { pool, close } = openDatabase(database.url, 1, silent)
    const { rows } = await pool.query('select * from rate_limit')
    await close()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('79161234567')
  })

  it('begin anew when their time is over', async () => {
    const limiter = await openLimiter()
    const second = { name: 'second', points: 1, seconds: 1 }
    await limiter.consume(second, 'one')
    await expect
      .poll(
        () =>
          limiter.consume(second, 'one').then(
            () => 'counted',
            () => 'refused',
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe('counted')
    await limiter.close()
  })
})

describe('two processes of the API', () => {
  it('[ops.cluster] refuse together what one of them would have allowed', async () => {
    const allowed = 4
    const apis = await Promise.all(
      [0, 1].map(() =>
        runApi({
          DATABASE_URL: database.url,
          INTERNAL_TOKEN: token,
          LOG_LEVEL: 'info',
          COUPON_GUESSES_PER_HOUR: String(allowed),
        }),
      ),
    )
    const [one, other] = await Promise.all(apis.map(({ origin }) => createShopper(origin)))
    const statuses: (number | undefined)[] = []
    for (let turn = 0; turn < allowed; turn += 2) {
      statuses.push(await one?.(`GUESS${turn}`), await other?.(`GUESS${turn}`))
    }
    statuses.push(await one?.('GUESS'), await other?.('GUESS'))
    expect(statuses).toEqual([...Array(allowed).fill(200), 429, 429])
    await Promise.all(apis.map((api) => api.stop()))
  }, 180_000)
})

/** A shopper of one process with a sofa in the basket, who tries promo codes. */
async function createShopper(origin: string) {
  const visitor = createVisitor(createCall(origin))
  const offers = [{ offerId: goods.sofa, quantity: 1 }]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  return async (coupon: string) => {
    const body = { coupon, phone: '79001234567' }
    return (await visitor('POST', '/api_vue/basket/setCoupon/', body)).status
  }
}
