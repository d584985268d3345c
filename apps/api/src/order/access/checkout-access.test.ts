import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allCalls } from '../../all-calls.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { CITY, type GuidOrder, guidCalls } from '../../test-support/fixtures/guid-calls.ts'
import { freshPhone, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const ADDRESS = 'Тверская, 12'
// Digits of a guid are no phone.
const secrets = /Анна|Петрова|(?<![\da-f-])[78]?9\d{9}(?![\da-f])|anna@|Тверская/

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function createOrder(owner: Call, phone: string): Promise<GuidOrder> {
  const offers = [{ offerId: goods.carpetByMetre, quantity: 1 }]
  await owner('POST', '/api_vue/basket/add/', { offers })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone, email: 'anna@example.ru' }
  const created = await owner('POST', '/api_vue/basket/createOrder/', contacts)
  expect(created.status, created.text).toBe(200)
  const { basketGroup } = created.body
  const { body } = await owner('POST', '/api_vue/basket/getDelivery/', { basketGroup })
  const { id: courier, price } = body.items[0].options.find(
    ({ kind }: { kind: string }) => kind === 'courier',
  )
  const saved = await owner('POST', '/api_vue/basket/setDelivery/', {
    basketGuid: basketGroup,
    id: courier,
    sum: price,
    address: ADDRESS,
    coordinates: CITY,
  })
  expect(saved.status, saved.text).toBe(200)
  const [row] = await api.db.select().from(shopOrder).where(eq(shopOrder.basketGroup, basketGroup))
  const { guid = '', number = '' } = row ?? {}
  return { basketGroup, guid, number, sum: saved.body.total, courier, phone, owner }
}

const rows = Object.entries(guidCalls).map(([name, { bearer, ask }]) => ({ name, bearer, ask }))

describe('[checkout.masked] a checkout’s guid alone', () => {
  let order: GuidOrder
  beforeAll(async () => {
    order = await createOrder(createVisitor(api.call), freshPhone())
  })

  it.each(rows)('$name: $bearer', async ({ bearer, ask }) => {
    const read = () =>
      api.db.execute(sql`select d.address, (select count(*)::int from payment) as payments
        from order_delivery d join shop_order o on o.id = d.order_id where o.guid = ${order.guid}`)
    const before = (await read()).rows
    const guest = createVisitor(api.call)
    await guest('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.sofa, quantity: 1 }],
    })
    const { call: customer } = await logInByCode(api)
    for (const stranger of [api.call, guest, customer]) {
      const answer = await ask(stranger, order)
      if (bearer === 'refused') {
        expect([answer.status, answer.body.code]).toEqual([404, 'not_owner'])
      } else if (bearer === 'login') {
        expect([401, 403, 404]).toContain(answer.status)
      } else expect(answer.status, answer.text).toBe(bearer === 'not found' ? 404 : 200)
      expect(answer.text).not.toMatch(secrets)
      if (bearer === 'masked') expect(answer.text).toMatch(/"isMasked":true/)
    }
    expect((await read()).rows).toEqual(before)
  })

  it('shows nothing any more after 30 days, but to its own browser', async () => {
    const old = await createOrder(createVisitor(api.call), freshPhone())
    await api.db
      .update(checkout)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(checkout.guid, old.basketGroup))
    for (const path of ['basket/getOrder/', 'basket/getDelivery/', 'payment/state/']) {
      const ask = (call: Call) => call('POST', `/api_vue/${path}`, { basketGroup: old.basketGroup })
      expect((await ask(createVisitor(api.call))).status, path).toBe(404)
      expect((await ask(old.owner)).status, path).toBe(200)
    }
    for (const path of ['getYandexPrice/', 'getPaymentMethods/', 'getCoordsData/']) {
      const name = `POST /api_vue/basket/${path}`
      const strangers = await guidCalls[name]?.ask(createVisitor(api.call), old)
      expect([name, strangers?.status]).toEqual([name, 404])
      const own = await guidCalls[name]?.ask(old.owner, old)
      expect([name, own?.status]).toEqual([name, 200])
    }
    for (const name of ['POST /api_vue/basket/setDelivery/', 'POST /api_vue/payment/payment/']) {
      const change = await guidCalls[name]?.ask(createVisitor(api.call), old)
      expect([name, change?.status, change?.body.code]).toEqual([name, 404, 'not_found'])
    }
  })

  it('lists every call that takes one', () => {
    const fields = /"(basketGroup|basketGuid|orderGuid)"/
    const taking = allCalls.filter(({ body, query }) =>
      fields.test(JSON.stringify([listFields(body), listFields(query)])),
    )
    expect(taking.length).toBeGreaterThan(8)
    const listed = new Set(Object.keys(guidCalls))
    const missing = taking
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !listed.has(name) && !listed.has(`${name.split('?')[0]}`))
    expect(missing).toEqual([])
  })
})

describe('[checkout.masked] a checkout', () => {
  let order: GuidOrder
  const owners: Record<string, () => Promise<Call>> = {
    'the session that made it': async () => order.owner,
    'its customer in another browser': async () => {
      const { call, userId } = await logInAs(api)
      await api.db.update(checkout).set({ userId }).where(eq(checkout.guid, order.basketGroup))
      return call
    },
    'its phone, confirmed in another browser': async () =>
      (await logInByCode(api, order.phone)).call,
  }
  beforeEach(async () => {
    order = await createOrder(createVisitor(api.call), freshPhone())
  })

  it.each(Object.keys(owners))('is changed and read in full by %s', async (who) => {
    const call = await owners[who]?.()
    if (!call) throw new Error(`nobody is ${who}`)
    const { basketGroup, courier, sum } = order
    const delivery = await call('POST', '/api_vue/basket/getDelivery/', { basketGroup })
    expect(delivery.body).toMatchObject({
      isMasked: false,
      items: [{ chosen: { address: ADDRESS } }],
    })
    const saved = await call('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: basketGroup,
      id: courier,
      address: 'Лесная, 3',
      coordinates: CITY,
    })
    expect(saved.body).toMatchObject({ result: true })
    const { body } = await call('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(body).toMatchObject({
      isMasked: false,
      orders: [
        {
          delivery: { address: 'Лесная, 3' },
          customer: { name: 'Анна Петрова', phone: order.phone, email: 'anna@example.ru' },
        },
      ],
    })
    const started = await call('POST', '/api_vue/payment/payment/', {
      basketGroup,
      methodId: 'card',
      sum,
    })
    expect(started.status, started.text).toBe(200)
  })

  it.each([
    [29, 200, false],
    [1, 200, false],
    [26, 200, false],
    [20, 200, true],
    [45, 200, true],
    [60, 200, true],
    [8, 200, true],
  ])(
    'is read by group %i: %i, masked: %s; and changed by none of them',
    async (staffGroup, status, isMasked) => {
      const { call } = await logInAs(api, { groups: [staffGroup, 2] })
      const { basketGroup } = order
      const answer = await call('POST', '/api_vue/basket/getOrder/', { basketGroup })
      expect([answer.status, answer.body.isMasked]).toEqual([status, isMasked])
      if (isMasked) expect(answer.text).not.toMatch(secrets)
      const change = await guidCalls['POST /api_vue/basket/setDelivery/']?.ask(call, order)
      expect(change?.body.code).toBe('not_owner')
    },
  )
})

function listFields(schema: unknown): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape
  return shape ? Object.keys(shape) : []
}
