import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { assignAssembler } from './assembler.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** An order of a sofa whose assembly was requested. */
async function createOrder(): Promise<{ id: number; number: string }> {
  const sofa = [{ offerId: goods.sofa, quantity: 1 }]
  const { basketGroup } = await createPayableOrder(api, freshPhone(), sofa)
  const { rows } = await api.db.execute<{ id: number; number: string }>(sql`
    update shop_order set assembly_state = 'requested' where checkout_guid = ${basketGroup}
    returning id, number`)
  const [row] = rows
  if (!row) throw new Error('the order was not created')
  return row
}

async function listOrders({ call }: Visitor): Promise<string[]> {
  const { body } = await call('POST', '/api_vue/assembler/getData/', {})
  return body.orders.map((order: { order_num: string }) => order.order_num)
}

describe('[assembler.own] [role.assembler] the assembler’s cabinet', () => {
  it('an assembler sees the own orders only; an unassigned one is seen by none', async () => {
    const timur = await logInAs(api, { groups: [60, 2] })
    const rustam = await logInAs(api, { groups: [60, 2] })
    const [first, second] = [await createOrder(), await createOrder()]
    await createOrder()
    await assignAssembler(api.db, { orderId: first.id, assemblerId: timur.userId })
    await assignAssembler(api.db, { orderId: second.id, assemblerId: rustam.userId })
    expect(await listOrders(timur)).toEqual([first.number])
    expect(await listOrders(rustam)).toEqual([second.number])
    expect(await listOrders(await logInAs(api, { groups: [60] }))).toEqual([])
  })

  it('an order that is given to another assembler leaves the first', async () => {
    const timur = await logInAs(api, { groups: [60] })
    const rustam = await logInAs(api, { groups: [60] })
    const order = await createOrder()
    await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
    await assignAssembler(api.db, { orderId: order.id, assemblerId: rustam.userId })
    expect(await listOrders(timur)).toEqual([])
    expect(await listOrders(rustam)).toEqual([order.number])
  })

  it('only an assembler can be assigned', async () => {
    const customer = await logInAs(api)
    const order = await createOrder()
    const assigned = { orderId: order.id, assemblerId: customer.userId }
    await expect(assignAssembler(api.db, assigned)).rejects.toThrow('is no assembler')
  })
})
