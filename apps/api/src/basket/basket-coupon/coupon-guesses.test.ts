import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const GUESSES = 3
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { COUPON_GUESSES_PER_HOUR: String(GUESSES) } })
})
afterAll(() => api.close())

const phone = '79001234567'

/** A shopper with a sofa in the basket. */
async function createShopper(address: string) {
  const visitor = createVisitor(api.call, { 'x-forwarded-for': address })
  const offers = [{ offerId: goods.sofa, quantity: 1 }]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  return (coupon: string) => visitor('POST', '/api_vue/basket/setCoupon/', { coupon, phone })
}

it('[POST /basket/setCoupon/] [basket.coupon] unknown codes of one address end after a few, whatever its sessions; real ones do not count', async () => {
  const first = await createShopper('203.0.113.7')
  for (let time = 0; time < GUESSES + 2; time += 1)
    expect((await first('SVET10')).body.errorShow).toBeNull()
  const second = await createShopper('203.0.113.7')
  const guesses = await Promise.all(
    Array.from({ length: 6 }, (_, index) => (index % 2 ? first : second)(`GUESS${index}`)),
  )
  const statuses = guesses.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  const refused = await second('SVET10')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_often'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await (await createShopper('203.0.113.8'))('GUESS')).status).toBe(200)
})
