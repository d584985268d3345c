import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { expectMoneyToAddUp } from '../audit-money.ts'
import { createCall, createVisitor } from '../create-call.ts'
import { addGoods, goods } from '../fixtures/goods.ts'
import { freshPhone } from '../log-in-as.ts'
import { type RunningApi, runApi } from '../run-api.ts'
import { openCuttingProxy } from './cutting-proxy.ts'

export interface KillPoint {
  /** The statement of the order's transaction at which the process is killed. */
  at: number
  /** Whether the database still receives that statement. */
  isForwarded: boolean
}

/** The first statement of the transaction that names its purpose; only ordering sends it. */
const START = 'from "basket" where'

/**
 * Kills the process of the API at points of an order's transaction, and checks that an order exists
 * completely or not at all, and that a repetition with the same key finds or finishes it.
 *
 * @param choose gets the number of statements of the transaction.
 * @returns how many of the orders the killed process had already committed.
 */
export async function killWhileOrdering(
  choose: (statements: number) => readonly KillPoint[],
): Promise<{ statements: number; committed: number }> {
  const database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, 2, createLogger('silent'))
  await addGoods(db)
  await db.execute(sql`update stock set on_hand = 100000`)
  const proxy = await openCuttingProxy(database.url)
  const start = () =>
    runApi({
      DATABASE_URL: proxy.url,
      INTERNAL_TOKEN: 'a token between the programs of a test',
      DEMO: '1',
      LOG_LEVEL: 'info',
      ORDERS_PER_HOUR_ADDRESS: '100000',
    })
  let api = await start()
  try {
    const probe = await createShopper(() => api)
    proxy.watchNext({ start: START, at: Number.POSITIVE_INFINITY, isForwarded: true, reach() {} })
    expect((await probe()).status).toBe(200)
    const statements = 1 + proxy.endWatch().findIndex((piece) => piece.includes('commit'))
    const points = choose(statements)
    let committed = 0
    for (const point of points) {
      const order = await createShopper(() => api)
      const before = await countCheckouts()
      proxy.watchNext({ start: START, ...point, reach: () => api.signal('SIGKILL') })
      await expect(order()).rejects.toThrow()
      await api.ended
      proxy.endWatch()
      await expectMoneyToAddUp(db)
      api = await start()
      committed += (await countCheckouts()) - before
      // The 90 seconds after which the key of a dead process is taken over have passed.
      await db.execute(sql`update idempotency set started_at = now() - interval '91 seconds'`)
      const repeated = await order()
      expect([point, repeated.status]).toEqual([point, 200])
      expect((await order()).body).toEqual(repeated.body)
      expect([point, (await countCheckouts()) - before]).toEqual([point, 1])
      await expectMoneyToAddUp(db)
    }
    return { statements, committed }
  } finally {
    api.signal('SIGKILL')
    proxy.close()
    await close()
    await database.drop()
  }

  async function countCheckouts(): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from checkout`,
    )
    return rows[0]?.count ?? 0
  }
}

/** A shopper with a full basket; returns the function that orders it, always with one key. */
async function createShopper(getApi: () => RunningApi) {
  const visitor = createVisitor((...args) =>
    createCall(getApi().origin, { repeatsBusy: false })(...args),
  )
  const offers = [
    { offerId: goods.sofa, quantity: 1 },
    { offerId: goods.tilesInBatchesOfFour, quantity: 4 },
  ]
  const phoneNumber = freshPhone()
  await visitor('POST', '/api_vue/basket/add/', { offers })
  await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone: phoneNumber })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const contacts = { name: 'Анна Петрова', phoneNumber, email: 'anna@example.ru' }
  return () => visitor('POST', '/api_vue/basket/createOrder/', contacts, { headers })
}
