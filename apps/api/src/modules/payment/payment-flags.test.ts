import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
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
  const save = async (services: object) => {
    const choice = { basketGuid: basketGroup, id: courier.id, slotId, ...address, ...services }
    const saved = await visitor('POST', '/api_vue/basket/setDelivery/', choice)
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
  return { visitor, basketGroup, save, readFlags, pay }
}

const all = { delivery: true, assembly: true, lift: true, prepayment: true }

it('[payment.flags] lifting without a floor blocks the payment until the floor is named', async () => {
  const { save, readFlags, pay } = await order()
  const unnamed = await save({ lift: 'stairs' })
  expect(await readFlags()).toEqual({
    flags: { ...all, lift: false },
    showMsg: 'Укажите этаж, на который поднять заказ',
  })
  expect(await pay(unnamed)).toEqual([409, 'delivery_missing'])
  const named = await save({ lift: 'stairs', floor: 3 })
  expect(named).toBeGreaterThan(unnamed)
  expect(await readFlags()).toEqual({ flags: all, showMsg: null })
  expect((await pay(named))[0]).toBe(200)
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
    where shop_order.id = order_id and checkout_guid = ${basketGroup}`)
  expect(await readFlags()).toEqual({
    flags: { ...all, delivery: false },
    showMsg: 'Таңдалған жеткізу күні өтіп кетті: басқасын таңдаңыз',
  })
  expect(await pay(total)).toEqual([409, 'delivery_missing'])
  const { call: staff } = await logInAs(api, { groups: [29] })
  await walkAsStaff(staff, await findOneOrder(api, basketGroup), ['confirmed', 'picking'])
  expect((await readFlags()).flags).toEqual(all)
})

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
