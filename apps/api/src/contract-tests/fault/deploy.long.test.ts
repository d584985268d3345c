import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  type FaultyAcquirer,
  openFaultyAcquirer,
} from '../../test-support/fault/faulty-acquirer.ts'
import { listPurchaseSteps } from '../../test-support/fault/list-purchase-steps.ts'
import { openRacingShop, type RacingShop } from '../../test-support/fault/racing-shop.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'

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

// A call in progress during a stop is tested by stop-api.long.test.ts.
it('[F18] a client of an older build finishes its purchase while the API is replaced after each of its calls', async () => {
  const visitor = createVisitor(shop.createCall(0))
  const phoneNumber = freshPhone()
  const steps = listPurchaseSteps({ visitor, acquirer, phoneNumber, hasKeys: false })
  for (const { name, send } of steps) {
    const { status, text } = await send()
    expect([name, status], text).toEqual([name, 200])
    shop.getProcess(0).signal('SIGTERM')
    expect(await shop.getProcess(0).ended).toBe(0)
    await shop.replaceProcess(0)
  }
  const state = await steps.at(-1)?.send()
  expect(state?.body).toMatchObject({ state: 'paid' })
}, 600_000)
