import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { createCall, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  choosePickup,
  createPayableOrder,
  payInFull,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { runApi } from '../../test-support/run-api.ts'
import { startTestApi } from '../../test-support/start-test-api.ts'

const SKEW_MINUTES = 5

let database: TestDatabase
let opened: Database
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, createLogger('silent'))
  await addGoods(opened.db)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

/** A module that sets the clock of a process wrong before the program starts. */
function skewClock(minutes: number): string {
  const program = `
    const Real = Date
    const skewMs = ${minutes * 60_000}
    globalThis.Date = class extends Real {
      constructor(...parts) {
        if (parts.length > 0) super(...parts)
        else super(Real.now() + skewMs)
      }
      static now() {
        return Real.now() + skewMs
      }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(program)}`
}

it.each([
  ['slow', -SKEW_MINUTES],
  ['fast', SKEW_MINUTES],
])(
  '[F17] [order.reservation] a process whose clock is five minutes %s holds stock for the promised half an hour, and offers the payment for a quarter',
  async (_how, minutes) => {
    const api = await runApi({
      DATABASE_URL: database.url,
      INTERNAL_TOKEN: 'a token between the programs of a test',
      DEMO: '1',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: skewClock(minutes),
    })
    try {
      const visitor = createVisitor(createCall(api.origin))
      const offers = [{ offerId: goods.sofa, quantity: 1 }]
      await visitor('POST', '/api_vue/basket/add/', { offers })
      const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
      const created = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
      expect(created.status, created.text).toBe(200)
      const { rows } = await opened.db.execute<{ minutes: number }>(sql`
        select round(extract(epoch from r.expires_at - c.created_at) / 60)::int as minutes
        from reservation r join order_line l on l.id = r.order_line_id
        join shop_order o on o.id = l.order_id join checkout c on c.guid = o.basket_group
        where c.guid = ${created.body.basketGroup}`)
      expect(rows).toEqual([{ minutes: 30 }])
      const { basketGroup } = created.body
      const sum = await choosePickup(visitor, basketGroup)
      const requested = { basketGroup, methodId: 'card', sum }
      const started = await visitor('POST', '/api_vue/payment/payment/', requested)
      expect(started.status, started.text).toBe(200)
      const { rows: attempts } = await opened.db.execute<{ minutes: number }>(sql`
        select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
        from payment where basket_group = ${basketGroup}`)
      expect(attempts).toEqual([{ minutes: 15 }])
      const state = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
      expect(state.body.state).toBe('pending')
      await expectMoneyToAddUp(opened.db)
    } finally {
      await api.stop()
    }
  },
  60_000,
)

it('[F17] a clock that is set back while the shop runs delays nothing that is due', async () => {
  const api = await startTestApi({ fill: addGoods, withWorker: true })
  const setBack = vi.spyOn(Date, 'now')
  try {
    const order = await createPayableOrder(api, freshPhone())
    const before = api.services.clock.now()
    setBack.mockImplementation(
      () => performance.timeOrigin + performance.now() - SKEW_MINUTES * 60_000,
    )
    expect(api.services.clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime())
    await payInFull(api, order)
    await vi.waitFor(
      async () => {
        const { rows } = await api.db.execute(sql`
          select from message where purpose = 'payment' and state = 'sent'`)
        expect(rows).not.toEqual([])
      },
      { timeout: 30_000, interval: 200 },
    )
    await expectMoneyToAddUp(api.db)
  } finally {
    setBack.mockRestore()
    await api.close()
  }
}, 60_000)
