import { afterAll, beforeAll, expect, it } from 'vitest'
import { token } from '../../test/stub-api.ts'
import { StubShop } from '../../test/stub-shop.ts'

const shop = new StubShop()
beforeAll(async () => {
  await shop.start()
})
afterAll(() => shop.stop())

async function readMetric(): Promise<string | undefined> {
  const { body } = await shop.request('/metrics', { headers: { 'x-internal-token': token } })
  return /^router_missing_settings (\d+)$/m.exec(body)?.[1]
}

it('[ops.observed] a router says how many settings of providers it lacks that the API has', async () => {
  expect(await readMetric()).toBe('0')
  await shop.reload((api) => {
    api.config = { ...api.config, pageSettings: ['METRIKA_COUNTER', 'YOOKASSA_SHOP_ID'] }
  })
  expect(await readMetric()).toBe('1')
})
