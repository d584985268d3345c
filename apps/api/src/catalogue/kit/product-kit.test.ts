import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addCatalogue, offers } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SOFA = 1
const KIT = 5

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const kitPrices = async () => {
  await api.listed()
  const { rows } = await api.db.execute(sql`
    select price, old_price as "oldPrice" from listing where product_id = ${KIT} and zone_id = 1`)
  return rows
}

describe('a kit', () => {
  it('[POST /getProductKit/] [product.kit] [call.product] returns its parts and their total', async () => {
    const { kits } = (await api.call('POST', '/api_vue/getProductKit/', { productId: KIT })).body
    expect(kits).toHaveLength(1)
    expect(kits[0]).toMatchObject({
      id: KIT,
      url: '/catalog/stulya/gruppa-polden/',
      isKitchen: false,
      price: { new: 74_970, old: 98_880 },
    })
    expect(kits[0].items).toMatchObject([
      { offerId: 1, CNT: 1, PRICE: { NEW: 64_990, OLD: 84_900 }, isOptional: false },
      { offerId: 5, CNT: 2, PRICE: { NEW: 4_990, OLD: 6_990 }, isOptional: false },
      { offerId: 3, CNT: 1, PRICE: { NEW: 50_000, OLD: 50_000 }, isOptional: true },
    ])
    expect(kits[0].items[0].url).toBe('/catalog/divany/divan-polden/?offer_id=1')
  })

  it('is shown on the pages of its parts too', async () => {
    const { kits } = (await api.call('POST', '/api_vue/getProductKit/', { productId: SOFA })).body
    expect(kits.map(({ id }: { id: number }) => id)).toEqual([KIT])
    const withoutKit = await api.call('POST', '/api_vue/getProductKit/', { productId: 3 })
    expect(withoutKit.body.kits).toEqual([])
    const unknown = await api.call('POST', '/api_vue/getProductKit/', { productId: 999 })
    expect(unknown.status).toBe(404)
  })

  it('[POST /getComplects/] [product.kit] returns the same by its offer', async () => {
    const { html } = (await api.call('POST', '/api_vue/getComplects/?offer_id=6', {})).body
    expect(html.isKitchen).toBe(false)
    expect(html.COMPLECT.map(({ offerId }: { offerId: number }) => offerId)).toEqual([1, 5, 3])
    const notKit = await api.call('POST', '/api_vue/getComplects/?offer_id=1', {})
    expect(notKit.body.html).toEqual({ COMPLECT: [], isKitchen: false })
    expect((await api.call('POST', '/api_vue/getComplects/?offer_id=999', {})).status).toBe(404)
    expect((await api.call('POST', '/api_vue/getComplects/?offer_id=x', {})).status).toBe(400)
  })

  it('[POST /getKitModules/] [product.kit] of a kitchen returns its modules by group', async () => {
    const notKitchen = await api.call('POST', '/api_vue/getKitModules/', { productId: KIT })
    expect(notKitchen.body).toEqual({ isKitchen: false, groups: [] })
    await api.db.execute(sql`update product set is_kitchen = true where id = ${KIT}`)
    await api.db.execute(sql`update kit_part set module_group =
      case offer_id when 5 then 'wall' else 'base' end where kit_id = ${KIT}`)
    const { body } = await api.call('POST', '/api_vue/getKitModules/', { productId: KIT })
    expect(body.isKitchen).toBe(true)
    expect(body.groups).toMatchObject([
      { code: 'base', name: 'Нижние шкафы', items: [{ offerId: 1 }, { offerId: 3 }] },
      { code: 'wall', name: 'Верхние шкафы', items: [{ offerId: 5, CNT: 2 }] },
    ])
  })

  it('costs the sum of its required parts, also when one of them changes or is no longer sold', async () => {
    expect(await kitPrices()).toEqual([{ price: 74_970, oldPrice: 98_880 }])
    await api.db.execute(
      sql`update price set amount = 4_000 where offer_id = ${offers.chair} and zone_id = 1`,
    )
    expect(await kitPrices()).toEqual([{ price: 72_990, oldPrice: 98_880 }])
    await api.db.execute(
      sql`update kit_part set count = 1 where kit_id = ${KIT} and offer_id = ${offers.chair}`,
    )
    expect(await kitPrices()).toEqual([{ price: 68_990, oldPrice: 91_890 }])
    await api.db.execute(sql`update offer set is_active = false where id = ${offers.chair}`)
    expect(await kitPrices()).toEqual([])
    await api.db.execute(sql`update offer set is_active = true where id = ${offers.chair}`)
    expect(await kitPrices()).toEqual([{ price: 68_990, oldPrice: 91_890 }])
  })

  it('is added to the basket as its parts, linked together', async () => {
    const visitor = createVisitor(api.call)
    const { body } = await visitor('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: offers.set, quantity: 1 }],
    })
    expect(
      body.basket.items.map((item: { offerIdCurrent: number }) => item.offerIdCurrent).sort(),
    ).toEqual([offers.poldenLinenBeige, offers.chair])
    const { rows } = await api.db.execute(sql`select distinct project_id as tie from basket_line`)
    expect(rows).toEqual([{ tie: `kit-${KIT}` }])
  })
})
