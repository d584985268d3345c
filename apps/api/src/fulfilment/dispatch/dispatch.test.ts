import { addDays } from '@svetlitsa/domain/date/day'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { message } from '../../schema/message.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { type DispatchDesk, openDispatchDesk } from '../../test-support/fixtures/dispatch-desk.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { cancelAsStaff, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { holdLock } from '../../test-support/hold-lock.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'

let api: TestApi
let desk: DispatchDesk
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.sofa))
  desk = await openDispatchDesk(api)
})
afterAll(() => api.close())

describe('[assembler.assign] an assembler for an order', () => {
  it('[POST /dispatch/assign/] [POST /dispatch/board/] has the order, the time and a buyer who knows it', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    expect(await desk.findOrder(date, order)).toMatchObject({
      assemblerId: null,
      slots: [],
      hours: 3,
    })
    const answer = await desk.assign(order, timur, date, { period: 1 })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.slots).toEqual([{ date, period: 1 }])
    expect(await desk.findOrder(date, order)).toMatchObject({
      assemblerId: timur.userId,
      assemblyState: 'planned',
      slots: [{ date, period: 1 }],
    })
    expect((await desk.findAssembler(date, timur)).periods[1].orderNumber).toBe(order.number)
    expect(await desk.listOwn(timur)).toEqual([order.number])
    const sent = await api.db.select({ body: message.body, purpose: message.purpose }).from(message)
    expect(
      sent.filter(({ purpose, body }) => purpose === 'assembly' && body.includes(order.number)),
    ).not.toEqual([])
  })

  it('two dispatchers who take one time have one effect, and the second learns whose it is', async () => {
    const [timur, date] = [await desk.logInAssembler(), desk.freshDay()]
    const orders = [await createAssemblyOrder(api), await createAssemblyOrder(api)]
    const both = [desk.dispatcher, desk.administrator]
    const answers = await Promise.all(
      orders.map((order, index) =>
        desk.assign(order, timur, date, { by: both[index] ?? desk.dispatcher }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const winner = orders[answers.findIndex(({ status }) => status === 200)]
    expect(refused?.body.code).toBe('assembler_busy')
    expect(refused?.body.detail).toContain('Тимур Сборкин')
    expect(refused?.body.detail).toContain(winner?.number)
    expect((await desk.findAssembler(date, timur)).load).toBe(1)
    expect(await desk.listOwn(timur)).toEqual([winner?.number])
    const [loser] = orders.filter((order) => order !== winner)
    expect(await desk.findOrder(date, loser as OrderRow)).toMatchObject({
      assemblerId: null,
      assemblyState: 'requested',
      slots: [],
    })
  })

  it('two dispatchers who assign one order have one effect', async () => {
    const people = [await desk.logInAssembler(), await desk.logInAssembler()]
    const [order, date] = [await createAssemblyOrder(api), desk.freshDay()]
    const both = [desk.dispatcher, desk.administrator]
    const answers = await Promise.all(
      people.map((person, index) =>
        desk.assign(order, person, date, { by: both[index] ?? desk.dispatcher }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
    expect((await Promise.all(people.map(desk.listOwn))).flat()).toEqual([order.number])
  })

  it('a choice that another dispatcher has made meanwhile is not overwritten', async () => {
    const [timur, anna] = [await desk.logInAssembler(), await desk.logInAssembler('Анна')]
    const [order, date] = [await createAssemblyOrder(api), desk.freshDay()]
    await desk.assign(order, anna, date, { by: desk.administrator, period: 2 })
    const late = await desk.assign(order, timur, date)
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
    const gone = await desk.send('withdraw', { orderGuid: order.guid, assemblerId: timur.userId })
    expect([gone.status, gone.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(await desk.findOrder(date, order)).toMatchObject({
      assemblerId: anna.userId,
      slots: [{ date, period: 2 }],
    })
    expect((await desk.findAssembler(date, timur)).load).toBe(0)
  })

  it('an assembler who takes the day off while the order is assigned has either the order or the day', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    const range = { dateFrom: date, dateTo: date }
    const [assigned, away] = await Promise.all([
      desk.assign(order, timur, date),
      timur.call('POST', '/api_vue/assembler/setSlot/', { range, reason: 'ВыходнойДень' }),
    ])
    expect([assigned.status, away.status].sort()).toEqual([200, 409])
    const { load, periods } = await desk.findAssembler(date, timur)
    const isAway = away.status === 200
    expect(load).toBe(isAway ? 0 : 1)
    expect(periods[0].reason).toBe(isAway ? 'ВыходнойДень' : 'Сборка')
  })

  it('an assembler whose role is taken away while the order is assigned does not get it', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    const answer = await holdLock(api.db, {
      lock: sql`select from user_account where id = ${timur.userId} for update`,
      begin: () => desk.assign(order, timur, date),
      waiting: 1,
      meanwhile: (tx) =>
        tx
          .update(userAccount)
          .set({ groups: [2] })
          .where(eq(userAccount.id, timur.userId)),
    })
    expect([answer.status, answer.body.code], answer.text).toEqual([404, 'assembler_unknown'])
    expect((await desk.findOrder(date, order)).assemblerId).toBeNull()
  })

  it.each([[20], [45], [26], [60]])('group %i may neither look nor assign', async (group) => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    const stranger = await logInAs(api, { groups: [group] })
    expect((await desk.assign(order, timur, date, { by: stranger })).status).toBe(403)
    expect((await desk.send('board', { date }, stranger)).status).toBe(403)
    expect((await desk.send('proposals', { date }, stranger)).status).toBe(403)
    expect((await desk.findOrder(date, order)).assemblerId).toBeNull()
  })

  it('is changed: the other has the order, and the earlier time is free', async () => {
    const [timur, anna] = [await desk.logInAssembler(), await desk.logInAssembler('Анна')]
    const [order, date] = [await createAssemblyOrder(api), desk.freshDay()]
    await desk.assign(order, timur, date)
    expect((await desk.assign(order, anna, date, { from: timur, period: 2 })).status).toBe(200)
    expect([await desk.listOwn(timur), await desk.listOwn(anna)]).toEqual([[], [order.number]])
    expect((await desk.findAssembler(date, timur)).load).toBe(0)
    const moved = await desk.assign(order, anna, date, { from: anna, period: 3 })
    expect(moved.body.slots).toEqual([{ date, period: 3 }])
  })

  it('[POST /dispatch/withdraw/] is taken away once: the order waits and the time is free', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    await desk.assign(order, timur, date)
    const body = { orderGuid: order.guid, assemblerId: timur.userId }
    const answers = await Promise.all([desk.send('withdraw', body), desk.send('withdraw', body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await desk.findOrder(date, order)).toMatchObject({
      assemblerId: null,
      assemblyState: 'requested',
      slots: [],
    })
    expect(await desk.listOwn(timur)).toEqual([])
  })

  it.each([
    ['a time in the past', { date: dayAfter(-1) }, 409, 'slot_past'],
    ['a time years ahead', { date: dayAfter(500) }, 409, 'slot_far'],
    ['a day that does not exist', { date: '2027-02-30' }, 400, 'invalid'],
    ['a fifth period', { period: 4 }, 400, 'invalid'],
    ['a person who assembles nothing', { assemblerId: 'self' }, 404, 'assembler_unknown'],
    ['an order of nobody', { orderGuid: crypto.randomUUID() }, 404, 'not_found'],
  ])('%s is refused, and nothing happens', async (_which, change, status, code) => {
    const [timur, order] = [await desk.logInAssembler(), await createAssemblyOrder(api)]
    const date = desk.freshDay()
    const { userId: assemblerId } = timur
    const body = { orderGuid: order.guid, assemblerId, date, period: 0, fromAssemblerId: null }
    const changed = { ...body, ...change }
    const wrong =
      'assemblerId' in change ? { ...body, assemblerId: desk.dispatcher.userId } : changed
    const answer = await desk.send('assign', wrong)
    expect([answer.status, answer.body.code], answer.text).toEqual([status, code])
    expect(await desk.listOwn(timur)).toEqual([])
  })

  it('a cancelled order is refused', async () => {
    const [timur, order] = [await desk.logInAssembler(), await createAssemblyOrder(api)]
    await cancelAsStaff(api, order.basketGroup)
    const answer = await desk.assign(order, timur, desk.freshDay())
    expect([answer.status, answer.body.code]).toEqual([409, 'assembly_cancelled'])
  })

  it('an order that is assembled is refused, and stays with who assembled it', async () => {
    const [timur, anna] = [await desk.logInAssembler(), await desk.logInAssembler('Анна')]
    const [order, date] = [await createAssemblyOrder(api), desk.freshDay()]
    await desk.assign(order, timur, date)
    await api.db.transaction((tx) => transitionAssembly(tx, order.id, 'done', { actor: 'staff' }))
    const moved = await desk.assign(order, anna, date, { from: timur, period: 2 })
    const gone = await desk.send('withdraw', { orderGuid: order.guid, assemblerId: timur.userId })
    expect([moved.body.code, gone.body.code]).toEqual(['order_closed', 'order_closed'])
    expect(await desk.findOrder(date, order)).toMatchObject({ assemblerId: timur.userId })
  })

  it('nobody assembles before the delivery', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    await api.db
      .update(orderDelivery)
      .set({ day: addDays(date, 1), storeId: null })
      .where(eq(orderDelivery.orderId, order.id))
    const answer = await desk.assign(order, timur, date)
    expect([answer.status, answer.body.code], answer.text).toEqual([409, 'before_delivery'])
  })

  it('an assembler who is away is refused with the reason', async () => {
    const [timur, order, date] = [
      await desk.logInAssembler(),
      await createAssemblyOrder(api),
      desk.freshDay(),
    ]
    const range = { dateFrom: date, dateTo: date }
    await timur.call('POST', '/api_vue/assembler/setSlot/', { range, reason: 'ВыходнойДень' })
    const answer = await desk.assign(order, timur, date)
    expect([answer.status, answer.body.code]).toEqual([409, 'assembler_away'])
    expect(answer.body.detail).toContain('Выходной')
  })
})
