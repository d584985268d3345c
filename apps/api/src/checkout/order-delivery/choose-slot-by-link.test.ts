import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { CITY } from '../../test-support/fixtures/guid-calls.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** An order delivered to an address, and a guest who has nothing but its link. */
async function createOrder({ hasDelivery = true } = {}) {
  const owner = createVisitor(api.call)
  const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
  await owner('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
  const { body: created } = await owner('POST', '/api_vue/basket/createOrder/', contacts)
  const basketGroup: string = created.basketGroup
  const guest = createVisitor(api.call)
  const choose = (fields: object) =>
    guest('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...fields })
  const { body } = await guest('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const { options } = body.items[0]
  const courier = options.find(({ kind }: { kind: string }) => kind === 'courier')
  const slots = courier.days.slice(0, 2).map((day: { slots: object[] }) => day.slots[0])
  await api.db.execute(sql`update delivery_slot set capacity = 100`)
  if (hasDelivery) {
    const saved = await owner('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: basketGroup,
      id: courier.id,
      address: 'Тверская, 1',
      apartment: '48',
      coordinates: CITY,
      slotId: slots[0].id,
      toDoor: true,
      lift: 'stairs',
      floor: 3,
      comment: 'Домофон 48',
    })
    expect(saved.status, saved.text).toBe(200)
  }
  const read = async () => {
    const { rows } = await api.db.execute(sql`
      select d.*, o.total, o.state,
        (select jsonb_object_agg(s.id, s.taken) from delivery_slot s) as taken
      from shop_order o left join order_delivery d on d.order_id = o.id
      where o.basket_group = ${basketGroup}`)
    return rows[0] as Record<string, unknown>
  }
  return { basketGroup, orderId: created.orderId, courier, slots, choose, read, owner }
}

describe('[checkout.masked] the link of an order', () => {
  it('[POST /basket/setDelivery/] chooses another slot of the saved delivery, which stays as it is', async () => {
    const { orderId, courier, slots, choose, read } = await createOrder()
    const { saved_at: _, slot_id, day, taken, ...before } = await read()
    expect(slot_id).toBe(slots[0].id)
    const answer = await choose({ id: courier.id, orderId, slotId: slots[1].id })
    expect(answer.body).toEqual({ result: true, sum: before.price, total: before.total })
    const after = await read()
    expect(after).toMatchObject({ ...before, slot_id: slots[1].id, day: courier.days[1].date })
    const counts = (rows: unknown) => rows as Record<string, number>
    const change = (id: number) => (counts(after.taken)[id] ?? 0) - (counts(taken)[id] ?? 0)
    expect([change(slots[0].id), change(slots[1].id)]).toEqual([-1, 1])
    expect(day).toBe(courier.days[0].date)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('chooses the saved slot again without taking another place in it', async () => {
    const { courier, slots, choose, read } = await createOrder()
    const before = await read()
    expect((await choose({ id: courier.id, slotId: slots[0].id })).status).toBe(200)
    expect(await read()).toEqual(before)
  })

  it.each([
    ['an address', { address: 'Чужая, 1', coordinates: CITY }],
    ['a service', { lift: 'none' }],
    ['a comment', { comment: 'Оставьте у соседа' }],
    ['a price', { sum: 0 }],
  ])('changes nothing else: %s', async (_name, more) => {
    const { courier, slots, choose, read } = await createOrder()
    const before = await read()
    const answer = await choose({ id: courier.id, slotId: slots[1].id, ...more })
    expect([answer.status, answer.body.code]).toEqual([404, 'not_owner'])
    expect(await read()).toEqual(before)
  })

  it.each(['the link', 'its customer'])(
    'locks the slots in the order of everybody else, also when %s chooses: a swap is no deadlock',
    async (who) => {
      const { basketGroup, courier, slots, choose, owner } = await createOrder()
      const [first, second] = slots.map(({ id }: { id: number }) => id)
      expect(first).toBeLessThan(second)
      const isWaiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      const fields = { basketGuid: basketGroup, id: courier.id, slotId: second }
      const address = { address: 'Тверская, 1', apartment: '48', coordinates: CITY }
      const answer = await api.db.transaction(async (tx) => {
        await tx.execute(sql`select from delivery_slot where id = ${first} for update`)
        const started =
          who === 'the link'
            ? choose(fields)
            : owner('POST', '/api_vue/basket/setDelivery/', { ...fields, ...address })
        while ((await api.db.execute(isWaiting)).rows.length === 0);
        // Whoever waits for the first slot does not hold the second one.
        await tx.execute(sql`select from delivery_slot where id = ${second} for update nowait`)
        return { started }
      })
      expect((await answer.started).status).toBe(200)
      expect(await findBrokenInvariants(api.db)).toEqual([])
    },
  )

  it.each(['the link', 'its customer'])(
    'a day before the goods can be there, or after the shown ones, is refused: %s',
    async (who) => {
      const { basketGroup, courier, slots, choose, owner, read } = await createOrder()
      const before = await read()
      const { rows } = await api.db.execute<{ id: number }>(sql`
        with held as (select * from delivery_slot where id = ${slots[0].id})
        insert into delivery_slot (warehouse_id, day, time_from, time_to, capacity)
        select warehouse_id, day + days, '01:00', '02:00', 100
        from held, unnest(array[-1, 14]) as days
        returning id::int`)
      const address = { address: 'Тверская, 1', apartment: '48', coordinates: CITY }
      for (const { id: slotId } of rows) {
        const fields = { basketGuid: basketGroup, id: courier.id, slotId }
        const answer =
          who === 'the link'
            ? await choose(fields)
            : await owner('POST', '/api_vue/basket/setDelivery/', { ...fields, ...address })
        expect([answer.status, answer.body.code], answer.text).toEqual([409, 'slot_taken'])
      }
      const { taken: _, ...same } = before
      expect(await read()).toMatchObject(same)
      await api.db.execute(sql`delete from delivery_slot where time_from = '01:00'`)
    },
  )

  it('changes the slot ten times an hour, because the customer is told each time', async () => {
    const { courier, slots, choose, read } = await createOrder()
    const statuses = []
    for (let nth = 1; nth <= 11; nth++)
      statuses.push((await choose({ id: courier.id, slotId: slots[nth % 2].id })).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(await read()).toMatchObject({ slot_id: slots[0].id })
    const { choose: another, courier: same } = await createOrder()
    expect((await another({ id: same.id, slotId: slots[1].id })).status).toBe(200)
  })

  it('chooses no delivery where none is saved, no other way, and no slot that is not free', async () => {
    const none = await createOrder({ hasDelivery: false })
    const slotId = none.slots[1].id
    const first = await none.choose({ id: none.courier.id, slotId })
    expect(first.body.code).toBe('not_owner')
    const { courier, choose, read } = await createOrder()
    const { taken: _, ...before } = await read()
    expect((await choose({ id: courier.id + 1, slotId })).body.code).toBe('not_owner')
    expect((await choose({ id: courier.id, slotId: 2_000_000 })).body.code).toBe('slot_taken')
    await api.db.execute(sql`update delivery_slot set taken = capacity where id = ${slotId}`)
    expect((await choose({ id: courier.id, slotId })).body.code).toBe('slot_taken')
    await api.db.execute(sql`update delivery_slot set taken = 0 where id = ${slotId}`)
    expect(await read()).toMatchObject(before)
  })

  it('changes no slot once the goods are picked, and is dead after 30 days', async () => {
    const { basketGroup, courier, slots, choose, read } = await createOrder()
    const { call: staff } = await logInAs(api, { groups: [29] })
    await walkAsStaff(staff, await findOneOrder(api, basketGroup), ['confirmed', 'picking'])
    const before = await read()
    const picked = await choose({ id: courier.id, slotId: slots[1].id })
    expect([picked.status, picked.body.code]).toEqual([409, 'order_in_progress'])
    await api.db.execute(sql`
      update checkout set created_at = now() - interval '31 days' where guid = ${basketGroup}`)
    expect((await choose({ id: courier.id, slotId: slots[1].id })).status).toBe(404)
    expect(await read()).toEqual(before)
  })
})
