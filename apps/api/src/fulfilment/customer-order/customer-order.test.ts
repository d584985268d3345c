import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callPersonal, createCustomerOrder } from '../../test-support/fixtures/customer-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { payInFull } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set needs_assembly = false`)
  staff = await logInAs(api, { groups: [29] })
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

const sofa = [{ offerId: goods.sofa, quantity: 2 }]
const walk = ['confirmed', 'picking', 'ready', 'delivered'] as const

async function readRequests(number: string) {
  const { rows } = await api.db.execute<{ topic: string; phone: string; comment: string }>(sql`
    select details ->> 'topic' as topic, phone, comment from form_request
    where kind = 'order' and details ->> 'order' = ${number}`)
  return rows
}

describe('the orders of a customer', () => {
  it('[lk.orders] [POST /personal/#getOrders] are filtered, searched and paged, and nobody else’s', async () => {
    const { customer, order, visitor } = await createCustomerOrder(api, sofa)
    await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.carpetByMetre, quantity: 1.3 }],
    })
    const contacts = { name: 'Анна Петрова', phoneNumber: customer.phone }
    const second = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const listed = async (filter: object) => {
      const { body } = await callPersonal(customer, 'getOrders', filter)
      return body.orders.map(({ id }: { id: string }) => id)
    }
    const carpet: string = second.body.orderId
    expect(await listed({})).toEqual([carpet, order.number])
    expect(await listed({ search: order.number })).toEqual([order.number])
    expect(await listed({ search: 'ковёр' })).toEqual([carpet])
    expect(await listed({ search: 'полдень ДИВАН' })).toEqual([order.number])
    expect(await listed({ search: '%' })).toEqual([])
    expect(await listed({ page: 2 })).toEqual([])
    await callPersonal(customer, 'closeOrder', { orderGuid: order.guid, reason: 'changedMind' })
    expect(await listed({ filter: 'active' })).toEqual([carpet])
    expect(await listed({ filter: 'done' })).toEqual([order.number])
    const stranger = await logInByCode(api)
    expect((await callPersonal(stranger, 'getOrders')).body).toMatchObject({ orders: [], total: 0 })
  })

  it('[lk.orders] [order.follow-up] a follow-up order stands below its first, whatever was ordered since', async () => {
    const { customer, order, visitor } = await createCustomerOrder(api, sofa)
    const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const contacts = { name: 'Анна Петрова', phoneNumber: customer.phone }
    const later = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid: order.guid })
    const split = await staff.call('POST', '/api_vue/retail/order/split/', {
      orderGuid: order.guid,
      lines: [{ lineId: body.order.goods[0].lineId, quantity: 1 }],
    })
    const list = await callPersonal(customer, 'getOrders')
    expect(list.body.orders.map(({ id }: { id: string }) => id)).toEqual([
      later.body.orderId,
      order.number,
      split.body.followUp.id,
    ])
    const again = await callPersonal(customer, 'getOrder', { orderGuid: order.guid })
    expect(again.body.order.related).toEqual([split.body.followUp])
  })

  it('[lk.orders] [POST /personal/#getOrder] says what can be done next, and nothing that cannot', async () => {
    const made = await createCustomerOrder(api, sofa)
    const { customer, order } = made
    const read = async () =>
      (await callPersonal(customer, 'getOrder', { orderGuid: order.guid })).body.order
    expect(await read()).toMatchObject({
      isMasked: false,
      isClosed: false,
      actions: ['pay', 'cancel', 'repeat'],
      customer: { phone: customer.phone },
    })
    await payInFull(api, made)
    expect((await read()).actions).toEqual(['cancel', 'repeat'])
    await walkAsStaff(staff.call, order, walk)
    const delivered = await read()
    expect(delivered.actions).toEqual(['refund', 'close', 'repeat'])
    expect(delivered.history.map(({ state }: { state: string }) => state)).toEqual(['new', ...walk])
    expect(delivered.history.every(({ at }: { at: string }) => Date.parse(at) > 0)).toBe(true)
  })
})

