import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { issueCertificate, readBalance, writeOff } from '../../test-support/fixtures/certificate.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

const address = { address: 'Тверская, 1', coordinates: { lat: 55.76, lon: 37.6 } }

/** An order of a carpet, which nobody assembles, and the calls that its screens make. */
async function order(language = 'ru') {
  const visitor = createVisitor(api.call, { 'x-shop-lang': language })
  const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
  const { body } = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
  const { basketGroup } = body
  const delivery = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const { options } = delivery.body.items[0]
  const courier = options.find((option: { kind: string }) => option.kind === 'courier')
  const slots = courier.days.flatMap(({ slots }: { slots: { isFree: boolean }[] }) => slots)
  const slotId = slots.find(({ isFree }: { isFree: boolean }) => isFree).id
  const choose = (fields: object) => ({
    basketGuid: basketGroup,
    id: courier.id,
    slotId,
    ...address,
    ...fields,
  })
  const save = async (services: object) => {
    const saved = await visitor('POST', '/api_vue/basket/setDelivery/', choose(services))
    expect(saved.status, saved.text).toBe(200)
    return saved.body.total as number
  }
  const readFlags = async () => {
    const read = await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup })
    const { flags, showMsg } = read.body
    return { flags, showMsg }
  }
  const pay = async (sum: number) => {
    const requested = { basketGroup, methodId: 'card', sum }
    const { status, body: answer } = await visitor('POST', '/api_vue/payment/payment/', requested)
    return [status, answer.code]
  }
  return { visitor, basketGroup, choose, save, readFlags, pay }
}

const all = { delivery: true, assembly: true, lift: true, prepayment: true }

it('[payment.flags] lifting without a floor blocks the payment until the floor is named', async () => {
  const { basketGroup, save, readFlags, pay } = await order()
  const total = await save({ lift: 'stairs', floor: 3 })
  // As orders are that were made before the floor was asked for.
  await api.db.execute(sql`update order_delivery set floor = null from shop_order
    where shop_order.id = order_id and basket_group = ${basketGroup}`)
  expect(await readFlags()).toEqual({
    flags: { ...all, lift: false },
    showMsg: 'Укажите этаж, на который поднять заказ',
  })
  expect(await pay(total)).toEqual([409, 'delivery_missing'])
  await save({ lift: 'stairs', floor: 3 })
  expect(await readFlags()).toEqual({ flags: all, showMsg: null })
  expect((await pay(total))[0]).toBe(200)
})

it('[POST /basket/setDelivery/] refuses to carry up to a floor that is not named, and changes nothing', async () => {
  const { visitor, basketGroup, save, choose } = await order()
  const plain = await save({})
  const read = () => findSavedDelivery(basketGroup)
  const before = await read()
  const send = (services: object) =>
    visitor('POST', '/api_vue/basket/setDelivery/', choose(services))
  for (const lift of ['lift', 'stairs']) {
    const { status, body } = await send({ lift })
    expect([status, body.code, body.fields]).toEqual([400, 'floor_missing', { floor: 'missing' }])
    for (const floor of [0, -3, 2.5, 101, '3', null])
      expect((await send({ lift, floor })).status).toBe(400)
  }
  expect(await read()).toEqual(before)
  expect(await save({ lift: 'stairs', floor: 3, apartment: '48', entrance: '2' })).toBe(plain + 450)
  expect(await read()).toMatchObject({
    address: 'Тверская, 1, 48, подъезд 2',
    lift: 'stairs',
    floor: 3,
    servicesSum: 450,
  })
})

it('[payment.flags] assembly that was asked for where nothing is assembled blocks the payment', async () => {
  await api.db.execute(sql`update product set needs_assembly = false`)
  const { save, readFlags, pay } = await order('en')
  const total = await save({ assembly: true })
  expect(await readFlags()).toEqual({
    flags: { ...all, assembly: false },
    showMsg: 'Nothing in this order needs assembly: take it out',
  })
  expect(await pay(total)).toEqual([409, 'delivery_missing'])
  await save({ assembly: false })
  expect(await readFlags()).toEqual({ flags: all, showMsg: null })
})

it('[payment.flags] a day that is past blocks the first payment, and no later one', async () => {
  const { basketGroup, save, readFlags, pay } = await order('kk')
  const total = await save({})
  await api.db.execute(sql`update order_delivery set day = current_date - 1 from shop_order
    where shop_order.id = order_id and basket_group = ${basketGroup}`)
  expect(await readFlags()).toEqual({
    flags: { ...all, delivery: false },
    showMsg: 'Таңдалған жеткізу күні өтіп кетті: басқасын таңдаңыз',
  })
  expect(await pay(total)).toEqual([409, 'delivery_missing'])
  const { call: staff } = await logInAs(api, { groups: [29] })
  await walkAsStaff(staff, await findOneOrder(api, basketGroup), ['confirmed', 'picking'])
  expect((await readFlags()).flags).toEqual(all)
})

