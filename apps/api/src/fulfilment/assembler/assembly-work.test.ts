import { randomUUID } from 'node:crypto'
import { addDays } from '@svetlitsa/domain/date/day'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignAssembler } from '../../../demo/seed/dispatch/assign-assembler.ts'
import { assemblerEntry, assemblerProfile } from '../../schema/assembler.table.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { bringOrder, createAssemblyOrder } from '../../test-support/fixtures/assembly-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { cancelAsStaff, type OrderRow } from '../../test-support/fixtures/staff-order.ts'
import { uploadFile } from '../../test-support/fixtures/upload.ts'
import { holdLock } from '../../test-support/hold-lock.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'

let api: TestApi
let picture: Buffer
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 100 }).where(eq(stock.offerId, goods.sofa))
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52a2a' } })
  picture = await drawn.jpeg().toBuffer()
})
afterAll(() => api.close())

const call = ({ call: send }: Visitor, name: string, body: object, headers = {}) =>
  send('POST', `/api_vue/assembler/${name}/`, body, { headers })
const logIn = () => logInAs(api, { groups: [60] })

async function start() {
  const timur = await logIn()
  const order = await createAssemblyOrder(api)
  await assignAssembler(api.db, { orderId: order.id, assemblerId: timur.userId })
  return { timur, order }
}

/** As `start`, and the goods are at the customer's. */
async function startBrought() {
  const started = await start()
  await bringOrder(api, started.order)
  return started
}

async function readJob(visitor: Visitor) {
  const { body } = await call(visitor, 'getData', {})
  return body.orders[0]
}

async function assemble(visitor: Visitor, { number }: OrderRow) {
  for (const { saleId } of (await readJob(visitor)).items) {
    const ticked = await call(visitor, 'setAssembly', { orderId: number, saleId, assembled: true })
    expect(ticked.status, ticked.text).toBe(200)
  }
  return call(visitor, 'setAssembly', { orderId: number, assembled: true })
}

describe('[assembler.orders] [POST /assembler/getData/] the orders of an assembler', () => {
  it('show number, duration, gallery, contacts and goods', async () => {
    const { timur, order } = await start()
    expect(await readJob(timur)).toMatchObject({
      order_num: order.number,
      orderGuid: order.guid,
      AssemblyDuration: 3,
      orderGalleryLink: `/assembler/order/${order.number}/`,
      orderType: 'furniture',
      phone: expect.stringMatching(/^7\d{10}$/),
      items: [expect.objectContaining({ assembled: false, quantity: 1 })],
    })
  })
})

describe('[POST /assembler/setAssembly/] the assembled mark', () => {
  it('needs every line of the checklist, pays once and ends the job', async () => {
    const { timur, order } = await startBrought()
    const assemblyPrice = 1500
    await api.db
      .update(orderDelivery)
      .set({ assemblyPrice })
      .where(eq(orderDelivery.orderId, order.id))
    const early = await call(timur, 'setAssembly', { orderId: order.number, assembled: true })
    expect([early.status, early.body.code]).toEqual([409, 'checklist_open'])
    const [saved] = await api.db
      .select({ price: orderDelivery.assemblyPrice })
      .from(orderDelivery)
      .where(eq(orderDelivery.orderId, order.id))
    const answers = [await assemble(timur, order)]
    const again = { orderId: order.number, assembled: true }
    answers.push(...(await Promise.all([1, 2].map(() => call(timur, 'setAssembly', again)))))
    const pay = Math.round(((saved?.price ?? 0) * 60) / 100)
    for (const { status, body } of answers)
      expect([status, body.assembled, body.balance]).toEqual([200, true, pay])
    const { body } = await call(timur, 'getData', {})
    expect(body.orders).toEqual([])
    expect(body.assembled[0]).toMatchObject({ order_num: order.number })
    expect(body.ledger).toHaveLength(1)
    const [row] = await api.db.select().from(shopOrder).where(eq(shopOrder.id, order.id))
    expect(row?.assemblyState).toBe('done')
    const undone = await call(timur, 'setAssembly', { orderId: order.number, assembled: false })
    expect(undone.body.code).toBe('assembly_done')
  })
})

