import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkout } from '../../schema/order.table.ts'
import { formRequest } from '../../schema/request.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  choosePickup,
  createOrders,
  enterContacts,
  openCheckout,
} from '../../test-support/fixtures/checkout.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { sofa } from '../../test-support/fixtures/reservation.ts'
import { freshPhone, lastCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    fill: addGoods,
    env: {
      ORDERS_OPEN_PER_PHONE: '3',
      ORDERS_OPEN_PER_SESSION: '4',
      ORDERS_PER_HOUR_ADDRESS: '5',
      ORDERS_AFTER_CAPTCHA: '5',
    },
  })
  await api.db.execute(sql`update stock set on_hand = 100`)
})
afterAll(() => api.close())

let addresses = 0
/** An address that no other order comes from. */
function freshAddress(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `198.51.100.${addresses}` }
}

/** Minutes for which the stock of an order is held. */
async function findHeldMinutes(basketGroup: string): Promise<number[]> {
  const { rows } = await api.db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from r.expires_at - r.created_at) / 60)::int as minutes
    from reservation r join order_line l on l.id = r.order_line_id
    join shop_order o on o.id = l.order_id
    where o.basket_group = ${basketGroup} and r.state = 'held'`)
  return rows.map(({ minutes }) => minutes)
}

describe('[order.limits] another phone of orders that are made', () => {
  async function makeCheckout(visitor = createVisitor(api.call, freshAddress()), own?: string) {
    const opened = await openCheckout(api, sofa, visitor)
    const made = { ...opened, phone: own ?? opened.phone }
    await enterContacts(made)
    await choosePickup(made)
    const created = await createOrders(made)
    expect(created.status, created.text).toBe(200)
    const { basketGroup } = created.body.checkout as { basketGroup: string }
    const change = (phoneMobile: string) => made.send('step', { contacts: { phoneMobile } })
    return { ...made, basketGroup, change }
  }
  const readPhone = async ({ read }: Awaited<ReturnType<typeof makeCheckout>>) =>
    (await read()).body.contacts.phoneMobile

  it('is refused where it has as many as it may have, and staff are told', async () => {
    const phone = freshPhone()
    for (let count = 0; count < 3; count += 1) {
      const other = await makeCheckout()
      expect((await other.change(phone)).status).toBe(200)
    }
    const made = await makeCheckout()
    const refused = await made.change(phone)
    expect([refused.status, refused.body.code]).toEqual([429, 'orders_limited'])
    expect(refused.headers.get('retry-after')).toBe('1800')
    expect(await readPhone(made)).toBe(made.phone)
    const told = and(eq(formRequest.kind, 'order-limit'), eq(formRequest.phone, phone))
    expect(await api.db.$count(formRequest, told)).toBe(1)
    // Its own orders are not counted against it.
    expect((await made.change(freshPhone())).status).toBe(200)
    // Once it is confirmed, it has no limit.
    await made.send('contact/phone/send', { phone })
    const code = await lastCode(api.db, phone)
    expect((await made.send('contact/phone/check', { phone, code })).body.error).toBeNull()
    expect((await made.change(phone)).status).toBe(200)
  })

  it('that is not confirmed takes the verification away: its goods are held for 30 minutes, and counted', async () => {
    const visitor = createVisitor(api.call, freshAddress())
    const own = freshPhone()
    await visitor('POST', '/api_vue/basket/sendSmsCode/', { phone: own })
    const smsCode = await lastCode(api.db, own)
    await visitor('POST', '/api_vue/basket/checkSmsCode/', { phone: own, smsCode })
    const made = await makeCheckout(visitor, own)
    expect(await findHeldMinutes(made.basketGroup)).toEqual([24 * 60])
    expect((await made.change(freshPhone())).status).toBe(200)
    expect(await findHeldMinutes(made.basketGroup)).toEqual([30])
    const [row] = await api.db.select().from(checkout).where(eq(checkout.guid, made.basketGroup))
    expect(row).toMatchObject({ isVerified: false, clientAddress: expect.any(String) })
    expect((await made.change(own)).status).toBe(200)
    expect(await findHeldMinutes(made.basketGroup)).toEqual([24 * 60])
  })
})
