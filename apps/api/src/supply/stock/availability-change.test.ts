import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addCatalogue, offers, places } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

const { poldenVelvetGreen, beregLinenGreen, ugolLeatherBeige, chair, set } = offers
let before = 0
beforeEach(async () => {
  const newest = sql`select coalesce(max(id), 0)::int as id from page_change`
  before = (await api.db.execute<{ id: number }>(newest)).rows[0]?.id ?? 0
})

const reserve = (offerId: number, placeId: number, quantity: number) =>
  api.db.execute(sql`update stock set reserved = reserved + ${quantity}
    where offer_id = ${offerId} and place_id = ${placeId}`)

async function collectChangedTags(): Promise<string[]> {
  const { rows } = await api.db.execute<{ tags: string[] }>(
    sql`select tags from page_change where id > ${before} order by id`,
  )
  return rows.flatMap(({ tags }) => tags)
}

async function inStock(code: string, region = 'moscow'): Promise<number[]> {
  const headers = { 'x-shop-region': region }
  const requested = { ELEMENT_CODE: code }
  return (await api.call('POST', '/api_vue/getProductPage/', requested, { headers })).body.inStock
}

describe('[product.page] availability in a region', () => {
  it('is returned for each offer, and for a kit by its parts', async () => {
    expect(await inStock('divan-polden')).toEqual([offers.poldenLinenBeige, poldenVelvetGreen])
    expect(await inStock('divan-polden', 'almaty')).toEqual([poldenVelvetGreen])
    expect(await inStock('divan-ugol')).toEqual([])
    expect(await inStock('gruppa-polden')).toEqual([set])
  })

  it('is announced when the last piece is sold and when it returns, not on each sale', async () => {
    await reserve(poldenVelvetGreen, places.warehouse, 1)
    expect(await collectChangedTags()).toEqual([])
    await reserve(poldenVelvetGreen, places.warehouse, 1)
    expect(await collectChangedTags()).toEqual(['product:divan-polden'])
    await vi.waitFor(
      async () => expect(await inStock('divan-polden')).toEqual([offers.poldenLinenBeige]),
      { timeout: 30_000 },
    )
    await reserve(poldenVelvetGreen, places.warehouse, -2)
    expect(await collectChangedTags()).toEqual(['product:divan-polden', 'product:divan-polden'])
    await vi.waitFor(
      async () =>
        expect(await inStock('divan-polden')).toEqual([offers.poldenLinenBeige, poldenVelvetGreen]),
      { timeout: 30_000 },
    )
  })

  it('is not announced when reserved products leave the warehouse', async () => {
    await api.db.execute(sql`update stock set on_hand = on_hand - reserved, reserved = 0
      where offer_id = ${ugolLeatherBeige}`)
    expect(await collectChangedTags()).toEqual([])
    await api.db.execute(sql`update stock set on_hand = 1 where offer_id = ${ugolLeatherBeige}`)
    expect(await collectChangedTags()).toEqual(['product:divan-ugol'])
  })

  it('is not announced while another place of the region has the product, nor when it moves to one', async () => {
    await reserve(offers.poldenLinenBeige, places.arbat, 1)
    await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
      values (${beregLinenGreen}, ${places.arbat}, 1)`)
    await api.db.execute(sql`update stock set place_id = ${places.warehouse}
      where offer_id = ${beregLinenGreen} and place_id = ${places.khimki}`)
    expect(await collectChangedTags()).toEqual([])
    await api.db.execute(sql`delete from stock where offer_id = ${beregLinenGreen}`)
    expect(await collectChangedTags()).toEqual(['product:divan-bereg'])
  })

  it('of a kit is announced when a part is no longer sufficient for one kit', async () => {
    await reserve(chair, places.warehouse, 7)
    expect(await collectChangedTags()).toEqual([])
    await reserve(chair, places.arbat, 1)
    expect(await collectChangedTags()).toEqual(['product:gruppa-polden'])
    await vi.waitFor(async () => expect(await inStock('gruppa-polden')).toEqual([]), {
      timeout: 30_000,
    })
    expect(await inStock('stul-veter')).toEqual([chair])
  })

  it('follows the open stores and the warehouses that supply the region', async () => {
    await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
      values (${beregLinenGreen}, ${places.khimki}, 1)`)
    await vi.waitFor(async () => expect(await inStock('divan-bereg')).toEqual([beregLinenGreen]), {
      timeout: 30_000,
    })
    await api.db.execute(sql`update stock_place set is_active = false where id = ${places.khimki}`)
    await vi.waitFor(async () => expect(await inStock('divan-bereg')).toEqual([]), {
      timeout: 30_000,
    })
  })
})
