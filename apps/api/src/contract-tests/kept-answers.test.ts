import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type Db, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { banner } from '../schema/banner.table.ts'
import { promotion } from '../schema/promotion.table.ts'
import { slider } from '../schema/slider.table.ts'
import { interiorStyle } from '../schema/style.table.ts'
import { saveShopSettings } from '../shop/shop-settings/shop-settings.queries.ts'
import { values } from '../test-support/fixtures/catalogue.ts'
import { addPages } from '../test-support/fixtures/pages.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

let api: TestApi
/** The connections of a command in another process. */
let command: Database
beforeAll(async () => {
  api = await startTestApi({ fill: addKeptRows })
  command = openDatabase(api.services.env.DATABASE_URL, 2, createLogger('silent'))
})
afterAll(async () => {
  await command.close()
  await api.close()
})

async function addKeptRows(db: Db): Promise<void> {
  await addPages(db)
  await db.insert(promotion).values([{ code: 'osen', name: 'Осень', picture: 'drawn/osen.svg' }])
  await db.insert(interiorStyle).values([{ code: 'loft', name: 'Лофт', valueId: values.loft }])
  await db.insert(slider).values([{ place: 'mini', type: 'hits', name: 'Хиты' }])
  await db
    .insert(banner)
    .values([{ kind: 'top', name: 'Полоса', url: '/sale/', picture: 'drawn/strip.svg' }])
}

type Change = (db: Db) => Promise<unknown>

const post =
  (path: string, body: object = {}) =>
  (headers: Record<string, string>) =>
    api.call('POST', `/api_vue/${path}`, body, { headers })
const get = (path: string) => (headers: Record<string, string>) =>
  api.call('GET', `/api_vue/${path}`, undefined, { headers })
const run =
  (statement: string): Change =>
  (db) =>
    db.execute(sql.raw(statement))

const list = post('getProducts/', { section: 'mebel', withFilters: true })
const search = post('multisearch/', { q: 'диван', withFilters: true })
const rename =
  (ru: string): Change =>
  async (db) => {
    const { settings } = api.services.shop
    const name = { ru, kk: ru, en: ru }
    await saveShopSettings(db, { ...settings, brand: { ...settings.brand, name } })
  }
const addWord = run(`insert into search_vocabulary (phrase, meaning)
  values ('лежбище', 'in=divany') on conflict (phrase) do update set meaning = excluded.meaning`)

/** Each answer that the API keeps, a change by another process, and what it has to show then. */
const cases: [what: string, read: ReturnType<typeof post>, change: Change, shown: RegExp][] = [
  [
    'a section the name of the shop',
    post('getCatalogSectionData/', { SECTION_CODE: 'divany' }),
    rename('Цех 1'),
    /Цех 1/,
  ],
  [
    'a product the name of the shop',
    post('getProduct/', { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden' }),
    rename('Цех 2'),
    /Цех 2/,
  ],
  [
    'a product’s page the name of the shop',
    post('getProductPage/', { ELEMENT_CODE: 'divan-polden' }),
    rename('Цех 3'),
    /Цех 3/,
  ],
  [
    'a list the sign of the currency',
    list,
    run(`update currency set sign = 'руб.' where code = 'RUB'`),
    /"unit":"руб\./,
  ],
  [
    'a search the sign of the currency',
    search,
    run(`update currency set sign = 'р.' where code = 'RUB'`),
    /"sign":"р\./,
  ],
  [
    'a section the sign of the currency',
    post('getCatalogSectionData/', { SECTION_CODE: 'stulya' }),
    run(`update currency set sign = 'рр' where code = 'RUB'`),
    /4\u00a0990\u00a0рр/,
  ],
  [
    'a list a new value of a filter',
    list,
    run(`update property_value set value = 'Льняная ткань' where id = ${values.linen}`),
    /Льняная ткань/,
  ],
  [
    'a list a filter that is renamed',
    list,
    run(`update property set name = 'Материал обивки' where code = 'OBIVKA'`),
    /Материал обивки/,
  ],
  [
    'a search a filter that is renamed',
    search,
    run(`update property set name = 'Обивка дивана' where code = 'OBIVKA'`),
    /Обивка дивана/,
  ],
  [
    'a filter a store that is renamed',
    post('getFilters/', { section: 'divany' }),
    run(`update stock_place set name = 'Новый Арбат' where code = 'arbat'`),
    /Новый Арбат/,
  ],
  [
    'the menu a renamed section',
    get('getMenu/'),
    run(`update section set name = 'Кресла' where code = 'stulya'`),
    /Кресла/,
  ],
  [
    'the menu a promotion',
    get('getMenu/'),
    run(`update promotion set name = 'Зима' where code = 'osen'`),
    /Зима/,
  ],
  ['the search a new word', post('multisearch/', { q: 'лежбище' }), addWord, /divan-bereg/],
  [
    'the styles one that is renamed',
    post('getStyles/'),
    run(`update interior_style set name = 'Чердак' where code = 'loft'`),
    /Чердак/,
  ],
  [
    'the vendors one that is renamed',
    post('getManufactures/'),
    run(`update vendor set name = 'Новый берег' where code = 'bereg'`),
    /Новый берег/,
  ],
  [
    'the phones of a region another one',
    get('getInitialData/'),
    run(`update region_contact set phone = '8 (800) 555-77-77' where region_id = 1`),
    /555-77-77/,
  ],
  [
    'the list of cities a renamed one',
    post('getRetailRegionLinks/'),
    run(`update region set name = 'Столица' where id = 1`),
    /Столица/,
  ],
  [
    'the stores one that is renamed',
    post('getStores/'),
    run(`update stock_place set name = 'Химки-2' where code = 'khimki'`),
    /Химки-2/,
  ],
  [
    'the figures of the shop another one',
    post('getAboutData/'),
    run(`update site_figure set amount = 7654 where code = 'orders_per_day'`),
    /7654/,
  ],
  [
    'the strips above the header another text',
    post('getTopBanners/'),
    run(`update banner set name = 'Новая полоса' where kind = 'top'`),
    /Новая полоса/,
  ],
  [
    'a row of cards its new name',
    post('getMiniSlider/', {}),
    run(`update slider set name = 'Лучшее'`),
    /Лучшее/,
  ],
]

describe('[router.follows] [ops.heard] an answer that the API keeps', () => {
  it.each(cases)(
    'shows of %s from the moment of the change',
    async (_what, read, change, shown) => {
      const before = await read({})
      expect(before.status, before.text).toBe(200)
      expect(before.text).not.toMatch(shown)
      await change(command.db)
      const { rows } = await command.db.execute<{ id: number }>(
        sql`select max(id)::int as id from page_change`,
      )
      // What a router sends that has heard of the change.
      const after = await read({ 'x-shop-change': String(rows[0]?.id) })
      expect(after.text).toMatch(shown)
      expect((await read({})).text).toMatch(shown)
    },
  )
})
