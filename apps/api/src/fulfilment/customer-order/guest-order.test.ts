import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set needs_assembly = false`)
})
beforeEach(() => api.db.execute(sql`update stock set on_hand = reserved + 10`))
afterAll(() => api.close())

async function createGuestOrder() {
  const phone = freshPhone()
  const { visitor, basketGroup } = await createPayableOrder(api, phone)
  const { guid: orderGuid, id } = await findOneOrder(api, basketGroup)
  await api.db.execute(
    sql`update order_delivery set kind = 'courier', address = 'Тверская, 1' where order_id = ${id}`,
  )
  return { visitor, phone, orderGuid, basketGroup }
}

function open(orderGuid: string, phoneNumber?: string, call: Call = createVisitor(api.call)) {
  const phone = phoneNumber === undefined ? {} : { phoneNumber }
  return call('POST', '/api_vue/personal/', {
    action: 'getOrderByPhoneAndGuid',
    orderGuid,
    ...phone,
  })
}

describe('[lk.guest-order] [POST /personal/#getOrderByPhoneAndGuid] a guest’s order', () => {
  it('opens by its link alone, without phone, e-mail, name or address, and cannot be changed', async () => {
    const { phone, orderGuid } = await createGuestOrder()
    const { status, body, text } = await open(orderGuid)
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      isMasked: true,
      isOwn: false,
      actions: ['repeat'],
      refunds: [],
      related: [],
      customer: { email: null },
    })
    expect(body.order.goods).not.toEqual([])
    expect(text).not.toContain(phone.slice(1))
    expect(text).not.toMatch(/Тверская|anna@example|Петрова/)
  })

  it('opens by phone and guid, masked as well: a number that is typed proves nothing', async () => {
    const { phone, orderGuid } = await createGuestOrder()
    const { body } = await open(orderGuid, `8${phone.slice(1)}`)
    expect(body.order).toMatchObject({ isMasked: true, actions: ['repeat'] })
  })

  it('does not open with another phone, nor by a guid that does not exist', async () => {
    const { orderGuid } = await createGuestOrder()
    expect((await open(orderGuid, freshPhone())).status).toBe(404)
    expect((await open(orderGuid, '')).status).toBe(404)
  })

  it('opens by the link alone for 30 days, and with its phone later', async () => {
    const { phone, orderGuid, basketGroup } = await createGuestOrder()
    const age = (days: number) =>
      api.db.execute(sql`update checkout set created_at = now() - make_interval(days => ${days})
        where guid = ${basketGroup}`)
    await age(29)
    expect((await open(orderGuid)).status).toBe(200)
    await age(31)
    const expired = await open(orderGuid)
    expect([expired.status, expired.body.code]).toEqual([404, 'phone_needed'])
    const unknown = await open('00000000-0000-4000-8000-000000000000')
    const { requestId: _one, ...told } = expired.body
    const { requestId: _other, ...toldOfUnknown } = unknown.body
    expect([unknown.status, toldOfUnknown]).toEqual([expired.status, told])
    expect((await open(orderGuid, freshPhone())).status).toBe(404)
    expect((await open(orderGuid, phone)).body.order.isMasked).toBe(true)
  })

  it('is not guessed: the tenth phone of an address in ten minutes is the last', async () => {
    const { orderGuid } = await createGuestOrder()
    const address = { 'x-forwarded-for': '203.0.113.77' }
    const guesser = createVisitor(api.call, address)
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await open(orderGuid, freshPhone(), guesser)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404))
    expect(statuses[10]).toBe(429)
  })

  it('shows whoever made it everything; the account is needed to cancel it', async () => {
    const { visitor, phone, orderGuid } = await createGuestOrder()
    const { body } = await open(orderGuid, undefined, visitor)
    expect(body.order).toMatchObject({
      isMasked: false,
      isOwn: true,
      actions: ['pay', 'repeat'],
      customer: { phone },
      delivery: { address: 'Тверская, 1' },
    })
  })

  it.each([[[29]], [[26]], [[1]]])(
    'shows staff of groups %j everything, and offers nothing that they are refused',
    async (groups) => {
      const { phone, orderGuid } = await createGuestOrder()
      const { call } = await logInAs(api, { groups })
      const { body } = await open(orderGuid, undefined, call)
      expect(body.order).toMatchObject({
        isMasked: false,
        isOwn: false,
        actions: ['repeat'],
        customer: { phone },
      })
    },
  )

  it('joins the account once its number is confirmed', async () => {
    const { phone, orderGuid } = await createGuestOrder()
    const { call } = await logInByCode(api, phone)
    const { body } = await call('POST', '/api_vue/personal/', { action: 'getOrder', orderGuid })
    expect(body.order).toMatchObject({
      isMasked: false,
      isOwn: true,
      actions: ['pay', 'cancel', 'repeat'],
    })
  })
})