describe('[assembler.gallery] [POST /assembler/setAssembly/] an order that is not at the customer’s', () => {
  const day = dayAfter(0)
  const moveTo = async (
    order: OrderRow,
    state: 'new' | 'confirmed' | 'picking' | 'shipped',
    when: string,
  ) => {
    await bringOrder(api, order, state)
    await api.db.update(orderDelivery).set({ day: when }).where(eq(orderDelivery.orderId, order.id))
  }

  it.each([
    ['new', 'new', day],
    ['confirmed', 'confirmed', day],
    ['being picked', 'picking', day],
    ['on its way for another day', 'shipped', addDays(day, 2)],
  ] as const)('that is %s is neither ticked nor earned', async (_how, state, when) => {
    const { timur, order } = await start()
    await moveTo(order, state, when)
    const { number: orderId } = order
    for (const { saleId } of (await readJob(timur)).items) {
      const ticked = await call(timur, 'setAssembly', { orderId, saleId, assembled: true })
      expect([ticked.status, ticked.body.code]).toEqual([409, 'not_delivered'])
    }
    const done = await call(timur, 'setAssembly', { orderId, assembled: true })
    expect([done.status, done.body.code]).toEqual([409, 'not_delivered'])
    expect(await api.db.$count(assemblerEntry, eq(assemblerEntry.orderId, order.id))).toBe(0)
    const [row] = await api.db.select().from(shopOrder).where(eq(shopOrder.id, order.id))
    expect(row?.assemblyState).toBe('requested')
  })

  it('is assembled on the day on which it is brought', async () => {
    const { timur, order } = await start()
    await moveTo(order, 'shipped', day)
    expect((await assemble(timur, order)).status).toBe(200)
  })
})

describe('[assembler.recount] the balance', () => {
  it('keeps what an order in Kazakhstan earned in tenge', async () => {
    const { timur, order } = await startBrought()
    const { id: orderId, basketGroup } = order
    await api.db.update(checkout).set({ currencyCode: 'KZT' }).where(eq(checkout.guid, basketGroup))
    await api.db
      .update(orderDelivery)
      .set({ assemblyPrice: 20_000 })
      .where(eq(orderDelivery.orderId, orderId))
    expect((await assemble(timur, order)).status).toBe(200)
    const tenge = { code: 'KZT', sign: '₸', sum: 12_000 }
    for (const recount of [false, true]) {
      const { body } = await call(timur, 'getData', { recount })
      expect([body.balance, body.otherBalances]).toEqual([0, [tenge]])
      expect(body.ledger).toMatchObject([{ kind: 'earning', sum: 12_000, sign: '₸' }])
    }
  })

  it('is counted anew from the ledger', async () => {
    const { id: assemblerId } = await logIn().then(({ userId }) => ({ userId, id: userId }))
    const timur = await logIn()
    await api.db.insert(assemblerEntry).values([
      { assemblerId: timur.userId, kind: 'correction', sum: 5000 },
      { assemblerId: timur.userId, kind: 'payout', sum: -1200 },
      { assemblerId, kind: 'correction', sum: 77 },
    ])
    await api.db.insert(assemblerProfile).values({ userId: timur.userId, balance: 1 })
    expect((await call(timur, 'getData', {})).body.balance).toBe(1)
    expect((await call(timur, 'getData', { recount: true })).body.balance).toBe(3800)
    expect((await call(timur, 'getData', {})).body.balance).toBe(3800)
  })
})

describe('[POST /assembler/confirmCall/] a call', () => {
  it('is confirmed once', async () => {
    const { timur, order } = await start()
    const first = await call(timur, 'confirmCall', { guid: order.guid })
    const second = await call(timur, 'confirmCall', { guid: order.guid })
    expect(second.body).toEqual(first.body)
    expect((await readJob(timur)).calledAt).not.toBeNull()
  })
})

