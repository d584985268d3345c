import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignAssembler } from '../../../demo/seed/dispatch/assign-assembler.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import { assemblerSlot } from '../../schema/assembler.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { cancelAsStaff, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function moveAssembly({ id }: OrderRow, states: readonly AssemblyState[]): Promise<void> {
  for (const state of states)
    await api.db.transaction((tx) => transitionAssembly(tx, id, state, { actor: 'staff' }))
}

async function listOrders({ call }: Visitor): Promise<string[]> {
  const { body } = await call('POST', '/api_vue/assembler/getData/', {})
  return body.orders.map((order: { order_num: string }) => order.order_num)
}

describe('[assembler.own] [role.assembler] the assembler’s cabinet', () => {
  it('an assembler sees the own orders only; an unassigned one is seen by none', async () => {
    const timur = await logInAs(api, { groups: [60, 2] })
    const rustam = await logInAs(api, { groups: [60, 2] })
    const [first, second] = [await createAssemblyOrder(api), await createAssemblyOrder(api)]
    await createAssemblyOrder(api)
    await assignAssembler(api.db, { orderId: first.id, assemblerId: timur.userId })
    await assignAssembler(api.db, { orderId: second.id, assemblerId: rustam.userId })
    expect(await listOrders(timur)).toEqual([first.number])
    expect(await listOrders(rustam)).toEqual([second.number])
    expect(await listOrders(await logInAs(api, { groups: [60] }))).toEqual([])
  })

  it('an order that is given to another assembler leaves the first', async () => {
    const timur = await logInAs(api, { groups: [60] })
    const rustam = await logInAs(api, { groups: [60] })
    const order = await createAssemblyOrder(api)
    await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
    await assignAssembler(api.db, { orderId: order.id, assemblerId: rustam.userId })
    expect(await listOrders(timur)).toEqual([])
    expect(await listOrders(rustam)).toEqual([order.number])
  })

  it.each([
    ['cancelled', (order: OrderRow) => cancelAsStaff(api, order.basketGroup)],
    ['assembled', (order: OrderRow) => moveAssembly(order, ['planned', 'done'])],
    ['without a request for assembly', (order: OrderRow) => moveAssembly(order, ['none'])],
  ])('an order %s is no job', async (_how, change) => {
    const timur = await logInAs(api, { groups: [60] })
    const order = await createAssemblyOrder(api)
    await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
    expect(await listOrders(timur)).toEqual([order.number])
    await change(order)
    expect(await listOrders(timur)).toEqual([])
  })

  it('only an assembler can be assigned', async () => {
    const customer = await logInAs(api)
    const order = await createAssemblyOrder(api)
    const assigned = { orderId: order.id, assemblerId: customer.userId }
    await expect(assignAssembler(api.db, assigned)).rejects.toThrow('is no assembler')
  })
})

it('[assembler.orders] a long assembly has all its days, with the time of each', async () => {
  const timur = await logInAs(api, { groups: [60] })
  const order = await createAssemblyOrder(api)
  await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
  const [first, second] = [dayAfter(3), dayAfter(4)]
  const slot = { assemblerId: timur.userId, orderId: order.id }
  await api.db
    .insert(assemblerSlot)
    .values([
      { ...slot, day: second, period: 0 },
      ...[0, 1, 2, 3].map((period) => ({ ...slot, day: first, period })),
    ])
  const { body } = await timur.call('POST', '/api_vue/assembler/getData/', {})
  expect(body.orders[0]).toMatchObject({
    date: first,
    timeFrom: '09:00',
    timeTo: '21:00',
    days: [
      { date: first, timeFrom: '09:00', timeTo: '21:00' },
      { date: second, timeFrom: '09:00', timeTo: '12:00' },
    ],
  })
})
