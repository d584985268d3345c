import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createVisitor, type TestAnswer } from '../test-support/create-call.ts'
import {
  chooseCourier,
  createOrders,
  enterContacts,
  openCheckout,
  orderCheckout,
  prepareCheckout,
  startAmpleShop,
} from '../test-support/fixtures/checkout.ts'
import { goods } from '../test-support/fixtures/goods.ts'
import { startPaying } from '../test-support/fixtures/paid-order.ts'
import { isWrite, listStatements } from '../test-support/list-statements.ts'
import { freshPhone } from '../test-support/log-in-as.ts'
import type { TestApi } from '../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startAmpleShop()
  // The first calls fill the caches of the API.
  await startPaying(toOrder(await orderCheckout(api)))
})
afterAll(() => api.close())

function toOrder({
  visitor,
  created,
}: Pick<Awaited<ReturnType<typeof orderCheckout>>, 'visitor' | 'created'>) {
  const { basketGroup, calculation } = created
  return { visitor, basketGroup, sum: calculation.price.due }
}

/** The number of statements of a call that succeeds. */
async function count(work: () => Promise<TestAnswer>): Promise<number> {
  let answer: TestAnswer | undefined
  const statements = await listStatements(async () => {
    answer = await work()
  })
  expect(answer?.status, answer?.text).toBe(200)
  return statements.length
}

const add = (visitor: Call, offerId: number) => () =>
  visitor(
    'POST',
    '/api_vue/basket/add/',
    { offers: [{ offerId, quantity: 1 }] },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )

it.each([
  ['update "basket" set "coupon" = $1', true],
  ['update basket_line l set quantity = 1', true],
  ['with raised as ( update basket set version = 2 returning id) select id from raised', true],
  ['INSERT INTO "order" values (1)', true],
  ['with old as (delete from basket_snapshot) select 1', true],
  ['select id from basket for update', false],
  ['select id from basket for no key update of basket skip locked', false],
  ['select "updated_at" from basket', false],
])('%s writes: %s', (statement, writes) => {
  expect(isWrite(statement)).toBe(writes)
})

describe('the SQL statements of a purchase', () => {
  it('are few for a basket', async () => {
    const visitor = createVisitor(api.call)
    const contacts = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const show = (selection: object) => () =>
      visitor('POST', '/api_vue/basket/getFullBasket/', selection)
    const modify = (...offerIds: number[]) => {
      const lines = offerIds.map((offerId) => ({ offerId, quantity: 2 }))
      return () => visitor('POST', '/api_vue/basket/modify/', lines)
    }
    expect({
      'first add': await count(add(visitor, goods.sofa)),
      'second add': await count(add(visitor, goods.sofaVelvet)),
      getFullBasket: await count(show({})),
      'getFullBasket of a selection': await count(show({ offerIds: [goods.sofa] })),
      modify: await count(modify(goods.sofa)),
      'modify of two lines': await count(modify(goods.sofa, goods.sofaVelvet)),
      createOrder: await count(() => visitor('POST', '/api_vue/basket/createOrder/', contacts)),
    }).toEqual({
      'first add': 17,
      'second add': 16,
      getFullBasket: 7,
      'getFullBasket of a selection': 7,
      modify: 14,
      'modify of two lines': 14,
      createOrder: 29,
    })
  })

  it('only read where the visitor has seen the basket, and for the step of a checkout', async () => {
    const checkout = await prepareCheckout(api)
    const read = () => checkout.visitor('POST', '/api_vue/basket/getFullBasket/', {})
    await read()
    expect((await listStatements(read)).filter(isWrite)).toEqual([])
    expect((await listStatements(() => checkout.read())).filter(isWrite)).toEqual([])
  })

  it('read the coupon of an order once under its lock, and terms of delivery before any lock of stock', async () => {
    const checkout = await openCheckout(api, [{ offerId: goods.sofa, quantity: 1 }])
    await enterContacts(checkout)
    await chooseCourier(checkout)
    const entered = { coupon: 'SVET10', phone: checkout.phone }
    await checkout.visitor('POST', '/api_vue/basket/setCoupon/', entered)
    const statements = await listStatements(async () => {
      const created = await createOrders(checkout, crypto.randomUUID())
      expect(created.body.checkout.calculation).toMatchObject({ coupon: 6_499 })
    })
    const stockLock = statements.findIndex((one) => /from stock st .* for update/.test(one))
    const begin = statements.lastIndexOf('begin', stockLock)
    const ordering = statements.slice(begin, statements.indexOf('commit', stockLock))
    const find = (pattern: RegExp) =>
      ordering.flatMap((statement, index) => (pattern.test(statement) ? [index] : []))
    expect(find(/^select .* from "coupon"/)).toHaveLength(2)
    const terms = find(/from "delivery_tariff"/)
    expect(terms).toHaveLength(1)
    expect(Math.max(...terms)).toBeLessThan(stockLock - begin)
  })

  it('are few for a checkout', async () => {
    const checkout = await prepareCheckout(api)
    const getCheckoutStep = await count(() => checkout.read())
    let created: TestAnswer | undefined
    const createCheckoutOrder = await count(async () => {
      created = await createOrders(checkout, crypto.randomUUID())
      return created
    })
    const order = toOrder({ ...checkout, created: created?.body.checkout })
    const startPayment = (await listStatements(() => startPaying(order))).length
    const { visitor, basketGroup } = order
    const getPaymentState = await count(() =>
      visitor('POST', '/api_vue/payment/state/', { basketGroup }),
    )
    expect({ getCheckoutStep, createCheckoutOrder, startPayment, getPaymentState }).toEqual({
      getCheckoutStep: 14,
      createCheckoutOrder: 67,
      startPayment: 13,
      getPaymentState: 10,
    })
  })
})
