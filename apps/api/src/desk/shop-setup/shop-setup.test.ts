import { shopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shopSetupFixture } from '../../test-support/fixtures/shop-setup.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { foundShop } from './found-shop.ts'

const setUp = '/api_vue/retail/shop/setup/save/'
const read = '/api_vue/retail/shop/setup/'
const setup = shopSetup.parse(shopSetupFixture)

/** The change feed is fast, but the machine may be busy. */
const patience = { timeout: 30_000, interval: 20 }

let api: TestApi
let administrator: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: async () => {}, env: { DEMO: '0' } })
})
afterAll(() => api.close())

const readShop = async () => (await api.call('GET', '/api_vue/getInitialData/')).body.shop
const listRows = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows

describe('[shop.setup] a new shop', () => {
  it('is set up whole: regions with currency and zone, warehouse, store, tariffs, slots and settings', async () => {
    expect((await readShop()).name).toBe('Новый магазин')
    await api.db.transaction((tx) => foundShop(tx, setup))
    expect(
      await listRows(sql`select r.code, r.is_default, r.time_zone, r.kz, z.currency_code as currency
        from region r join price_zone z on z.id = r.price_zone_id order by r.id desc`),
    ).toEqual([
      { code: 'omsk', is_default: false, time_zone: 'Asia/Omsk', kz: false, currency: 'RUB' },
      { code: 'astana', is_default: false, time_zone: 'Asia/Almaty', kz: true, currency: 'KZT' },
      { code: 'almaty', is_default: true, time_zone: 'Asia/Almaty', kz: true, currency: 'KZT' },
    ])
    expect(
      await listRows(sql`select p.kind, p.name, p.address, p.phone, p.is_main, r.code as city
        from stock_place p join region r on r.id = p.region_id order by p.id`),
    ).toEqual([
      {
        kind: 'warehouse',
        name: 'Склад',
        address: 'Алматы, ул. Складская, 2',
        phone: '+7 (727) 300-00-01',
        is_main: true,
        city: 'almaty',
      },
      {
        kind: 'store',
        name: 'Тёплый дом на Абая',
        address: 'Алматы, пр. Абая, 1',
        phone: '+7 (727) 300-00-01',
        is_main: true,
        city: 'almaty',
      },
    ])
    expect(
      await listRows(sql`select r.code, t.kind, t.price, t.free_from from delivery_tariff t
        join region r on r.id = t.region_id where t.is_active order by r.code, t.kind`),
    ).toEqual([
      { code: 'almaty', kind: 'courier', price: 5_000, free_from: null },
      { code: 'almaty', kind: 'pickup', price: 0, free_from: null },
      { code: 'astana', kind: 'courier', price: 5_000, free_from: null },
      { code: 'astana', kind: 'pickup', price: 0, free_from: null },
      { code: 'omsk', kind: 'courier', price: 690, free_from: 30_000 },
      { code: 'omsk', kind: 'pickup', price: 0, free_from: null },
    ])
    const [supply] = await listRows(sql`select count(*)::int as count,
      min(lead_days) as nearest, max(lead_days) as farthest from region_warehouse`)
    expect(supply).toEqual({ count: 3, nearest: 2, farthest: 5 })
    expect((await listRows(sql`select from delivery_slot`)).length).toBeGreaterThan(50)
  })

  it('shows its name, seller and promises a moment later, in the reader’s language', async () => {
    await vi.waitFor(async () => expect((await readShop()).name).toBe('Тёплый дом'), patience)
    const shop = await readShop()
    expect(shop.seller).toMatchObject({ seller: 'ТОО «Тёплый дом»', inn: '123456789012' })
    expect(shop.style).toContain('--accent:#1d4ed8')
    expect(shop.promises.assemblyPercent).toBe(8)
    const kazakh = await api.call('GET', '/api_vue/getInitialData/', undefined, {
      headers: { 'x-shop-lang': 'kk' },
    })
    expect(kazakh.body.shop.name).toBe('Жылы үй')
  })

  it('is set up again without a second place or region, and only changes what differs', async () => {
    const before = await listRows(sql`select key, updated_at from shop_setting order by key`)
    const counts = sql`select (select count(*) from stock_place) as places, (select count(*) from region) as regions,
      (select count(*) from delivery_tariff) as tariffs, (select count(*) from region_warehouse) as supplies`
    const counted = await listRows(counts)
    await api.db.transaction((tx) => foundShop(tx, { ...setup, languages: ['ru', 'kk'] }))
    expect(await listRows(counts)).toEqual(counted)
    const after = await listRows(sql`select key, updated_at from shop_setting order by key`)
    const changed = after.filter(
      ({ updated_at }, index) => String(updated_at) !== String(before[index]?.updated_at),
    )
    expect(changed.map(({ key }) => key)).toEqual(['languages'])
  })

  it('changes nothing when a city is unknown', async () => {
    const wrong = { ...setup, regions: ['almaty', 'atlantis'] }
    await expect(api.db.transaction((tx) => foundShop(tx, wrong))).rejects.toThrow('atlantis')
    expect((await listRows(sql`select from region`)).length).toBe(3)
  })
})