it('[payment.flags] [payment.certificate] what is missing blocks a payment by certificate, too', async () => {
  const { visitor, basketGroup, save } = await order()
  const total = await save({})
  const typed = await issueCertificate(api.db)
  const tryToWriteOff = async () => {
    const { status, body } = await writeOff({ visitor, basketGroup, sum: total }, typed, 100)
    return [status, body.code]
  }
  await api.db.execute(sql`update order_delivery set day = day - 30 from shop_order
    where shop_order.id = order_id and basket_group = ${basketGroup}`)
  expect(await tryToWriteOff()).toEqual([409, 'delivery_missing'])
  await api.db.execute(sql`update order_delivery set day = day + 30 from shop_order
    where shop_order.id = order_id and basket_group = ${basketGroup}`)
  await save({ lift: 'stairs', floor: 3 })
  await api.db.execute(sql`update order_delivery set floor = null from shop_order
    where shop_order.id = order_id and basket_group = ${basketGroup}`)
  expect(await tryToWriteOff()).toEqual([409, 'delivery_missing'])
  expect(await readBalance(api.db, typed)).toBe(5_000)
  await save({ lift: 'stairs', floor: 3 })
  expect(await tryToWriteOff()).toEqual([200, undefined])
})

it('[payment.flags] [delivery.dates] a day is past after midnight of the region, wherever the database is', async () => {
  const { basketGroup, save, readFlags } = await order()
  await save({})
  const { day } = await findDelivery(basketGroup)
  try {
    setClock(`${day}T20:59:00Z`)
    expect((await readFlags()).flags.delivery).toBe(true)
    setClock(`${day}T21:00:00Z`)
    expect((await readFlags()).flags.delivery).toBe(false)
  } finally {
    vi.restoreAllMocks()
  }
})

it('[POST /basket/setDelivery/] [delivery.dates] refuses a time that has begun in the region, and changes nothing', async () => {
  const { visitor, basketGroup, save, choose } = await order()
  await save({})
  const first = await findDelivery(basketGroup)
  const slots = await listSlots(first.slotId)
  const other = slots.find(({ day }) => day > first.day)
  if (!other) throw new Error('the warehouse has no later day')
  const send = () => visitor('POST', '/api_vue/basket/setDelivery/', choose({ slotId: other.id }))
  const begins = new Date(`${other.day}T${other.timeFrom}:00+03:00`)
  const rows = () => Promise.all([findDelivery(basketGroup), listSlots(first.slotId)])
  const before = await rows()
  try {
    for (const late of [begins, new Date(`${other.day}T21:00:00Z`)]) {
      setClock(late)
      const refused = await send()
      expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
      expect(await rows()).toEqual(before)
    }
  } finally {
    vi.restoreAllMocks()
  }
  expect((await send()).status).toBe(200)
})

const setClock = (moment: string | Date) =>
  vi.spyOn(api.services.clock, 'now').mockReturnValue(new Date(moment))

async function findDelivery(basketGroup: string) {
  const { rows } = await api.db.execute<{ day: string; slotId: number }>(sql`
    select d.day::text as day, d.slot_id::int as "slotId" from order_delivery d
      join shop_order o on o.id = d.order_id where o.basket_group = ${basketGroup}`)
  const [row] = rows
  if (!row) throw new Error('the order has no delivery')
  return row
}

/** The delivery of the only order of a checkout, with the sums of the order. */
async function findSavedDelivery(basketGroup: string) {
  const { rows } = await api.db.execute(sql`
    select d.*, o.services_sum as "servicesSum", o.total from order_delivery d
      join shop_order o on o.id = d.order_id where o.basket_group = ${basketGroup}`)
  return rows[0]
}

/** The times of the warehouse of one of them. */
async function listSlots(slotId: number) {
  type Slot = { id: number; day: string; timeFrom: string; taken: number }
  const { rows } = await api.db.execute<Slot>(sql`
    select id::int as id, day::text as day, time_from as "timeFrom", taken from delivery_slot
      where warehouse_id = (select warehouse_id from delivery_slot where id = ${slotId})
      order by id`)
  return rows
}

it('[delivery.dates] the services asked for are shown again with the saved delivery', async () => {
  const { visitor, basketGroup, save } = await order()
  await save({ lift: 'stairs', floor: 4, toDoor: true })
  const { body } = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  expect(body.items[0].chosen).toMatchObject({
    toDoor: true,
    lift: 'stairs',
    floor: 4,
    assembly: false,
    ...address,
  })
})
