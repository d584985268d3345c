import { afterAll, beforeAll, it } from 'vitest'
import { checkInterleavings } from '../../test-support/check-interleavings.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

it('[basket.versions] two tabs end in two hundred interleavings as if one had followed the other, and lose no update', async () => {
  await checkInterleavings(api, 200)
}, 900_000)
