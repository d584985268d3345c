import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryTariff } from '../../../schema/delivery.table.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { transitionAsStaff } from '../../../test-support/fixtures/staff-order.ts'
import { logInAs, logInByCode, type Visitor } from '../../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const CITY = { lat: 55.76, lon: 37.6 }
const VILLAGE = { lat: 56.2, lon: 37.6 }
let api: TestApi
let customer: Visitor

beforeAll(async () => {
  api = await startTestApi({
    fill: async (db) => {
      await addGoods(db)
      await db.insert(deliveryTariff).values({
        regionId: 1,
        kind: 'delayed',
        name: 'Позже',
        price: 690,
        freeFrom: 30_000,
        pricePerKm: 40,
        toDoorPrice: 300,
        position: 2,
      })
    },
  })
  customer = await logInByCode(api)
})
afterAll(() => api.close())

async function createTestOrder() {
  const { call, phone } = customer
  await call('POST', '/api_vue/basket/add/', {
    offers: [{ offerId: goods.carpetByMetre, quantity: 1 }],
  })
  const created = await call('POST', '/api_vue/basket/createOrder/', {
    name: 'Анна Петрова',
    phoneNumber: phone,
  })
  const basketGroup: string = created.body.basketGroup
  const read = async () =>
    (await call('POST', '/api_vue/basket/getDelivery/', { basketGroup })).body
  const { options } = (await read()).items[0]
  const findOption = (kind: string) =>
    options.find((option: { kind: string }) => option.kind === kind)
  const save = (fields: object) =>
    call('POST', '/api_vue/basket/setDelivery/', { basketGuid: basketGroup, ...fields })
  const { body } = await call('POST', '/api_vue/basket/getOrder/', { basketGroup })
  const orderGuid: string = body.orders[0].guid
  return { basketGroup, orderGuid, findOption, save, read }
}

async function createDelayedOrder() {
  const order = await createTestOrder()
  const { id } = order.findOption('delayed')
  await order.save({ id, delayedDelivery: true, address: 'Тверская, 1', coordinates: CITY })
  const [first, second] = order.findOption('courier').days.slice(2)
  return { ...order, slotId: first.slots[0].id, otherSlotId: second.slots[0].id, day: first.date }
}

function run(orderGuid: string, slotId: number, call = customer.call) {
  return call('POST', '/api_vue/personal/', { action: 'runDelayedDelivery', orderGuid, slotId })
}

