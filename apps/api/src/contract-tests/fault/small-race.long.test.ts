import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { passTime } from '../../test-support/fault/fault-injector.ts'
import { openFaultyAcquirer } from '../../test-support/fault/faulty-acquirer.ts'
import { findRaceViolations } from '../../test-support/fault/find-race-violations.ts'
import { raceCheckouts } from '../../test-support/fault/race-checkouts.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('checkouts raced against killed processes, a crashed database and a failing acquirer owe nobody anything', async () => {
  const { violations, ordered, paid, faults } = await raceCheckouts({
    seed: 1,
    checkouts: 10,
    clients: 3,
    processes: 1,
    faults: 4,
    pauseMs: 300,
    hangMs: 500,
    maxMs: 400_000,
  })
  expect(violations).toEqual([])
  expect(ordered).toBeGreaterThan(3)
  expect(paid).toBeGreaterThan(0)
  for (const count of Object.values(faults)) expect(count).toBeGreaterThan(0)
}, 480_000)

it('a race finds what a client was told and the database does not have', async () => {
  const acquirer = await openFaultyAcquirer()
  const amount = { value: '100.00', currency: 'RUB' }
  acquirer.payments.set('charged', { id: 'charged', status: 'succeeded', amount, refunded: 0 })
  const key = 'lost'
  const basketGroup = crypto.randomUUID()
  const paymentGuid = crypto.randomUUID()
  const violations = await findRaceViolations(
    api.services.database,
    [
      { what: 'order intended', key },
      { what: 'order answered', key, status: 200, basketGroup, totals: [100] },
      { what: 'order answered', key: 'failed', status: 500 },
      { what: 'payment answered', basketGroup, paymentGuid, sum: 100 },
      { what: 'paid', basketGroup, providerPaymentId: 'charged', sum: 100 },
    ],
    acquirer,
  )
  acquirer.close()
  expect(violations).toEqual([
    `an answered order differs or is lost: ${basketGroup}`,
    'an order was answered 500: failed',
    `an answered payment differs or is lost: ${paymentGuid}`,
    'a paid payment is not recorded: charged',
    'the acquirer’s books differ: charged',
  ])
})

it('time passes in a race even where a shopper locks a row longer than statements wait', async () => {
  const { database } = api.services
  const shopper = await database.pool.connect()
  await shopper.query('begin')
  await shopper.query('lock table stock in access exclusive mode')
  const passing = passTime({ database })
  const findWaiting = async () => {
    const { rows } = await database.pool.query<{ at: string }>(
      `select query_start::text as at from pg_stat_activity
       where wait_event_type = 'Lock' and query like 'update stock%'`,
    )
    return rows[0]?.at
  }
  const first = await vi.waitUntil(findWaiting, { timeout: 60_000 })
  // Its wait has timed out, and it waits anew.
  await vi.waitUntil(async () => ![undefined, first].includes(await findWaiting()), {
    timeout: 60_000,
  })
  await shopper.query('rollback')
  shopper.release()
  await expect(passing).resolves.toBeUndefined()
}, 180_000)
