import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addCatalogue, offers, places } from './fixtures/catalogue.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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

async function told(): Promise<string[]> {
  const { rows } = await api.db.execute<{ tags: string[] }>(
    sql`select tags from page_change where id > ${before} order by id`,
  )
  return rows.flatMap(({ tags }) => tags)
}

async function inStock(code: string, region = 'moscow'): Promise<number[]> {
  const headers = { 'x-shop-region': region }
  const asked = { ELEMENT_CODE: code }
  return (await api.call('POST', '/api_vue/getProductPage/', asked, { headers })).body.inStock
}

describe('[product.page] what a region has', () => {
  it('is told of each offer, and by the parts of a kit', async () => {
    expect(await inStock('divan-polden')).toEqual([offers.poldenLinenBeige, poldenVelvetGreen])
    expect(await inStock('divan-polden', 'almaty')).toEqual([poldenVelvetGreen])
    expect(await inStock('divan-ugol')).toEqual([])
    expect(await inStock('gruppa-polden')).toEqual([set])
  })

  it('is told when the last piece goes and when it is back, not at each sale', async () => {
    await reserve(poldenVelvetGreen, places.warehouse, 1)
    expect(await told()).toEqual([])
    await reserve(poldenVelvetGreen, places.warehouse, 1)
    expect(await told()).toEqual(['product:divan-polden'])
    await vi.waitFor(async () =>
      expect(await inStock('divan-polden')).toEqual([offers.poldenLinenBeige]),
    )
    await reserve(poldenVelvetGreen, places.warehouse, -2)
    expect(await told()).toEqual(['product:divan-polden', 'product:divan-polden'])
    await vi.waitFor(async () =>
      expect(await inStock('divan-polden')).toEqual([offers.poldenLinenBeige, poldenVelvetGreen]),
    )
  })

  it('is not told when goods leave the warehouse for whom they were held', async () => {
    await api.db.execute(sql`update stock set on_hand = on_hand - reserved, reserved = 0
      where offer_id = ${ugolLeatherBeige}`)
    expect(await told()).toEqual([])
    await api.db.execute(sql`update stock set on_hand = 1 where offer_id = ${ugolLeatherBeige}`)
    expect(await told()).toEqual(['product:divan-ugol'])
  })

  it('is not told while another place of the region has it, nor when it moves to one', async () => {
    await reserve(offers.poldenLinenBeige, places.arbat, 1)
    await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
      values (${beregLinenGreen}, ${places.arbat}, 1)`)
    await api.db.execute(sql`update stock set place_id = ${places.warehouse}
      where offer_id = ${beregLinenGreen} and place_id = ${places.khimki}`)
    expect(await told()).toEqual([])
    await api.db.execute(sql`delete from stock where offer_id = ${beregLinenGreen}`)
    expect(await told()).toEqual(['product:divan-bereg'])
  })

  it('is told of a kit when too few of a part are left for one', async () => {
    await reserve(chair, places.warehouse, 7)
    expect(await told()).toEqual([])
    await reserve(chair, places.arbat, 1)
    expect(await told()).toEqual(['product:gruppa-polden'])
    await vi.waitFor(async () => expect(await inStock('gruppa-polden')).toEqual([]))
    expect(await inStock('stul-veter')).toEqual([chair])
  })

  it('follows the stores that are open and the warehouses that supply the region', async () => {
    await api.db.execute(sql`insert into stock (offer_id, place_id, on_hand)
      values (${beregLinenGreen}, ${places.khimki}, 1)`)
    await vi.waitFor(async () => expect(await inStock('divan-bereg')).toEqual([beregLinenGreen]))
    await api.db.execute(sql`update stock_place set is_active = false where id = ${places.khimki}`)
    await vi.waitFor(async () => expect(await inStock('divan-bereg')).toEqual([]))
  })
})