describe('delayed delivery', () => {
  it('[POST /basket/setDelivery/] keeps address and price, and no day', async () => {
    const { findOption, save, read } = await createTestOrder()
    const delayed = findOption('delayed')
    expect(delayed).toMatchObject({ option: { type: 'delayed' }, addressBar: true, price: 690 })
    const answer = await save({
      id: delayed.id,
      delayedDelivery: true,
      address: 'Тверская, 1',
      coordinates: CITY,
      sum: 690,
      slotId: findOption('courier').days[0].slots[0].id,
    })
    expect(answer.body).toMatchObject({ result: true, sum: 690 })
    expect((await read()).items[0].chosen).toMatchObject({
      id: delayed.id,
      address: 'Тверская, 1',
      coordinates: CITY,
      date: null,
      timeFrom: null,
      timeTo: null,
    })
  })

  it('[delivery.price] costs kilometres outside the city like the courier', async () => {
    const { findOption, save } = await createTestOrder()
    const { id } = findOption('delayed')
    const address = { id, delayedDelivery: true, address: 'Деревня, 1', coordinates: VILLAGE }
    expect((await save({ ...address, sum: 0 })).body.code).toBe('price_changed')
    expect((await save({ ...address, sum: 2_002 })).body.result).toBe(true)
  })

  it('refuses the flag on another option, and the option without an address', async () => {
    const { findOption, save } = await createTestOrder()
    const address = { address: 'Тверская, 1', coordinates: CITY }
    const flagged = await save({ id: findOption('courier').id, delayedDelivery: true, ...address })
    expect(flagged.body.code).toBe('option_unknown')
    const unflagged = await save({
      id: findOption('delayed').id,
      delayedDelivery: false,
      ...address,
    })
    expect(unflagged.body.code).toBe('option_unknown')
    const homeless = await save({ id: findOption('delayed').id, delayedDelivery: true })
    expect(homeless.body.code).toBe('address_missing')
  })

  it('[POST /personal/#runDelayedDelivery] the customer names the day once', async () => {
    const { orderGuid, slotId, otherSlotId, day, read } = await createDelayedOrder()
    const answer = await run(orderGuid, slotId)
    expect(answer.body).toEqual({ result: true, date: day, timeFrom: '09:00', timeTo: '13:00' })
    expect((await read()).items[0].chosen).toMatchObject({ date: day, timeFrom: '09:00' })
    const again = await run(orderGuid, otherSlotId)
    expect(again.status).toBe(409)
    expect(again.body.code).toBe('not_delayed')
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[POST /basket/setDelivery/] [POST /retail/order/setDelivery/] the day that was named stays when the rest changes', async () => {
    const { orderGuid, slotId, day, read, save, findOption } = await createDelayedOrder()
    await run(orderGuid, slotId)
    const { id } = findOption('delayed')
    const other = { id, address: 'Арбат, 10', coordinates: { lat: 55.751, lon: 37.59 } }
    expect((await save({ ...other, delayedDelivery: true })).status).toBe(200)
    const kept = { id, address: 'Арбат, 10', date: day, timeFrom: '09:00' }
    expect((await read()).items[0].chosen).toMatchObject(kept)
    const staff = await logInAs(api, { groups: [29] })
    const comment = { orderGuid, ...other, comment: 'Домофон 13' }
    const set = await staff.call('POST', '/api_vue/retail/order/setDelivery/', comment)
    expect(set.status, set.text).toBe(200)
    expect((await read()).items[0].chosen).toMatchObject({ ...kept, comment: 'Домофон 13' })
    // Another way is another time.
    expect((await save({ ...other, id: findOption('courier').id })).status).toBe(200)
    expect((await read()).items[0].chosen).toMatchObject({ date: null })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[POST /personal/#runDelayedDelivery] two clicks at once take one place in one slot', async () => {
    const { orderGuid, slotId, otherSlotId } = await createDelayedOrder()
    const countTaken = async () => {
      const { rows } = await api.db.execute<{ taken: number }>(
        sql`select sum(taken)::int as taken from delivery_slot`,
      )
      return rows[0]?.taken ?? 0
    }
    const before = await countTaken()
    const answers = await Promise.all([run(orderGuid, slotId), run(orderGuid, otherSlotId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await countTaken()).toBe(before + 1)
  })

  it('[POST /personal/#runDelayedDelivery] refuses a full slot and one that does not exist', async () => {
    const { orderGuid, slotId } = await createDelayedOrder()
    await api.db.execute(sql`update delivery_slot set taken = capacity where id = ${slotId}`)
    for (const id of [slotId, 2_000_000_000]) {
      expect((await run(orderGuid, id)).body.code).toBe('slot_taken')
    }
  })

  it('[POST /personal/#runDelayedDelivery] a stranger finds no such order, a guest has to log in', async () => {
    const { orderGuid, slotId } = await createDelayedOrder()
    const stranger = await logInByCode(api)
    expect((await run(orderGuid, slotId, stranger.call)).status).toBe(404)
    expect((await run(orderGuid, slotId, api.call)).status).toBe(401)
  })

  it('[POST /personal/#runDelayedDelivery] an order that has left names no day', async () => {
    const { orderGuid, slotId } = await createDelayedOrder()
    const staff = await logInAs(api, { groups: [29] })
    await transitionAsStaff(staff.call, { guid: orderGuid, state: 'new' }, 'cancelled')
    expect((await run(orderGuid, slotId)).body.code).toBe('not_delayed')
  })
})

describe('addresses of earlier orders', () => {
  it('[checkout.address] [POST /basket/getDelivery/] a customer is offered the own earlier addresses, nobody else is', async () => {
    const buyer = await logInByCode(api)
    const earlier = customer
    customer = buyer
    const first = await createDelayedOrder()
    expect((await first.read()).addresses).toEqual([])
    const second = await createTestOrder()
    expect((await second.read()).addresses).toEqual([{ value: 'Тверская, 1', ...CITY }])
    const { body } = await api.call('POST', '/api_vue/basket/getDelivery/', {
      basketGroup: second.basketGroup,
    })
    expect(body.addresses).toEqual([])
    customer = earlier
  })
})