describe('[POST /retail/shop/setup/] [POST /retail/shop/setup/save/] [shop.setup] the first-run page', () => {
  it('reads what was set up, changes it by one call, and every page shows it', async () => {
    administrator = await logInWithSms()
    const { body } = await administrator.call('POST', read, {})
    expect(body.setup).toMatchObject({
      brand: setup.brand,
      warehouse: setup.warehouse,
      regions: expect.arrayContaining(['omsk']),
    })
    expect(body.cities.length).toBeGreaterThan(60)
    const name = { ru: 'Дом и сад', kk: 'Үй мен бақ', en: 'Home and Garden' }
    const { version } = body
    const changed = { ...body.setup, version, brand: { name } }
    const saved = await administrator.call('POST', setUp, changed)
    expect([saved.status, saved.body.result]).toEqual([200, true])
    expect((await administrator.call('POST', read, {})).body.version).toBe(saved.body.version)
    await vi.waitFor(async () => expect((await readShop()).name).toBe('Дом и сад'), patience)
    expect((await readShop()).style).toBe('')
  })

  it('refuses colours nobody can read, and says at which field', async () => {
    const { body } = await administrator.call('POST', read, {})
    const brand = { ...body.setup.brand, colours: { light: '#ffe680', dark: '#93b4ff' } }
    const { version } = body
    const refused = await administrator.call('POST', setUp, { ...body.setup, version, brand })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields)).toEqual(['brand.colours.light'])
  })

  it('tells the second of two administrators that the first has saved meanwhile, and changes nothing', async () => {
    const { setup: seen, version } = (await administrator.call('POST', read, {})).body
    const save = (ru: string) => {
      const brand = { ...seen.brand, name: { ...seen.brand.name, ru } }
      return administrator.call('POST', setUp, { ...seen, version, brand })
    }
    const answers = await Promise.all([save('Первый'), save('Второй')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.code).toBe('changed_meanwhile')
    const winner = answers[0]?.status === 200 ? 'Первый' : 'Второй'
    const { body } = await administrator.call('POST', read, {})
    expect(body.setup.brand.name.ru).toBe(winner)
    // The same holds for what is changed by other means.
    await api.db.execute(sql`update stock_place set address = 'Астана' where kind = 'warehouse'`)
    const stale = { ...body.setup, version: body.version }
    expect((await administrator.call('POST', setUp, stale)).status).toBe(409)
  })

  it('keeps the phone and the prices of a region that was given its own', async () => {
    const region = sql`(select id from region where code = 'omsk')`
    await api.db.execute(
      sql`update region_contact set phone = '8 3812 00-00-01' where region_id = ${region}`,
    )
    await api.db.execute(sql`update delivery_tariff set price = 1 where region_id = ${region}`)
    const { setup: seen, version } = (await administrator.call('POST', read, {})).body
    const legal = { ...seen.legal, phone: '+7 (727) 300-00-09' }
    const saved = await administrator.call('POST', setUp, { ...seen, version, legal })
    expect(saved.status, saved.text).toBe(200)
    expect(
      await listRows(sql`select r.code, c.phone, t.price from region r
        join region_contact c on c.region_id = r.id
        join delivery_tariff t on t.region_id = r.id and t.kind = 'courier' order by r.code`),
    ).toEqual([
      { code: 'almaty', phone: '+7 (727) 300-00-09', price: 5_000 },
      { code: 'astana', phone: '+7 (727) 300-00-09', price: 5_000 },
      { code: 'omsk', phone: '8 3812 00-00-01', price: 1 },
    ])
  })

  it('closes the store and opens it again, and picking up with it', async () => {
    const pickups = sql`select distinct is_active from delivery_tariff where kind = 'pickup'`
    const { setup: seen, version } = (await administrator.call('POST', read, {})).body
    const closed = await administrator.call('POST', setUp, { ...seen, version, store: null })
    expect(closed.status, closed.text).toBe(200)
    const after = (await administrator.call('POST', read, {})).body
    expect(after.setup.store).toBeNull()
    expect(await listRows(pickups)).toEqual([{ is_active: false }])
    const reopened = { ...after.setup, version: after.version, store: seen.store }
    expect((await administrator.call('POST', setUp, reopened)).status).toBe(200)
    const { body } = await administrator.call('POST', read, {})
    expect(body.setup.store).toEqual(seen.store)
    expect(await listRows(pickups)).toEqual([{ is_active: true }])
    expect(await listRows(sql`select count(*)::int as count from stock_place`)).toEqual([
      { count: 2 },
    ])
  })

  it('asks for a code before bills go to another account', async () => {
    const { body } = await administrator.call('POST', read, {})
    const bank = { name: 'Банк', bic: 'CASPKZKA', account: 'KZ86722C000012345678' }
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'`)
    const refused = await administrator.call('POST', setUp, {
      ...body.setup,
      version: body.version,
      legal: { ...body.setup.legal, bank },
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'prove_again'])
  })

  it.each([
    ['seller', 'ТОО «Чужой дом»'],
    ['inn', '123456789013'],
    ['ogrn', '1237700000001'],
  ])(
    'asks for a code before another %s stands on bills and receipts, not for a phone',
    async (field, value) => {
      const { body } = await administrator.call('POST', read, {})
      await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'`)
      const save = (changed: object) =>
        administrator.call('POST', setUp, {
          ...body.setup,
          version: body.version,
          legal: { ...body.setup.legal, ...changed },
        })
      const refused = await save({ [field]: value })
      expect([refused.status, refused.body.code], refused.text).toEqual([403, 'prove_again'])
      const { body: after } = await administrator.call('POST', read, {})
      expect(after.setup.legal).toEqual(body.setup.legal)
      expect((await save({ phone: '+7 (727) 300-00-02' })).status).toBe(200)
    },
  )

  it('asks for it where another process has founded the shop, and this one has not heard of it', async () => {
    const other = await startTestApi({ fill: async () => {}, env: { DEMO: '0' } })
    try {
      const visitor = await logInAs(other, { groups: [1] })
      await other.db.execute(sql`alter table shop_setting disable trigger user`)
      await other.db.transaction((tx) => foundShop(tx, setup))
      await other.db.execute(sql`update session set verified_at = now() - interval '16 minutes'`)
      const bank = { name: 'Банк', bic: 'CASPKZKA', account: 'KZ86722C000012345678' }
      const legal = { ...setup.legal, bank }
      const refused = await visitor.call('POST', setUp, {
        ...shopSetupFixture,
        legal,
        version: 'any',
      })
      expect([refused.status, refused.body.code], refused.text).toEqual([403, 'prove_again'])
    } finally {
      await other.close()
    }
  })
})

/** The codes of a shop without SMS wait in its outbox, where the test reads them. */
const logInWithSms = () => logInAs(api, { groups: [1] })
