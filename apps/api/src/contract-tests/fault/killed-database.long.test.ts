import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  type FaultyAcquirer,
  openFaultyAcquirer,
} from '../../test-support/fault/faulty-acquirer.ts'
import { listPurchaseSteps } from '../../test-support/fault/list-purchase-steps.ts'
import { openRacingShop, type RacingShop } from '../../test-support/fault/racing-shop.ts'
import { persist } from '../../test-support/fault/racing-shopper.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'

/** How long a call has run when the database is killed: before, during and after its statements. */
const DELAYS_MS = [0, 3, 8, 20]

let acquirer: FaultyAcquirer
let shop: RacingShop
beforeAll(async () => {
  acquirer = await openFaultyAcquirer()
  shop = await openRacingShop(acquirer, 1)
}, 120_000)
afterEach(() => expectMoneyToAddUp(shop.database.db))
afterAll(async () => {
  await shop.close()
  acquirer.close()
})

it.each(DELAYS_MS)(
  '[F13] a purchase survives kill -9 of PostgreSQL %i ms into each of its calls, is paid once, and the process stays',
  async (delayMs) => {
    const visitor = createVisitor(shop.createCall(0))
    const phoneNumber = freshPhone()
    const steps = listPurchaseSteps({ visitor, acquirer, phoneNumber, hasKeys: true })
    const charged = acquirer.payments.size
    for (const { name, send } of steps) {
      const answering = persist(send)
      await sleep(delayMs)
      await shop.server.crash('SIGKILL')
      await shop.server.restart()
      // The 90 seconds after which an interrupted key is taken over have passed.
      await shop.database.pool.query(
        `update idempotency set started_at = now() - interval '91 seconds' where status is null`,
      )
      const first = await answering
      // A change that was saved while its answer was lost makes the repeated one stale.
      const answer = first.body.code === 'basket_changed' ? await persist(send) : first
      expect([name, answer.status]).toEqual([name, 200])
    }
    const { rows } = await shop.database.pool.query(
      `select p.state, p.amount = sum(o.total) as "isWhole" from payment p
     join shop_order o on o.basket_group = p.basket_group
     join checkout c on c.guid = p.basket_group where c.phone = $1 group by p.guid`,
      [phoneNumber],
    )
    expect(rows).toEqual([{ state: 'succeeded', isWhole: true }])
    const payments = [...acquirer.payments.values()].slice(charged)
    expect(payments.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
    expect(await Promise.race([shop.getProcess(0).ended, 'running'])).toBe('running')
  },
  300_000,
)
