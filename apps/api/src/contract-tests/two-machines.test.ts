import { createServer } from 'node:http'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importYml } from '../desk/import/import-yml.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { S3Storage } from '../platform/storage/s3-storage.ts'
import { type Call, createCall } from '../test-support/create-call.ts'
import { addCatalogue, offers } from '../test-support/fixtures/catalogue.ts'
import { addDeliveredOrder } from '../test-support/fixtures/delivered-order.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../test-support/fixtures/feed.ts'
import { makePicture, uploadFile } from '../test-support/fixtures/upload.ts'
import { listen } from '../test-support/listen.ts'
import { logInByCode } from '../test-support/log-in-as.ts'
import { type StorageServer, startStorageServer } from '../test-support/start-storage-server.ts'
import { startTwoMachines, type TwoMachines } from '../test-support/start-two-machines.ts'

let bucket: StorageServer
let opened: Database
let shop: TwoMachines
let closeAll: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  bucket = await startStorageServer()
  const database = await createTestDatabase()
  opened = openDatabase(database.url, 4, createLogger('silent'))
  await addCatalogue(opened.db)
  closeAll = [() => opened.close(), () => database.drop(), () => bucket.close()]
  shop = await startTwoMachines(
    { ...bucket.env, DATABASE_URL: database.url },
    (_, answer) => void answer.end(),
  )
  closeAll.unshift(() => shop.close())
}, 180_000)
afterAll(async () => {
  for (const close of closeAll) await close()
})

async function importFeedPicture(): Promise<string> {
  const photo = await makePicture().jpeg().toBuffer()
  const seller = createServer((_, answer) => answer.end(photo))
  const address = `${await listen(seller)}/table.jpg`
  const feed = buildFeed([buildOffer('table', { inside: `<picture>${address}</picture>` })])
  const storage = new S3Storage(bucket.settings)
  await importYml(opened.db, await writeFeedFile(feed), {
    defaultStock: 1,
    pictures: { storage, isAllowed: () => true },
    onProgress: () => undefined,
  })
  await storage.close()
  seller.close()
  const { rows } = await opened.db.execute<{ file: string }>(
    sql`select file from picture where starts_with(file, 'feed/')`,
  )
  return rows[0]?.file ?? ''
}

it('[media.storage] pictures of feeds, photos of reviews and files of customers are the same through every router, though each API has a folder of its own', async () => {
  const [one, two] = shop.routers
  let { origin } = one
  const call: Call = (...request) => createCall(origin)(...request)
  const customer = await logInByCode({ db: opened.db, call })
  const { userId, phone } = customer
  await addDeliveredOrder(opened.db, { userId, phone, offerId: offers.poldenLinenBeige })
  const background = '#c2b59a'
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const written = await customer.call('POST', '/api_vue/createProductReview/', {
    productId: 1,
    score: 5,
    name: 'Анна',
    comment: 'Стоит полгода, форму держит.',
    photos: [photo.toString('base64')],
  })
  expect(written.status, written.text).toBe(200)
  const { rows } = await opened.db.execute<{ file: string }>(sql`select file from review_photo`)
  for (const file of [await importFeedPicture(), rows[0]?.file]) {
    const path = `/media/f_webp,w_200/${file}`
    const [first, second] = await Promise.all([one, two].map(({ origin }) => fetch(origin + path)))
    expect([first?.status, second?.status], file).toEqual([200, 200])
    for (const answer of [first, second])
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const [bytes, others] = await Promise.all([first, second].map((answer) => answer?.bytes()))
    expect(bytes && others && Buffer.from(bytes).equals(others)).toBe(true)
  }
  const uploaded = await uploadFile(customer, photo)
  expect(uploaded.status, uploaded.text).toBe(200)
  origin = two.origin
  const read = await customer.call('GET', `/uploads/${uploaded.body.id}/file`)
  expect(read.status).toBe(200)
  expect(await sharp(read.bytes).metadata()).toMatchObject({ width: 300, height: 200 })
})
