import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basketShare } from '../../../schema/basket.table.ts'
import { message } from '../../../schema/message.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addGoods, goods } from '../../../test-support/fixtures/goods.ts'
import { lastLink } from '../../../test-support/last-link.ts'
import { freshPhone, logInAs, type Visitor } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const send = '/api_vue/retail/basketLink/send/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** A seller with a basket of two sofas and its link. */
async function makeLink(): Promise<{ seller: Visitor; code: string }> {
  const seller = await logInAs(api, { groups: [20] })
  await seller.call('POST', '/api_vue/basket/add/', {
    offers: [{ offerId: goods.sofa, quantity: 2 }],
  })
  const { sessid } = (await seller.call('POST', '/api_vue/basket/getFullBasket/', {})).body
  const path = `/api_vue/basket/saveBasket/?sessid=${sessid}`
  const { url } = (await seller.call('POST', path, {})).body
  return { seller, code: url.split('/').at(-2) }
}

const countTo = (phone: string) => api.db.$count(message, eq(message.recipient, phone))

describe('[POST /retail/basketLink/send/] [retail.basket-link] the link of a basket for a customer', () => {
  it('comes by SMS, once however often it is sent, and opens the goods for the customer', async () => {
    const { seller, code } = await makeLink()
    const phone = freshPhone()
    const typed = `8 (${phone.slice(1, 4)}) ${phone.slice(4)}`
    for (let time = 0; time < 2; time++)
      expect((await seller.call('POST', send, { code, phone: typed })).body).toEqual({
        result: true,
      })
    expect(await countTo(phone)).toBe(1)
    const opened = (await lastLink(api.db, phone)).split('/').at(-2)
    const customer = createVisitor(api.call)
    const taken = await customer('POST', '/api_vue/basket/takeShare/', {
      code: opened,
      replaces: false,
    })
    expect(taken.body.basket.items).toMatchObject([{ offerIdCurrent: goods.sofa, quantity: 2 }])
  })

  it('is sent from the session that made it only, while it is valid, and to a phone', async () => {
    const { seller, code } = await makeLink()
    const other = await logInAs(api, { groups: [1] })
    const phone = freshPhone()
    expect((await other.call('POST', send, { code, phone })).status).toBe(404)
    expect((await seller.call('POST', send, { code: code.slice(1), phone })).status).toBe(404)
    const refused = await seller.call('POST', send, { code, phone: '123' })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['phone']])
    const customer = await logInAs(api)
    expect((await customer.call('POST', send, { code, phone })).status).toBe(403)
    await api.db
      .update(basketShare)
      .set({ expiresAt: new Date() })
      .where(eq(basketShare.code, code))
    expect((await seller.call('POST', send, { code, phone })).status).toBe(404)
    expect(await countTo(phone)).toBe(0)
  })

  it('reaches at most thirty numbers an hour, and one number five times a day', async () => {
    const { seller, code } = await makeLink()
    const statuses = []
    for (let count = 0; count < 31; count++)
      statuses.push((await seller.call('POST', send, { code, phone: freshPhone() })).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    const { seller: second, code: secondCode } = await makeLink()
    const phone = freshPhone()
    const again = []
    for (let count = 0; count < 6; count++)
      again.push((await second.call('POST', send, { code: secondCode, phone })).status)
    expect(again).toEqual([200, 200, 200, 200, 200, 429])
  })
})
