import { readFile } from 'node:fs/promises'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { offer } from '../../schema/product.table.ts'
import { regionWarehouse } from '../../schema/region.table.ts'
import { stock, stockPlace } from '../../schema/stock.table.ts'
import { addCatalogue, offers as own } from '../../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { addRegions, moscow } from '../../test-support/fixtures/region.ts'
import { readYml } from '../import/feed/read-yml.ts'
import { importYml } from '../import/import-yml.ts'
import { exportYml } from './export-yml.ts'

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
  const place = { regionId: moscow, address: 'Арбат, 1', latitude: 55.75, longitude: 37.6 }
  await db.insert(stockPlace).values({ ...place, code: 'msk', kind: 'warehouse', name: 'Склад' })
  await db.insert(regionWarehouse).values({ regionId: moscow, warehouseId: 1 })
}

const importFeed = (db: Db, file: string) =>
  importYml(db, file, { defaultStock: 10, onProgress: () => undefined })

async function exportFeed(db: Db): Promise<string> {
  const file = await writeFeedFile('')
  const now = new Date('2026-11-20T10:00:00Z')
  await exportYml(db, file, {
    shopName: 'Светлица',
    origin: 'https://shop.example',
    now,
    onProgress: () => undefined,
  })
  return file
}

const groupedFeed = ['синий & белый', 'красный'].map((colour, index) =>
  buildOffer(`g${index}`, {
    attributes: 'group_id="9"',
    inside: `<name>Стул «Ива», ${colour.replace('&', '&amp;')}</name><barcode>460000000001${index}</barcode>
      <param name="Цвет">${colour.replace('&', '&amp;')}</param><param name="Ширина" unit="см">4${index}</param>`,
  }),
)
const feed = buildFeed([
  buildOffer('a', {
    attributes: 'available="false"',
    inside: `<oldprice>11000</oldprice><weight>12.5</weight><dimensions>100/50/7.5</dimensions>
      <description>Один.\nДва &lt;не тег&gt;.</description><param name="Порода">Дуб</param>`,
  }),
  ...groupedFeed,
])

const shops: Shop[] = []
let feedShop: Shop
let emptyShop: Shop
let sourceShop: Shop
beforeAll(async () => {
  feedShop = await openShop(addWarehouse)
  emptyShop = await openShop(addWarehouse)
  sourceShop = await openShop(addCatalogue)
  shops.push(feedShop, emptyShop, sourceShop)
  await importFeed(feedShop.db, await writeFeedFile(feed))
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
})

describe('goods of a feed that are exported and imported into an empty shop', () => {
  it('are the same after the round trip', async () => {
    const file = await exportFeed(feedShop.db)
    const report = await importFeed(emptyShop.db, file)
    expect(report).toMatchObject({ refused: [], offers: { created: 3 }, products: { created: 2 } })
    const [exported, exportedAgain] = [
      await readFile(file, 'utf8'),
      await readFile(await exportFeed(emptyShop.db), 'utf8'),
    ]
    const withoutIds = (text: string) => text.replace(/offer_id=\d+/g, 'offer_id=')
    expect(withoutIds(exportedAgain)).toBe(withoutIds(exported))
    expect(exported).toContain('<name>Стул «Ива», синий &amp; белый</name>')
    expect(exported).toContain('<oldprice>11000</oldprice>')
    expect(exported).toContain('<offer id="a" available="false">')
    expect(exported.match(/group_id="9"/g)).toHaveLength(2)
  })

  it('do not change the shop that exported them', async () => {
    const unchanged = { created: 0, changed: 0 }
    expect(await importFeed(feedShop.db, await exportFeed(feedShop.db))).toMatchObject({
      sections: unchanged,
      properties: unchanged,
      products: unchanged,
      offers: unchanged,
      prices: unchanged,
      offerProperties: 0,
      stock: 0,
    })
  })
})

describe('the shop’s own goods in a feed', () => {
  it('have the shop’s prices, addresses, sizes and pictures; hidden goods and kits are not exported', async () => {
    const { offers, categories } = await readYml(await exportFeed(sourceShop.db))
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

  it('are available when any piece is free', async () => {
    await sourceShop.db
      .update(stock)
      .set({ reserved: 1 })
      .where(eq(stock.offerId, own.beregLinenGreen))
    const { offers } = await readYml(await exportFeed(sourceShop.db))
    const properties = Object.fromEntries(
      offers.map(({ fields, available }) => [fields.get('vendorCode'), available]),
    )
    expect(properties).toMatchObject({ 'P-1': 'true', 'B-1': 'false', 'U-1': 'false' })
  })

  it('are imported into an empty shop unchanged', async () => {
    const shop = await openShop(addWarehouse)
    shops.push(shop)
    const report = await importFeed(shop.db, await exportFeed(sourceShop.db))
    expect(report).toMatchObject({ refused: [], products: { created: 4 }, offers: { created: 5 } })
    const rows = await shop.db.select().from(offer).where(eq(offer.article, 'P-2'))
    expect(rows).toMatchObject([{ widthCm: 200, weightKg: 60 }])
  })
})
