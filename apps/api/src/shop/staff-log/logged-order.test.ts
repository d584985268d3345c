import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAsStaff } from '../../platform/database/current-staff.ts'
import { transact } from '../../platform/database/transact.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, transitionAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

async function ordered() {
  const { basketGroup } = await createPayableOrder(api, freshPhone(), [
    { offerId: goods.sofa, quantity: 1 },
  ])
  return findOneOrder(api, basketGroup)
}
const read = async (input: object) =>
  (await staff.call('POST', '/api_vue/retail/log/', input)).body.entries
const change = (statement: ReturnType<typeof sql>) =>
  runAsStaff({ userId: staff.userId, call: 'POST /x/' }, () =>
    transact(api.db, (tx) => tx.execute(statement)),
  )

describe('[POST /retail/log/] an order in the log', () => {
  it('is named by its number and opened by its guid, whatever of it was changed', async () => {
    const { id, guid, number } = await ordered()
    const order = { number, guid }
    await transitionAsStaff(staff.call, { guid, state: 'new' }, 'confirmed')
    await change(sql`update order_delivery set floor = 7 where order_id = ${id}`)
    await change(sql`update order_line set old_price = old_price + 1 where order_id = ${id}`)
    const entries: { subject: string; key: string }[] = await read({})
    const [line, delivery, changed] = ['order_line', 'order_delivery', 'shop_order'].map(
      (subject) => entries.find((entry) => entry.subject === subject),
    )
    expect(changed).toMatchObject({ subject: 'shop_order', key: number, order })
    expect(delivery).toMatchObject({ subject: 'order_delivery', key: number, order })
    expect(line).toMatchObject({ subject: 'order_line', order })
    expect(line?.key).not.toBe(number)
  })

  it('is named by its number in values too', async () => {
    const first = await ordered()
    const other = await ordered()
    const { id, number, guid } = other
    await change(sql`update shop_order set parent_id = ${first.id} where id = ${id}`)
    await change(sql`update order_line set order_id = ${first.id} where order_id = ${id}`)
    const [line, changed] = await read({})
    expect(changed).toMatchObject({
      order: { number, guid },
      after: { parent_id: first.number },
    })
    expect(line).toMatchObject({
      before: { order_id: number },
      after: { order_id: first.number },
      order: { number: first.number },
    })
  })

  it('is found by its number, and not by what it is inside', async () => {
    const { id, guid, number } = await ordered()
    await transitionAsStaff(staff.call, { guid, state: 'new' }, 'confirmed')
    await change(sql`update order_delivery set floor = 7 where order_id = ${id}`)
    const found = await read({ key: number })
    expect(found.map(({ subject }: { subject: string }) => subject)).toEqual([
      'order_delivery',
      'shop_order',
    ])
    expect(await read({ key: String(id), subject: 'shop_order' })).toEqual([])
  })
})
