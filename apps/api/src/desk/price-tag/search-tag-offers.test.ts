import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const OWN_STORE = 2
const MANY = 1_200
/** The chairs of the small shop are two. */
const ALL = MANY + 2

let api: TestApi
let seller: Visitor

beforeAll(async () => {
  api = await startTestApi({ fill: addLargeStore })
  seller = await logInAs(api, { groups: [20], storeId: OWN_STORE })
})
afterAll(() => api.close())

/**
 * A shop with 1,200 more chairs, each of another depth; half of them lie in the store, and only the
 * last is of ash.
 */
async function addLargeStore(db: Db): Promise<void> {
  await addGoods(db)
  await db.execute(sql`insert into offer (product_id, article, name, position)
    select product_id, 'M' || n, name, n from offer, generate_series(1, ${MANY}::int) n
    where article = 'S1'`)
  await db.execute(sql`insert into price (offer_id, zone_id, amount, old_amount)
    select id, 1, 5000, 5000 from offer where article like 'M%'`)
  await db.execute(sql`insert into stock (offer_id, place_id, on_hand)
    select id, ${OWN_STORE}, 1 from offer where article like 'M%' and position % 2 = 0`)
  await db.execute(sql`insert into property (code, name, unit, type) values
    ('DMATERIAL', 'Материал', '', 'list'), ('GLUBINA_DPZ', 'Глубина', 'см', 'range')`)
  await db.execute(sql`insert into property_value (property_id, value) values
    (1, 'дуб'), (1, 'ясень')`)
  await db.execute(sql`insert into offer_property (offer_id, property_id, value_id)
    select id, 1, case position when ${MANY} then 2 else 1 end from offer where article like 'M%'`)
  await db.execute(sql`insert into offer_property (offer_id, property_id, number)
    select id, 2, position from offer where article like 'M%'`)
}

const find = async (input: object) =>
  (await seller.call('POST', '/api_vue/pricePrint/searchProducts/', input)).body

const listArticles = ({ offers }: { offers: { article: string }[] }) =>
  offers.map(({ article }) => article)

describe('[retail.price] a search that finds more than a page', () => {
  it('[domain.filter-trait] offers filters and counts of all that was found, and filters all of it', async () => {
    await api.listed()
    const all = await find({ search: 'стул' })
    expect([all.found, all.total, all.offers.length]).toEqual([ALL, ALL, 50])
    expect(all.filters).toMatchObject([
      { name: 'DMATERIAL', values: ['дуб', 'ясень'] },
      { name: 'GLUBINA_DPZ', values: { min: 1, max: MANY } },
    ])
    const ash = await find({ search: 'стул', filters: [{ name: 'DMATERIAL', values: ['ясень'] }] })
    expect([ash.found, ash.total, listArticles(ash)]).toEqual([ALL, 1, [`M${MANY}`]])
    expect(ash.filters[0].values).toEqual(['дуб', 'ясень'])
    const deep = await find({
      search: 'стул',
      filters: [
        { name: 'DMATERIAL', values: ['дуб'] },
        { name: 'GLUBINA_DPZ', currentMin: 1_001 },
      ],
      availableOnly: true,
    })
    expect([deep.total, deep.pages]).toEqual([99, 2])
    expect(listArticles(deep)[0]).toBe('M1002')
  })

  it('shows every page of it, each offer once', async () => {
    const pages = await Promise.all(
      Array.from({ length: 25 }, (_, index) => find({ search: 'стул', page: index + 1 })),
    )
    const articles = pages.flatMap(listArticles)
    expect(articles).toHaveLength(ALL)
    expect(new Set(articles).size).toBe(ALL)
    expect((await find({ search: 'стул', page: 26 })).offers).toEqual([])
  })

  it('counts and filters all that lies in the store', async () => {
    const store = await find({})
    expect([store.found, store.total, store.pages]).toEqual([MANY / 2 + 1, MANY / 2 + 1, 13])
    const ash = await find({ filters: [{ name: 'DMATERIAL', values: ['ясень'] }] })
    expect(listArticles(ash)).toEqual([`M${MANY}`])
  })

  it('an unchanged bound lets goods without the property pass, a changed one does not', async () => {
    const count = async (filter: object) =>
      (await find({ search: 'стул', filters: [filter] })).total
    expect(await count({ name: 'GLUBINA_DPZ', currentMin: 1, currentMax: MANY })).toBe(ALL)
    expect(await count({ name: 'GLUBINA_DPZ', currentMin: 0 })).toBe(MANY)
    expect(await count({ name: 'DMATERIAL', values: [] })).toBe(ALL)
    expect(await count({ name: 'NOTHING', values: ['дуб'] })).toBe(ALL)
  })
})
