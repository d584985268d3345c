import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../schema/message.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOrders, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const address = 'г Москва, ул Складская, д 1'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = reserved + 100`)
  await api.db.execute(sql`update stock_place set address = ${address}`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

/** A placed order that is handed over in this way, on a day where one is given. */
async function place(kind: string | null, day: string | null = null) {
  const phone = freshPhone()
  const placed = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
  const [order] = await findOrders(api, placed.basketGroup)
  if (!order) throw new Error('no order was placed')
  const time = day === null ? null : ['10:00', '14:00']
  await api.db.execute(
    kind === null
      ? sql`delete from order_delivery where order_id = ${order.id}`
      : sql`update order_delivery set kind = ${kind}, day = ${day}, time_from = ${time?.[0] ?? null},
          time_to = ${time?.[1] ?? null} where order_id = ${order.id}`,
  )
  return { phone, order }
}

async function listSent(phone: string) {
  const rows = await api.db
    .select({ channel: message.channel, purpose: message.purpose, body: message.body })
    .from(message)
    .where(eq(message.recipient, phone))
    .orderBy(message.id)
  return rows.filter(({ purpose }) =>
    /^(ready|packed|packedWaits|slot|slotChanged|review)$/.test(purpose),
  )
}

describe('[notify.later] an order that is ready', () => {
  it.each([
    ['pickup', null, 'ready', `готов к выдаче. ${address}`],
    ['courier', '2031-03-05', 'packed', 'собран. Скоро передадим его в доставку.'],
    ['transport', null, 'packed', 'собран. Скоро передадим его в доставку.'],
    ['delayed', '2031-03-05', 'packed', 'собран. Скоро передадим его в доставку.'],
    ['delayed', null, 'packedWaits', 'собран и ждёт. Выберите, когда его получить: '],
    [null, null, 'packedWaits', 'собран и ждёт. Выберите, когда его получить: '],
  ] as const)('by %s, on %s, is told as %s', async (kind, day, purpose, text) => {
    const { phone, order } = await place(kind, day)
    await walkAsStaff(staff.call, order, ['confirmed', 'picking', 'ready'])
    const told = (await listSent(phone)).filter((sent) => !sent.purpose.startsWith('slot'))
    expect(told.map((sent) => sent.purpose)).toEqual([purpose])
    expect(told[0]?.body).toContain(`заказ ${order.number} ${text}`)
    if (purpose !== 'ready') expect(told[0]?.body).not.toMatch(/готов к выдаче|Складская/)
    if (purpose === 'packedWaits') expect(told[0]?.body).toContain(`/order/${order.guid}/`)
  })
})

describe('[notify.later] a day that was chosen before the order is confirmed', () => {
  it.each([
    ['courier', ['slot']],
    ['transport', ['slot']],
    ['delayed', ['slot']],
    ['pickup', []],
  ])('of %s is told as %j', async (kind, purposes) => {
    const { phone, order } = await place(kind, '2031-03-05')
    await walkAsStaff(staff.call, order, ['confirmed'])
    expect((await listSent(phone)).map((sent) => sent.purpose)).toEqual(purposes)
  })
})

it('[notify.later] a purchase that comes in several deliveries is asked for one review', async () => {
  const { phone, order } = await place('courier')
  await api.db.execute(sql`insert into shop_order (number, basket_group, place_id, goods_sum, total)
    values (${`${order.number}-1`}, ${order.basketGroup}, ${order.placeId}, 0, 0)`)
  const orders = await findOrders(api, order.basketGroup)
  expect(orders).toHaveLength(2)
  for (const one of orders)
    await walkAsStaff(staff.call, one, ['confirmed', 'picking', 'shipped', 'delivered'])
  const asked = (await listSent(phone)).filter(({ purpose }) => purpose === 'review')
  expect(asked).toHaveLength(1)
})
