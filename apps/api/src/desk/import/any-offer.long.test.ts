import { afterAll, beforeAll, it } from 'vitest'
import { checkAnyOffer } from '../../test-support/check-any-offer.ts'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

it('[feed.addresses] any offer that the importer takes has pages, filters and search results that open', async () => {
  await checkAnyOffer(api, 150)
}, 1_800_000)
