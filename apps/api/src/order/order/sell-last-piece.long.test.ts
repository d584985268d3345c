import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const CONTACTS = { name: 'Анна Петрова', phoneNumber: '+7 900 123-45-67', email: 'anna@example.ru' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function createVisitorWithGoods(offerId: number): Promise<Call> {
  const visitor = createVisitor(api.call)
  await visitor('POST', '/api_vue/basket/add/', { offers: [{ offerId, quantity: 1 }] })
  return visitor
}

it('[F3] concurrent orders sell the last piece once to 200 buyers; the other buyers learn which line sold out', async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 200 }, () => createVisitorWithGoods(goods.lastChair)),
  )
  const order = (visitor: Call) => visitor('POST', '/api_vue/basket/createOrder/', CONTACTS)
  const answers = await Promise.all(shoppers.map(order))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.code]).toEqual([409, 'out_of_stock'])
    expect(body.detail).toContain('Стул «Последний»')
  }
  expect(await findBrokenInvariants(api.db)).toEqual([])
})
