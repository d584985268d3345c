import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stock } from '../../schema/stock.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { type DispatchDesk, openDispatchDesk } from '../../test-support/fixtures/dispatch-desk.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { addPlace } from '../../test-support/fixtures/place.ts'
import { holdLock } from '../../test-support/hold-lock.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let desk: DispatchDesk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.sofa))
  desk = await openDispatchDesk(api)
})
afterAll(() => api.close())

describe('[assembler.assign] the time of assemblers and warehouses', () => {
  it('[POST /dispatch/saveAssembler/] has no more periods of a day than the assembler works', async () => {
    const [timur, date] = [await desk.logInAssembler(), desk.freshDay()]
    const work = { warehouseId: null, area: 'Север', dayCapacity: 1 }
    expect((await desk.send('saveAssembler', { assemblerId: timur.userId, ...work })).body).toEqual(
      work,
    )
    const wrong = await desk.send('saveAssembler', { assemblerId: desk.dispatcher.userId, ...work })
    expect(wrong.body.code).toBe('assembler_unknown')
    expect(await desk.findAssembler(date, timur)).toMatchObject(work)
    expect((await desk.assign(await createAssemblyOrder(api), timur, date)).status).toBe(200)
    const answer = await desk.assign(await createAssemblyOrder(api), timur, date, { period: 2 })
    expect([answer.status, answer.body.code]).toEqual([409, 'assembler_full'])
  })

  it('of another region assembles no order of this one, chosen by hand either', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    const warehouseId = await addPlace(api.db, { code: 'far-warehouse' })
    const work = { warehouseId, area: '', dayCapacity: 4 }
    const saved = await desk.send('saveAssembler', { assemblerId: timur.userId, ...work })
    expect(saved.status, saved.text).toBe(200)
    const answer = await desk.assign(order, timur, date)
    expect([answer.status, answer.body.code]).toEqual([409, 'assembler_elsewhere'])
    expect(answer.body.detail).toContain('Тимур Сборкин')
    expect(await desk.findOrder(date, order)).toMatchObject({ assemblerId: null })
  })

  it('[POST /dispatch/saveCapacity/] a warehouse takes no more periods of a day than its limit', async () => {
    const date = desk.freshDay()
    const people = [await desk.logInAssembler(), await desk.logInAssembler()]
    const orders = [await createAssemblyOrder(api), await createAssemblyOrder(api)]
    const warehouseId = orders[0]?.placeId
    const saved = await desk.send('saveCapacity', { warehouseId, date, limit: 1 })
    expect(saved.body.warehouse).toMatchObject({ id: warehouseId, limit: 1, taken: 0 })
    const answers = await holdLock(api.db, {
      lock: sql`select from assembly_capacity where day = ${date} for update`,
      begin: () =>
        Promise.all(
          orders.map((order, index) => desk.assign(order, people[index] ?? desk.dispatcher, date)),
        ),
      waiting: 2,
    })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('capacity_full')
    const free = await desk.send('saveCapacity', { warehouseId, date, limit: null })
    expect(free.body.warehouse).toMatchObject({ limit: null, taken: 1 })
    expect((await desk.send('saveCapacity', { warehouseId: 999_999, date, limit: 1 })).status).toBe(
      404,
    )
  })

  it('[POST /dispatch/proposals/] is proposed from the offered times, and nobody is assigned', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    const slots = [{ date, period: 3 }]
    await timur.call('POST', '/api_vue/assembler/setSlot/', { slots })
    const { body } = await desk.send('proposals', { date })
    const mine = body.proposals.filter(
      (one: { assemblerId: number }) => one.assemblerId === timur.userId,
    )
    expect(mine).toEqual([expect.objectContaining({ assemblerName: 'Тимур Сборкин', slots })])
    expect(await desk.listOwn(timur)).toEqual([])
    expect((await desk.findOrder(date, order)).assemblerId).toBeNull()
  })
})
