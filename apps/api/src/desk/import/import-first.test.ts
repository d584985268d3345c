import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { formatReport } from './format-report.ts'
import { importYml } from './import-yml.ts'

let api: TestApi
beforeAll(async () => {
  // An empty database, as that of a shop that was just founded.
  api = await startTestApi({ fill: async () => {}, env: { DEMO: '0' } })
})
afterAll(() => api.close())

const importFeed = async (ids: readonly string[]) =>
  importYml(api.db, await writeFeedFile(buildFeed(ids.map((id) => buildOffer(id)))), {
    defaultStock: 3,
    onProgress: () => undefined,
  })

async function listWarehouses() {
  const { rows } = await api.db.execute(sql`
    select p.name, r.code, p.kind from stock_place p
    join region_warehouse rw on rw.warehouse_id = p.id
    join region r on r.id = rw.region_id and r.id = p.region_id`)
  return rows
}

it('the first import of a new shop creates the warehouse of its region, says so and what is next', async () => {
  const report = await importFeed(['a', 'b'])
  expect(report.offers.created).toBe(2)
  expect(await listWarehouses()).toEqual([{ name: 'Москва', code: 'moskva', kind: 'warehouse' }])
  const text = formatReport(report, 1).join('\n')
  expect(text).toContain('The shop had no warehouse: «Москва» was created')
  expect(text).toContain('npm run shop -- setup')
})

it('its goods are listed and can be put into a basket', async () => {
  const { elements } = (await api.call('POST', '/api_vue/getProducts/', { section: 'stoly' })).body
  expect(elements).toHaveLength(2)
  const { rows } = await api.db.execute<{ id: number }>(sql`select id from offer limit 1`)
  const added = await createVisitor(api.call)('POST', '/api_vue/basket/add/', {
    offers: [{ offerId: rows[0]?.id, quantity: 1 }],
  })
  expect(added.status, added.text).toBe(200)
})

it('a second import uses the same warehouse', async () => {
  const report = await importFeed(['a', 'b', 'c'])
  expect(report.createdWarehouse).toBeNull()
  expect(await listWarehouses()).toHaveLength(1)
  expect(formatReport(report, 1).join('\n')).not.toContain('no warehouse')
})

it('an import that fails leaves no warehouse behind', async () => {
  await api.db.execute(sql`delete from stock`)
  await api.db.execute(sql`delete from region_warehouse`)
  await api.db.execute(sql`delete from delivery_slot`)
  await api.db.execute(sql`delete from stock_place`)
  await api.db.execute(sql`
    create function refuse_stock() returns trigger language plpgsql as
    $$ begin raise exception 'no stock today'; end $$`)
  await api.db.execute(
    sql`create trigger refuse before insert on stock execute function refuse_stock()`,
  )
  await expect(importFeed(['d'])).rejects.toThrow()
  expect((await api.db.execute(sql`select from stock_place`)).rows).toEqual([])
})
