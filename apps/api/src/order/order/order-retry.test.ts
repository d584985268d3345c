import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { idempotency } from '../../platform/database/platform.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

async function createVisitorWithGoods(offers: object[]): Promise<Call> {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers })
  return visitor
}

const buyer = () => ({ name: 'Анна Петрова', phoneNumber: freshPhone() })

describe('[order.create] an order repeated with its Idempotency-Key', () => {
  const key = 'the-key-of-one-click'

  it('gets the same answer at once when the process died after saving it', async () => {
    const visitor = await createVisitorWithGoods([{ offerId: goods.sofa, quantity: 1 }])
    const contacts = buyer()
    const send = (body: object) =>
      visitor('POST', '/api_vue/basket/createOrder/', body, { headers: { 'idempotency-key': key } })
    const first = await send(contacts)
    expect(first.status).toBe(200)
    const before = await api.db.$count(checkout)
    // The state that a process leaves behind which dies between the commit and the answer.
    await api.db
      .update(idempotency)
      .set({ status: null, answer: null, startedAt: sql`now()` })
      .where(eq(idempotency.key, key))
    const repeated = await send(contacts)
    expect([repeated.status, repeated.body]).toEqual([200, first.body])
    expect((await send(contacts)).body).toEqual(first.body)
    expect((await send({ ...contacts, noCall: true })).body.code).toBe('key_reused')
    await api.db.delete(idempotency).where(eq(idempotency.key, key))
    expect((await send(contacts)).body).toEqual(first.body)
    expect(await api.db.$count(checkout)).toBe(before)
  })

  it('is refused when the key protects nothing', async () => {
    const visitor = await createVisitorWithGoods([{ offerId: goods.sofa, quantity: 1 }])
    for (const wrong of ['short', 'with spaces in it', 'x'.repeat(101)]) {
      const headers = { 'idempotency-key': wrong }
      const { status, body } = await visitor('POST', '/api_vue/basket/createOrder/', buyer(), {
        headers,
      })
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        400,
        'invalid',
        ['Idempotency-Key'],
      ])
    }
  })

  it('is stored once for a session and key, whatever the program does', async () => {
    const [row] = await api.db.select().from(checkout).where(eq(checkout.idempotencyKey, key))
    if (!row) throw new Error('the order has no key')
    const { guid: _guid, ...copy } = row
    const again = api.db.insert(checkout).values({ ...copy, basketVersion: 1_000 })
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  })
})

describe('[order.create] the losers of the last piece', () => {
  const chair = [{ offerId: goods.lastChair, quantity: 1 }]
  const order = (visitor: Call, input: object = {}) =>
    visitor('POST', '/api_vue/basket/createOrder/', { ...buyer(), ...input })

  it('get 409 out_of_stock naming the line, also after their basket was corrected', async () => {
    const [winner, reader, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => createVisitorWithGoods(chair)),
    )
    if (!winner || !reader) throw new Error('there are no visitors')
    const racing = await Promise.all([winner, ...others].map((visitor) => order(visitor)))
    expect(racing.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body: seen } = await reader('POST', '/api_vue/basket/getFullBasket/', {})
    expect(seen.basket.unavailable).toHaveLength(1)
    const losers = [
      ...racing.filter(({ status }) => status !== 200),
      await order(reader),
      await order(reader, { basketVersion: seen.basket.version }),
      await order(reader, { offerIds: [goods.lastChair] }),
    ]
    for (const { status, body } of losers) {
      expect([status, body.code]).toEqual([409, 'out_of_stock'])
      expect(body.detail).toContain('Стул «Последний»')
    }
  })

  it('can order the other lines once they have been told', async () => {
    await api.db.update(stock).set({ onHand: 2 }).where(eq(stock.offerId, goods.lastChair))
    const visitor = await createVisitorWithGoods([
      ...chair,
      { offerId: goods.sofaVelvet, quantity: 1 },
    ])
    await api.db.update(stock).set({ onHand: 1 }).where(eq(stock.offerId, goods.lastChair))
    const told = await order(visitor)
    expect(told.body).toMatchObject({
      code: 'out_of_stock',
      changes: [{ offerId: goods.lastChair, reason: 'stock', was: 1, now: 0 }],
      basket: { items: [{ offerIdCurrent: goods.sofaVelvet }] },
    })
    const created = await order(visitor, { basketVersion: told.body.basket.version })
    expect([created.status, created.body.orders[0].total]).toEqual([200, 70_000])
  })
})
