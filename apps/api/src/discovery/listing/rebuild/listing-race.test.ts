import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listing } from '../../../schema/listing.table.ts'
import { addCatalogue } from '../../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

async function readShownPrices(productId: number): Promise<Map<number, number>> {
  const found = await api.db.execute<{ id: number; price: number }>(sql`
    select (listed_offer ->> 'id')::int as id, (listed_offer #>> '{price,new}')::int as price
    from listing, jsonb_array_elements(card -> 'offers') listed_offer
    where product_id = ${productId} and zone_id = 1`)
  return new Map(found.rows.map(({ id, price }) => [id, price]))
}

it('two concurrent price changes of one product are both in the lists', async () => {
  const found = await api.db.execute<{ product_id: number; offers: number[] }>(sql`
    select o.product_id, array_agg(o.id order by o.id) as offers from offer o
    join price p on p.offer_id = o.id and p.zone_id = 1
    group by o.product_id having count(*) > 1 order by o.product_id limit 1`)
  const { product_id: productId, offers } = found.rows[0] ?? { product_id: 0, offers: [] }
  const [first = 0, second = 0] = offers
  const change = (offerId: number, amount: number, pauseSeconds: number) =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`
        update price set amount = ${amount}, old_amount = ${amount} where offer_id = ${offerId} and zone_id = 1`)
      await tx.execute(sql`select pg_sleep(${pauseSeconds})`)
    })
  for (let round = 1; round <= 5; round++) {
    await Promise.all([change(first, 50_000 + round, 0.05), change(second, 60_000 + round, 0.02)])
    await api.listed()
    const shown = await readShownPrices(productId)
    expect([shown.get(first), shown.get(second)]).toEqual([50_000 + round, 60_000 + round])
  }
  const rows = await api.db.select().from(listing).where(eq(listing.productId, productId))
  expect(new Set(rows.map(({ zoneId }) => zoneId)).size).toBe(rows.length)
})
