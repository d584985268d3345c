import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { choosePickup, goodCard, submitAtAcquirer } from '../../test-support/fixtures/paid-order.ts'
import { cancelAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** An order that the call centre made from its own basket for a customer's phone. */
async function orderForCustomer() {
  const { call: staff } = await logInAs(api, { groups: [29] })
  const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
  await staff('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
  const { body } = await staff('POST', '/api_vue/basket/createOrder/', contacts)
  return { staff, basketGroup: body.basketGroup as string }
}

const post = (path: string, body: object, visitor = createVisitor(api.call)) =>
  visitor('POST', `/api_vue/order/${path}/`, body)

async function readOrder(guid: string) {
  const { rows } = await api.db.execute(sql`select o.state, c.user_id from shop_order o
    join checkout c on c.guid = o.basket_group where c.guid = ${guid}`)
  return rows
}

it('[route.order-confirm] an order of the call centre waits for its customer, who confirms it once', async () => {
  const { staff, basketGroup: guid } = await orderForCustomer()
  expect((await post('confirmation', { guid })).status).toBe(404)
  const handed = await post('handOver', { basketGroup: guid }, staff)
  expect(handed.body.url).toContain(`/order_confirm/?guid=${guid}`)
  expect(await readOrder(guid)).toEqual([{ state: 'new', user_id: null }])
  expect((await post('confirmation', { guid })).body).toMatchObject({
    isConfirmed: false,
    isOpen: true,
  })
  await Promise.all([post('confirm', { guid }), post('confirm', { guid })])
  expect((await post('confirm', { guid })).body).toMatchObject({ isConfirmed: true })
  expect(await readOrder(guid)).toEqual([{ state: 'confirmed', user_id: null }])
  const { rowCount } = await api.db.execute(sql`select from order_event e
    join shop_order o on o.id = e.order_id
    where o.basket_group = ${guid} and e.to_state = 'confirmed'`)
  expect(rowCount).toBe(1)
  const messages = await api.db.execute(
    sql`select from message where purpose = 'confirmOrder' and body like ${`%${guid}%`}`,
  )
  expect(messages.rowCount).toBe(1)
})

it('a cancelled order cannot be confirmed, and only its maker hands an order over', async () => {
  const { staff, basketGroup: guid } = await orderForCustomer()
  const { call: stranger } = await logInAs(api, { groups: [20] })
  expect((await post('handOver', { basketGroup: guid }, stranger)).status).toBe(404)
  await post('handOver', { basketGroup: guid }, staff)
  await cancelAsStaff(api, guid)
  expect((await post('confirm', { guid })).body.code).toBe('changed_meanwhile')
})

it('[payment.confirm] [payment.pay-code] the link of a confirmed order pays it once, for the sum that staff ask for', async () => {
  const { staff, basketGroup } = await orderForCustomer()
  const sum = await choosePickup(staff, basketGroup)
  await api.db.execute(sql`update shop_order set percent_prepayment = 30
    where basket_group = ${basketGroup}`)
  await post('handOver', { basketGroup }, staff)
  const bearer = createVisitor(api.call)
  const start = (input: object) =>
    bearer('POST', '/api_vue/payment/payment/', {
      ...{ basketGroup, methodId: 'card', sum, code: basketGroup },
      ...input,
    })
  const check = () => bearer('POST', '/api_vue/getCheckPayment/', { code: basketGroup })
  expect((await check()).body).toMatchObject({ canPay: false })
  expect((await start({})).body.code).toBe('not_found')

  await post('confirm', { guid: basketGroup })
  const shown = await check()
  expect(shown.body).toMatchObject({ canPay: true, basketGroup })
  expect(shown.text).not.toMatch(/Анна|Петрова|79\d{9}/)
  expect((await start({ code: undefined })).body.code).toBe('not_owner')
  const tenth = { percent: 10, sum: Math.ceil(sum / 10) }
  expect((await start(tenth)).body.code).toBe('order_changed')
  const { body, text } = await start({})
  expect(body.widget, text).toBeTruthy()
  await submitAtAcquirer(api, `/api/sandbox/pay/${body.widget.token}/`, goodCard)
  const { body: state } = await bearer('POST', '/api_vue/payment/state/', { basketGroup })
  expect(state).toMatchObject({ state: 'paid', paid: sum })
  expect((await check()).body).toMatchObject({ canPay: false, paid: sum })
})

it('[payment.confirm] the link pays for 30 days, and never an order confirmed at the counter', async () => {
  const { staff, basketGroup } = await orderForCustomer()
  await choosePickup(staff, basketGroup)
  await post('handOver', { basketGroup }, staff)
  await post('confirm', { guid: basketGroup })
  const canPay = async () =>
    (await api.call('POST', '/api_vue/getCheckPayment/', { code: basketGroup })).body.canPay
  expect(await canPay()).toBe(true)
  const change = (assignment: ReturnType<typeof sql>) =>
    api.db.execute(
      sql`update order_confirmation set ${assignment} where basket_group = ${basketGroup}`,
    )
  await change(sql`way = 'paper'`)
  expect(await canPay()).toBe(false)
  await change(sql`way = 'link', created_at = now() - interval '31 days'`)
  expect(await canPay()).toBe(false)
})
