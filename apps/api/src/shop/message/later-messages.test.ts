import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueRefunds, sendRefund } from '../../payment/payment/send-refund.ts'
import { message } from '../../schema/message.table.ts'
import {
  type CustomerOrderFixture,
  callPersonal,
  createCustomerOrder,
} from '../../test-support/fixtures/customer-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { payInFull } from '../../test-support/fixtures/paid-order.ts'
import { walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const sofa = [{ offerId: goods.sofa, quantity: 1 }]
const toDoor = ['confirmed', 'picking', 'ready', 'delivered'] as const

/** The messages of one cause to a customer, by SMS and e-mail. */
async function readMessages({ order }: CustomerOrderFixture, purpose: string) {
  const rows = await api.db.select().from(message).where(eq(message.purpose, purpose))
  return rows
    .filter(({ body, subject }) => `${body} ${subject}`.includes(order.number))
    .map(({ channel, body }) => ({ channel, body }))
    .toSorted((a, b) => b.channel.localeCompare(a.channel))
}

/** Makes the e-mail address of the account differ from every other, and chooses the channel. */
async function chooseChannel({ customer }: CustomerOrderFixture, messageChannel: string) {
  const email = `${customer.phone}@example.com`
  const saved = await callPersonal(customer, 'setUserData', { email, messageChannel })
  expect(saved.status, saved.text).toBe(200)
}

const channels = [
  ['both', ['sms', 'email']],
  ['sms', ['sms']],
  ['email', ['email']],
] as const

describe('[notify.later] the buyer is told', () => {
  it.each(channels)(
    'that an order is ready, once, by the channel of choice: %s',
    async (chosen, expected) => {
      const made = await createCustomerOrder(api, sofa)
      await chooseChannel(made, chosen)
      await walkAsStaff(staff.call, made.order, toDoor)
      const told = await readMessages(made, 'ready')
      expect(told.map(({ channel }) => channel)).toEqual(expected)
      for (const { body } of told) expect(body).toContain(`${made.order.number} готов к выдаче`)
    },
  )

  it('and asked for a review, once, after the delivery and not before', async () => {
    const made = await createCustomerOrder(api, sofa)
    await chooseChannel(made, 'sms')
    const readReviews = () =>
      api.db
        .select({ body: message.body, purpose: message.purpose })
        .from(message)
        .where(eq(message.recipient, made.customer.phone))
        .then((rows) => rows.filter(({ purpose }) => purpose === 'review'))
    await walkAsStaff(staff.call, made.order, toDoor.slice(0, 3))
    expect(await readReviews()).toEqual([])
    await walkAsStaff(staff.call, { ...made.order, state: 'ready' }, ['delivered', 'closed'])
    const [asked, ...more] = await readReviews()
    expect(more).toEqual([])
    expect(asked?.body).toMatch(/https?:\/\/\S+\/personal-lk\/reviews\/$/)
  })

  it.each(channels)(
    'that money goes back, once, by the channel of choice: %s',
    async (chosen, expected) => {
      const made = await createCustomerOrder(api, sofa)
      await payInFull(api, made)
      await chooseChannel(made, chosen)
      const closing = { orderGuid: made.order.guid, outcome: 'cancel', reason: 'tooLong' }
      expect((await callPersonal(made.customer, 'closeOrder', closing)).status).toBe(200)
      await queueRefunds(api.services)
      const { rows } = await api.db.execute<{ guid: string }>(
        sql`select guid from payment where basket_group = ${made.basketGroup}`,
      )
      const share = { paymentGuid: rows[0]?.guid ?? '', orderId: made.order.id }
      await sendRefund.run(api.services, share)
      await sendRefund.run(api.services, share)
      const told = await readMessages(made, 'refund')
      expect(told.map(({ channel }) => channel)).toEqual(expected)
      const sum = made.sum.toLocaleString('ru-RU').replaceAll(/\s/g, '\\s')
      for (const { body } of told) expect(body).toMatch(new RegExp(`${sum}\\s₽`))
    },
  )

  it('that the request for a refund was declined, once, and where the reason stands', async () => {
    const made = await createCustomerOrder(api, sofa)
    await payInFull(api, made)
    await walkAsStaff(staff.call, made.order, toDoor)
    await chooseChannel(made, 'both')
    const orderGuid = made.order.guid
    const { body } = await callPersonal(made.customer, 'getOrder', { orderGuid })
    const lines = [{ lineId: body.order.goods[0].lineId, quantity: 1 }]
    await callPersonal(made.customer, 'refund', { orderGuid, lines, reason: 'refused' })
    const path = '/api_vue/retail/order/declineRefund/'
    const decline = () => staff.call('POST', path, { orderGuid, answer: 'Следы ремонта' })
    const answers = await Promise.all([decline(), decline()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const told = await readMessages(made, 'refundDeclined')
    expect(told.map(({ channel }) => channel)).toEqual(['sms', 'email'])
    for (const text of told)
      expect(text.body).toMatch(new RegExp(`https?://\\S+/personal-lk/order/${orderGuid}/$`))
    expect(told[1]?.body).toContain('Следы ремонта')
  })
})
