import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { importYml } from './import-yml.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

describe('a large feed', () => {
  it('is in the lists with its commit, in batches, and leaves nothing to rebuild', async () => {
    const count = 900
    const many = Array.from({ length: count }, (_, at) =>
      buildOffer(`many-${at}`, { inside: `<name>Полка ${at}</name><price>${20_000 + at}</price>` }),
    )
    await importYml(api.db, await writeFeedFile(buildFeed(many)), {
      defaultStock: 10,
      onProgress: () => undefined,
    })
    const { rows } = await api.db.execute<{ listed: number; wrong: number; marked: number }>(sql`
      select count(*)::int as listed,
        (count(*) filter (where l.price <> (l.card #>> '{price,new}')::int
          or l.price <> op.amount or lo.price <> op.amount))::int as wrong,
        (select count(*)::int from stale_listing where product_id is not null) as marked
      from offer o
      join offer_price op on op.offer_id = o.id and op.zone_id = 1
      join listing l on l.product_id = o.product_id and l.zone_id = 1
      join listing_offer lo on lo.offer_id = o.id and lo.zone_id = 1
      where o.external_id like 'many-%'`)
    expect(rows).toEqual([{ listed: count, wrong: 0, marked: 0 }])
  })
})
