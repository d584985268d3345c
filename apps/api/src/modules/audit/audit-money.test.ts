import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { auditOrders } from './audit-orders.queries.ts'

class RollBack extends Error {}

let api: TestApi
let number: string
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute("update coupon set limit_per_phone = 1 where code = 'SVET10'")
  const visitor = createVisitor(api.call)
  const offers = [
    { offerId: goods.sofa, quantity: 2 },
    { offerId: goods.carpetByMetre, quantity: 2.3 },
  ]
  const phone = '79001234567'
  await visitor('POST', '/api_vue/basket/add/', { offers })
  await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'SVET10', phone })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  number = (await visitor('POST', '/api_vue/basket/createOrder/', contacts)).body.orderId
})
afterAll(() => api.close())

describe('the audit of orders', () => {
  it('finds nothing in a shop whose orders add up', async () => {
    expect(await auditOrders(api.db)).toEqual([])
  })

  it.each([
    [
      'stock held: 1@1',
      'update stock set reserved = reserved - 1 where offer_id = 1 and place_id = 1',
    ],
    ['stock held: 1@1', 'delete from stock where offer_id = 1 and place_id = 1'],
    [
      'stock below zero: 1@1',
      `alter table stock drop constraint stock_reserved_on_hand;
      update stock set on_hand = 1 where offer_id = 1 and place_id = 1`,
    ],
    [
      'order total: ',
      `alter table shop_order drop constraint order_total_adds_up;
      update shop_order set total = total - 1`,
    ],
    ['lines of order: ', 'update order_line set sum = sum - 1 where offer_id = 1'],
    ['lines of order: ', 'update order_line set coupon_discount = 0 where offer_id = 1'],
    ['reservation of order: ', "update reservation set state = 'released' where offer_id = 5"],
    ['stock of cancelled order: ', "update shop_order set state = 'cancelled'"],
    ['coupon uses: SVET10', 'update coupon set used = 0'],
    [
      'coupon per phone: SVET10 4567',
      "insert into coupon_use (coupon_id, checkout_guid, phone) select coupon_id, 'x', phone from coupon_use",
    ],
    ['coupon without order: SVET10', "update coupon_use set checkout_guid = 'x'"],
  ])('finds «%s» after: %s', async (broken, violation) => {
    const found = await auditAfter(violation)
    expect(found).toContain(broken.endsWith(': ') ? broken + number : broken)
  })
})

/** What the audit finds after a violation, which is rolled back. */
async function auditAfter(violation: string): Promise<string[]> {
  let found: string[] = []
  const planted = api.db.transaction(async (tx) => {
    for (const statement of violation.split(';')) await tx.execute(sql.raw(statement))
    found = await auditOrders(tx)
    throw new RollBack()
  })
  await planted.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
  return found
}
