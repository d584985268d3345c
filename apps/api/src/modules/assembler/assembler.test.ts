import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import {
  cancelAsStaff,
  findOneOrder,
  type OrderRow,
} from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { stepAssembly } from '../order/state/step-assembly.queries.ts'
import { assignAssembler } from './assembler.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** An order of a sofa whose assembly was requested. */
async function createOrder(): Promise<OrderRow> {
  const sofa = [{ offerId: goods.sofa, quantity: 1 }]
  const { basketGroup } = await createPayableOrder(api, freshPhone(), sofa)
  const order = await findOneOrder(api, basketGroup)
  await api.db.transaction((tx) => stepAssembly(tx, order.id, 'requested', { actor: 'staff' }))
  return order
}

async function moveAssembly({ id }: OrderRow, states: readonly AssemblyState[]): Promise<void> {
  for (const state of states)
    await api.db.transaction((tx) => stepAssembly(tx, id, state, { actor: 'staff' }))
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

  it.each([
    ['cancelled', (order: OrderRow) => cancelAsStaff(api, order.checkoutGuid)],
    ['assembled', (order: OrderRow) => moveAssembly(order, ['planned', 'done'])],
    ['without a request for assembly', (order: OrderRow) => moveAssembly(order, ['none'])],
  ])('an order %s is no job', async (_how, change) => {
    const timur = await logInAs(api, { groups: [60] })
    const order = await createOrder()
    await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
    expect(await listOrders(timur)).toEqual([order.number])
    await change(order)
    expect(await listOrders(timur)).toEqual([])
  })

  it('only an assembler can be assigned', async () => {
    const customer = await logInAs(api)
    const order = await createOrder()
    const assigned = { orderId: order.id, assemblerId: customer.userId }
    await expect(assignAssembler(api.db, assigned)).rejects.toThrow('is no assembler')
  })
})