describe('[assembler.own] an order that is given away', () => {
  it('while its assembler writes is told, and nothing is written', async () => {
    const { timur, order } = await start()
    const rustam = await logIn()
    const answer = await holdLock(api.db, {
      lock: sql`select from checkout where guid = ${order.basketGroup} for update`,
      begin: () => call(timur, 'confirmCall', { guid: order.guid }),
      waiting: 1,
      meanwhile: (tx) => assignAssembler(tx, { orderId: order.id, assemblerId: rustam.userId }),
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'order_taken_away'])
    expect((await readJob(rustam)).calledAt).toBeNull()
  })

  it('is called anew by the one who gets it', async () => {
    const { timur, order } = await start()
    const rustam = await logIn()
    await call(timur, 'confirmCall', { guid: order.guid })
    await assignAssembler(api.db, { orderId: order.id, assemblerId: rustam.userId })
    expect((await readJob(rustam)).calledAt).toBeNull()
  })
})

describe('[assembler.offline] the queue of a phone', () => {
  it('that is sent twice, and twice at once, has each effect once', async () => {
    const { timur, order } = await startBrought()
    const { body: photo } = await uploadFile(timur, picture, { purpose: 'assembly' })
    const { items } = await readJob(timur)
    const { number: orderId, guid } = order
    const queue: [string, object][] = [
      ['confirmCall', { guid }],
      ['setGallery', { orderId, orderGuid: guid, orderType: 'furniture', files: [photo.id] }],
      ...items.map(({ saleId }: { saleId: number }): [string, object] => [
        'setAssembly',
        { orderId, saleId, assembled: true },
      ]),
      ['setAssembly', { orderId, assembled: true }],
    ]
    const keys = queue.map(() => ({ 'idempotency-key': randomUUID() }))
    const send = async (index: number) => {
      const [name, body] = queue[index] ?? ['', {}]
      const { status, body: answer } = await call(timur, name, body, keys[index])
      return status === 200 ? 'done' : answer.code
    }
    for (const index of queue.keys()) {
      const answers = await Promise.all([send(index), send(index)])
      // The second of two at once is told to come again, or gets the answer of the first.
      expect(answers).toContain('done')
      expect(['done', 'in_flight']).toEqual(expect.arrayContaining(answers))
    }
    const once = await readEffects(order)
    expect(once).toMatchObject({ photos: 1, ticks: items.length, steps: 3, earnings: 1 })
    for (const index of queue.keys()) expect(await send(index)).toBe('done')
    expect(await readEffects(order)).toEqual(once)
  })

  /** What the shop has recorded of an order, and how many messages were written. */
  async function readEffects({ id }: OrderRow) {
    const { rows } = await api.db.execute(sql`
      select (select called_at from order_assembler where order_id = ${id}) as "calledAt",
        (select count(*)::int from assembly_photo where order_id = ${id}) as photos,
        (select count(*)::int from assembly_check k join order_line l on l.id = k.order_line_id
          where l.order_id = ${id}) as ticks,
        (select count(*)::int from order_event where order_id = ${id} and kind = 'assembly') as steps,
        (select count(*)::int from assembler_entry where order_id = ${id}) as earnings,
        (select count(*)::int from message) as messages`)
    return rows[0]
  }
})

describe('[assembler.own] an order of another assembler', () => {
  const actions = (order: OrderRow): [string, object][] => [
    ['setAssembly', { orderId: order.number, assembled: true }],
    ['confirmCall', { guid: order.guid }],
    ['images', { orderID: order.number }],
    [
      'setGallery',
      {
        orderId: order.number,
        orderGuid: order.guid,
        orderType: 'furniture',
        files: [randomUUID()],
      },
    ],
  ]

  it('is not found; one that was given away is told, and a cancelled one', async () => {
    const { timur, order } = await start()
    const rustam = await logIn()
    for (const [name, body] of actions(order))
      expect((await call(rustam, name, body)).status, name).toBe(404)
    await assignAssembler(api.db, { orderId: order.id, assemblerId: rustam.userId })
    for (const [name, body] of actions(order))
      expect((await call(timur, name, body)).body.code, name).toBe('order_taken_away')
    await cancelAsStaff(api, order.basketGroup)
    for (const [name, body] of actions(order).filter(([one]) => one !== 'images'))
      expect((await call(rustam, name, body)).body.code, name).toBe('assembly_cancelled')
  })
})
