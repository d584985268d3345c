import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { message } from '../../schema/message.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, transitionAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function listMessages(phone: string) {
  const rows = await api.db
    .select({ purpose: message.purpose, body: message.body })
    .from(message)
    .where(eq(message.recipient, phone))
    .orderBy(message.id)
  return rows.filter(({ purpose }) => purpose.startsWith('slot'))
}

it('[notify.later] a slot is told when its order is confirmed, and each change of it once, in the buyer’s language', async () => {
  const phone = freshPhone()
  const { visitor, basketGroup } = await createPayableOrder(api, phone, [
    { offerId: goods.sofa, quantity: 1 },
  ])
  const { guid, number, state } = await findOneOrder(api, basketGroup)
  const offered = await visitor('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const [{ options }] = offered.body.items
  const courier = options.find(({ days = [] }: { days?: unknown[] }) => days.length > 1)
  const choose = async (slot: { id: number }) => {
    const saved = await visitor('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: basketGroup,
      orderId: number,
      id: courier.id,
      slotId: slot.id,
      address: 'г Москва, ул Тверская, д 1',
      coordinates: { lat: 55.7558, lon: 37.6173 },
    })
    expect(saved.status, saved.text).toBe(200)
  }
  const [first, second] = courier.days
    .slice(1, 3)
    .map(({ slots }: { slots: unknown[] }) => slots[0])
  await choose(first)
  await choose(second)
  expect(await listMessages(phone)).toEqual([])

  const staff = await logInAs(api, { groups: [29] })
  expect((await transitionAsStaff(staff.call, { guid, state }, 'confirmed')).status).toBe(200)
  expect((await listMessages(phone)).map(({ purpose }) => purpose)).toEqual(['slot'])

  await api.db.execute(sql`update checkout set language = 'en' where guid = ${basketGroup}`)
  await choose(second)
  await choose(first)
  const told = await listMessages(phone)
  expect(told.map(({ purpose }) => purpose)).toEqual(['slot', 'slotChanged'])
  expect(told[1]?.body).toContain(`${first.timeFrom}–${first.timeTo}`)
  expect(told[1]?.body).toMatch(/^Svetlitsa: /)
})
