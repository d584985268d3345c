import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer } from '../src/modules/catalogue/product.table.ts'
import { exportYml } from '../src/modules/import/export-yml.ts'
import { importYml } from '../src/modules/import/import-yml.ts'
import { readYml } from '../src/modules/import/read-yml.ts'
import { regionWarehouse } from '../src/modules/region/region.table.ts'
import { stock, stockPlace } from '../src/modules/stock/stock.table.ts'
import { type Db, openDatabase } from '../src/platform/database.ts'
import { createLogger } from '../src/platform/logger.ts'
import { addCatalogue, offers as own } from './fixtures/catalogue.ts'
import { feedOf, fileOf, offerOf } from './fixtures/feed.ts'
import { addRegions, moscow } from './fixtures/region.ts'

interface Shop {
  url: string
  db: Db
  close(): Promise<void>
}

async function openShop(fill: (db: Db) => Promise<void>): Promise<Shop> {
  const { url, drop } = await createTestDatabase()
  const { db, close } = openDatabase(url, 2, createLogger('silent'))
  await fill(db)
  return { url, db, close: () => close().then(drop) }
}

async function addWarehouse(db: Db): Promise<void> {
  await addRegions(db)
  const at = { regionId: moscow, address: 'Арбат, 1', latitude: 55.75, longitude: 37.6 }
  await db.insert(stockPlace).values({ ...at, code: 'msk', kind: 'warehouse', name: 'Склад' })
  await db.insert(regionWarehouse).values({ regionId: moscow, warehouseId: 1 })
}

const take = (db: Db, file: string) =>
  importYml(db, file, { defaultStock: 10, tell: () => undefined })

async function give(db: Db): Promise<string> {
  const file = await fileOf('')
  const now = new Date('2026-11-20T10:00:00Z')
  await exportYml(db, file, {
    shopName: 'Светлица',
    origin: 'https://shop.example',
    now,
    tell: () => undefined,
  })
  return file
}

const grouped = ['синий & белый', 'красный'].map((colour, at) =>
  offerOf(`g${at}`, {
    attributes: 'group_id="9"',
    inside: `<name>Стул «Ива», ${colour.replace('&', '&amp;')}</name><barcode>460000000001${at}</barcode>
      <param name="Цвет">${colour.replace('&', '&amp;')}</param><param name="Ширина" unit="см">4${at}</param>`,
  }),
)
const feed = feedOf([
  offerOf('a', {
    attributes: 'available="false"',
    inside: `<oldprice>11000</oldprice><weight>12.5</weight><dimensions>100/50/7.5</dimensions>
      <description>Один.\nДва &lt;не тег&gt;.</description><param name="Порода">Дуб</param>`,
  }),
  ...grouped,
])

const shops: Shop[] = []
let feedShop: Shop
let emptyShop: Shop
let ownShop: Shop
beforeAll(async () => {
  feedShop = await openShop(addWarehouse)
  emptyShop = await openShop(addWarehouse)
  ownShop = await openShop(addCatalogue)
  shops.push(feedShop, emptyShop, ownShop)
  await take(feedShop.db, await fileOf(feed))
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
})

describe('goods of a feed that go out and come into an empty shop', () => {
  it('go out of it as they went in', async () => {
    const file = await give(feedShop.db)
    const report = await take(emptyShop.db, file)
    expect(report).toMatchObject({ refused: [], offers: { created: 3 }, products: { created: 2 } })
    const [one, other] = [
      await readFile(file, 'utf8'),
      await readFile(await give(emptyShop.db), 'utf8'),
    ]
    const withoutIds = (text: string) => text.replace(/offer_id=\d+/g, 'offer_id=')
    expect(withoutIds(other)).toBe(withoutIds(one))
    expect(one).toContain('<name>Стул «Ива», синий &amp; белый</name>')
    expect(one).toContain('<oldprice>11000</oldprice>')
    expect(one).toContain('<offer id="a" available="false">')
    expect(one.match(/group_id="9"/g)).toHaveLength(2)
  })

  it('change nothing in the shop they come from', async () => {
    const nothing = { created: 0, changed: 0 }
    expect(await take(feedShop.db, await give(feedShop.db))).toMatchObject({
      sections: nothing,
      properties: nothing,
      products: nothing,
      offers: nothing,
      prices: nothing,
      characteristics: 0,
      stock: 0,
    })
  })
})

describe("the shop's own goods in a feed", () => {
  it('have the price, address, sizes and pictures of the shop; hidden goods and kits stay in', async () => {
    const { offers, categories } = await readYml(await give(ownShop.db))
    expect(offers.map(({ fields }) => fields.get('vendorCode'))).toEqual([
      'P-1',
      'P-2',
      'B-1',
      'U-1',
      'S-1',
    ])
    expect(categories.map(({ name }) => name)).toEqual([
      'Мебель',
      'Диваны',
      'Стулья',
      'Угловые диваны',
    ])
    const [polden] = offers
    expect(Object.fromEntries(polden?.fields ?? [])).toMatchObject({
      url: `https://shop.example/catalog/divany/divan-polden/?offer_id=${own.poldenLinenBeige}`,
      price: '64990',
      oldprice: '84900',
      currencyId: 'RUB',
      name: 'Диван «Полдень», лён',
      dimensions: '230/98/84',
    })
    expect(polden?.params).toContainEqual({ name: 'Ширина', unit: 'см', value: '228' })
    expect(polden?.pictures).toEqual([
      'https://shop.example/media/f_jpeg,w_1000/drawn/polden-linen.svg',
      'https://shop.example/media/f_jpeg,w_1000/drawn/polden-room.svg',
    ])
  })

  it('are available where any piece is free', async () => {
    await ownShop.db
      .update(stock)
      .set({ reserved: 1 })
      .where(eq(stock.offerId, own.beregLinenGreen))
    const { offers } = await readYml(await give(ownShop.db))
    const told = Object.fromEntries(
      offers.map(({ fields, available }) => [fields.get('vendorCode'), available]),
    )
    expect(told).toMatchObject({ 'P-1': 'true', 'B-1': 'false', 'U-1': 'false' })
  })

  it('come into an empty shop as its goods', async () => {
    const shop = await openShop(addWarehouse)
    shops.push(shop)
    const report = await take(shop.db, await give(ownShop.db))
    expect(report).toMatchObject({ refused: [], products: { created: 4 }, offers: { created: 5 } })
    const rows = await shop.db.select().from(offer).where(eq(offer.article, 'P-2'))
    expect(rows).toMatchObject([{ widthCm: 200, weightKg: 60 }])
  })
})

describe('the command', () => {
  const run = (url: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, ['src/command/shop.ts', ...words], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, INTERNAL_TOKEN: 'a token of a test' },
    })

  it('takes a feed, tells what it did, and writes one', async () => {
    const { stdout } = await run(emptyShop.url, 'import', 'yml', await fileOf(feed))
    expect(stdout).toMatch(/^3 offers read, 3 taken, 0 refused, in \d+\.\d s$/m)
    const file = await fileOf('')
    expect((await run(emptyShop.url, 'export', 'yml', file)).stdout).toContain('3 offers written')
    expect((await readYml(file)).offers).toHaveLength(3)
  })

  it('ends with 1 at a broken feed and says where it breaks', async () => {
    const file = await fileOf(feed.replace('</description>', ''))
    const failed = await run(emptyShop.url, 'import', 'yml', file).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 1 })
    expect(String(failed)).toMatch(/Nothing was changed\.\n.*feed\.yml:\d+:\d+ offer a: /)
  })
})