describe('[lk.orders] a customer closes an order', () => {
  it('[POST /personal/#getReasonsForClose] says what closing does now, in the reader’s language', async () => {
    const { customer, order } = await createCustomerOrder(api, sofa)
    const ask = async () =>
      (await callPersonal(customer, 'getReasonsForClose', { orderGuid: order.guid })).body
    const { outcome, reasons } = await ask()
    expect(outcome).toBe('cancel')
    expect(reasons).toContainEqual({ id: 'changedMind', name: 'Передумали' })
    await walkAsStaff(staff.call, order, ['confirmed', 'picking'])
    expect((await ask()).outcome).toBe('ask')
    await walkAsStaff(staff.call, { ...order, state: 'picking' }, ['ready', 'delivered'])
    expect(await ask()).toMatchObject({ outcome: 'close', reasons: [{ id: 'received' }, {}] })
    await walkAsStaff(staff.call, { ...order, state: 'delivered' }, ['closed'])
    expect(await ask()).toEqual({ outcome: null, reasons: [] })
  })

  it('[POST /personal/#closeOrder] before picking it is cancelled: stock and money go back', async () => {
    const made = await createCustomerOrder(api, sofa)
    const { customer, order } = made
    await payInFull(api, made)
    const answer = await callPersonal(customer, 'closeOrder', {
      orderGuid: order.guid,
      outcome: 'cancel',
      reason: 'tooLong',
      comment: 'До лета',
    })
    expect(answer.body).toMatchObject({
      result: true,
      outcome: 'cancel',
      order: { state: 'cancelled', status: 'Отменён', actions: ['repeat'] },
    })
    const { rows } = await api.db.execute(sql`
      select actor, reason, note from order_event
      where order_id = ${order.id} and to_state = 'cancelled'`)
    expect(rows).toEqual([{ actor: 'customer', reason: 'customer', note: 'Долго ждать. До лета' }])
    const reserved = await api.db.execute(sql`
      select distinct r.state from reservation r join order_line l on l.id = r.order_line_id
      where l.order_id = ${order.id}`)
    expect(reserved.rows).toEqual([{ state: 'released' }])
    const state = await api.call('POST', '/api_vue/getRefand/', { id: order.guid })
    expect(state.body.state).toBe('waiting')
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[POST /personal/#closeOrder] on its way the call centre is asked, once', async () => {
    const { customer, order } = await createCustomerOrder(api, sofa)
    await walkAsStaff(staff.call, order, ['confirmed', 'picking'])
    const close = { orderGuid: order.guid, reason: 'changedMind' }
    const answers = await Promise.all([
      callPersonal(customer, 'closeOrder', close),
      callPersonal(customer, 'closeOrder', close),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const accepted = answers.find(({ status }) => status === 200)
    expect(accepted?.body).toMatchObject({
      outcome: 'ask',
      order: { state: 'picking', isCloseAsked: true, actions: ['pay', 'repeat'] },
    })
    expect(await readRequests(order.number)).toEqual([
      { topic: 'cancel', phone: customer.phone, comment: 'Передумали' },
    ])
  })

  it('[POST /personal/#closeOrder] a click made before picking cancels nothing that is picked by now', async () => {
    const { customer, order } = await createCustomerOrder(api, sofa)
    await walkAsStaff(staff.call, order, ['confirmed', 'picking'])
    const close = { orderGuid: order.guid, outcome: 'cancel', reason: 'changedMind' }
    const answer = await callPersonal(customer, 'closeOrder', close)
    expect([answer.status, answer.body.code]).toEqual([409, 'close_refused'])
    expect(await readRequests(order.number)).toEqual([])
  })

  it('[POST /personal/#closeOrder] after delivery it closes the order, for a reason that fits', async () => {
    const made = await createCustomerOrder(api, sofa)
    const { customer, order } = made
    await payInFull(api, made)
    await walkAsStaff(staff.call, order, walk)
    const close = (reason: string) =>
      callPersonal(customer, 'closeOrder', { orderGuid: order.guid, reason })
    expect((await close('tooLong')).body.code).toBe('reason_missing')
    expect((await close('received')).body).toMatchObject({
      outcome: 'close',
      order: { state: 'closed', status: 'Закрыт' },
    })
    expect((await close('received')).body.code).toBe('close_refused')
  })

  it('[POST /personal/#getOrder] [POST /personal/#getReasonsForClose] [POST /personal/#closeOrder] [POST /personal/#sendAssembly] a stranger finds no such order', async () => {
    const { order } = await createCustomerOrder(api, sofa)
    const stranger = await logInByCode(api)
    for (const action of ['getOrder', 'getReasonsForClose', 'closeOrder', 'sendAssembly']) {
      const more = action === 'closeOrder' ? { reason: 'changedMind' } : {}
      const answer = await callPersonal(stranger, action, { orderGuid: order.guid, ...more })
      expect([action, answer.status]).toEqual([action, 404])
    }
    expect((await findOneOrder(api, order.basketGroup)).state).toBe('new')
  })
})

it('[lk.closed] a closed order is changed by nobody but staff group 1, in screen and calls alike', async () => {
  const made = await createCustomerOrder(api, sofa)
  const { customer, order } = made
  await payInFull(api, made)
  await api.db.execute(sql`update product set needs_assembly = true where id = 1`)
  await walkAsStaff(staff.call, order, [...walk, 'closed'])
  const orderGuid = order.guid
  const lines = [{ lineId: 0, quantity: 1 }]
  const tryAll = async () => {
    const { body } = await callPersonal(customer, 'getOrder', { orderGuid })
    lines[0] = { lineId: body.order.goods[0].lineId, quantity: 1 }
    const refund = await callPersonal(customer, 'refund', { orderGuid, lines, reason: 'quality' })
    const assembly = await callPersonal(customer, 'sendAssembly', { orderGuid })
    const { isClosed, actions } = body.order
    return { isClosed, actions, codes: [refund.body.code, assembly.body.code] }
  }
  expect(await tryAll()).toEqual({
    isClosed: true,
    actions: ['repeat'],
    codes: ['refund_refused', 'assembly_refused'],
  })
  await api.db.execute(sql`update user_account set groups = '{2,1}' where id = ${customer.userId}`)
  expect(await tryAll()).toEqual({
    isClosed: false,
    actions: ['assembly', 'refund', 'repeat'],
    codes: [undefined, undefined],
  })
  await api.db.execute(sql`update product set needs_assembly = false where id = 1`)
})

it('[lk.orders] [POST /personal/#sendAssembly] assembly is asked for once, of goods that need it', async () => {
  const { customer, order } = await createCustomerOrder(api, sofa)
  const send = () => callPersonal(customer, 'sendAssembly', { orderGuid: order.guid })
  expect((await send()).body.code).toBe('assembly_refused')
  await api.db.execute(sql`update product set needs_assembly = true where id = 1`)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body } = await callPersonal(customer, 'getOrder', { orderGuid: order.guid })
  expect(body.order).toMatchObject({ assemblyState: 'requested', assemblyStatus: 'Заявка принята' })
  expect(await readRequests(order.number)).toMatchObject([{ topic: 'assembly' }])
  await api.db.execute(sql`update product set needs_assembly = false where id = 1`)
})
