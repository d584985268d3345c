import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import type { TestAnswer } from '../../test-support/create-call.ts'
import {
  chooseCourier,
  createOrders,
  enterContacts,
  openCheckout,
  startAmpleShop,
  type TestCheckout,
} from '../../test-support/fixtures/checkout.ts'
import { callPersonal } from '../../test-support/fixtures/customer-order.ts'
import { goods } from '../../test-support/fixtures/goods.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { holdLock, waitForWaiting } from '../../test-support/hold-lock.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import type { TestApi } from '../../test-support/start-test-api.ts'

const COUPON = 'SVET10'
const BONUSES = 500
let api: TestApi
beforeAll(async () => {
  api = await startAmpleShop()
})
afterAll(() => api.close())

/** A checkout with coupon and bonuses, to be delivered at the first free time. */
async function prepare({ call, phone }: Visitor, offerId: number): Promise<TestCheckout> {
  const checkout = { ...(await openCheckout(api, [{ offerId, quantity: 1 }], call)), phone }
  await call('POST', '/api_vue/basket/setCoupon/', { coupon: COUPON, phone })
  const bonus = await call('POST', '/api_vue/basket/setBonus/', { bonusSum: BONUSES })
  expect(bonus.status, bonus.text).toBe(200)
  await enterContacts(checkout)
  await chooseCourier(checkout)
  return checkout
}

it.each([
  ['the coupon', () => sql`select from coupon where code = ${COUPON} for update`],
  [
    'the bonus account',
    ({ phone }: Visitor) => sql`select from bonus_account where phone = ${phone} for update`,
  ],
])(
  '[order.states] a customer who cancels an order and makes another meets both at %s: no deadlock',
  async (_what, lockBoth) => {
    const customer = await logInAs(api)
    const { phone } = customer
    await grantBonus(api.db, { phone, reason: 'promotion:test', amount: 2 * BONUSES })
    const first = await createOrders(await prepare(customer, goods.sofa))
    expect(first.status, first.text).toBe(200)
    const { guid } = await findOneOrder(api, first.body.checkout.basketGroup)
    const next = await prepare(customer, goods.sofaVelvet)

    let cancelling: Promise<TestAnswer> | undefined
    const made = await holdLock(api.db, {
      lock: lockBoth(customer),
      begin: () => createOrders(next),
      waiting: 1,
      meanwhile: async () => {
        const close = { orderGuid: guid, reason: 'changedMind' }
        cancelling = callPersonal(customer, 'closeOrder', close)
        await waitForWaiting(api.db, 2)
      },
    })
    const cancelled = await cancelling

    expect([made.status, cancelled?.status]).toEqual([200, 200])
    await expectMoneyToAddUp(api.db)
  },
)
