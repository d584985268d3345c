import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const ROUNDS = 50
const BUYERS = 200

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

it('[F3] one of two hundred buyers gets the last unit, fifty times, and the others a 409 before any payment', async () => {
  const buyers = Array.from({ length: BUYERS }, () => ({
    visitor: createVisitor(api.call),
    contacts: { name: 'Анна Петрова', phoneNumber: freshPhone() },
  }))
  for (let round = 1; round <= ROUNDS; round += 1) {
    await api.db.execute(sql`update stock set on_hand = reserved
      + case when place_id = (select min(place_id) from stock where offer_id = ${goods.lastChair})
        then 1 else 0 end
      where offer_id = ${goods.lastChair}`)
    const line = [{ offerId: goods.lastChair, quantity: 1 }]
    const filled = await Promise.all(
      buyers.map(async ({ visitor }) => {
        await visitor('POST', '/api_vue/basket/clear/', {})
        return (await visitor('POST', '/api_vue/basket/add/', { offers: line })).status
      }),
    )
    expect([round, new Set(filled)]).toEqual([round, new Set([200])])
    const answers = await Promise.all(
      buyers.map(({ visitor, contacts }) =>
        visitor('POST', '/api_vue/basket/createOrder/', contacts),
      ),
    )
    const outcomes = Map.groupBy(answers, ({ status, body }) => body.code ?? status)
    const counts = [...outcomes].map(([outcome, list]) => [outcome, list.length])
    expect([round, Object.fromEntries(counts)]).toEqual([
      round,
      { 200: 1, out_of_stock: BUYERS - 1 },
    ])
  }
  const { rows } = await api.db.execute<{ orders: number; payments: number }>(sql`select
    (select count(*) from shop_order)::int as orders,
    (select count(*) from payment)::int as payments`)
  expect(rows).toEqual([{ orders: ROUNDS, payments: 0 }])
  await expectMoneyToAddUp(api.db)
}, 900_000)
