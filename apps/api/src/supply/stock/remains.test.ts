import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue, offers, places } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const remains = async (body: object, headers = {}) =>
  (await api.call('POST', '/api_vue/getRemains/', body, { headers })).body.items

describe('[POST /getRemains/]', () => {
  it('[POST /getRemains/] returns the free stock of each place in the region', async () => {
    expect(await remains({ type: 'offer', ids: [offers.poldenLinenBeige] })).toEqual([
      {
        offerId: offers.poldenLinenBeige,
        productId: 1,
        quantity: 10,
        warehouses: [
          { warehouseId: places.warehouse, quantity: 9 },
          { warehouseId: places.arbat, quantity: 1 },
        ],
      },
    ])
  })

  it('returns one place only, all offers of a product, and kits by their parts', async () => {
    const requested = { type: 'offer', ids: [offers.poldenLinenBeige], warehouseId: places.arbat }
    expect(await remains(requested)).toMatchObject([
      { quantity: 1, warehouses: [{ warehouseId: places.arbat, quantity: 1 }] },
    ])
    const ofProduct = await remains({ type: 'product', ids: [1] })
    expect(ofProduct.map(({ offerId }: { offerId: number }) => offerId)).toEqual([
      offers.poldenLinenBeige,
      offers.poldenVelvetGreen,
    ])
    expect(await remains({ ids: [offers.set] })).toMatchObject([{ quantity: 4 }])
    expect(await remains({ ids: [999] })).toEqual([])
  })
})
