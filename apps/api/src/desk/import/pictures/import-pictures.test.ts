import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isPublicAddress } from '../../../platform/outbound/guarded-lookup.ts'
import { offer, picture } from '../../../schema/product.table.ts'
import { addCatalogue } from '../../../test-support/fixtures/catalogue.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../../../test-support/fixtures/feed.ts'
import { listen } from '../../../test-support/listen.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { importYml } from '../import-yml.ts'

let api: TestApi
let dataDir: string
let origin: string
let requestedPaths: string[] = []
const server = createServer(async (request, response) => {
  requestedPaths.push(request.url ?? '')
  if (request.url === '/moved.jpg') return response.writeHead(302, { location: '/a.jpg' }).end()
  if (request.url === '/inside.jpg') {
    return response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end()
  }
  if (request.url === '/page.jpg') return response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  if (request.url === '/none.jpg') return response.writeHead(404).end()
  const size = { width: 40, height: 30, channels: 3 as const, background: '#B65A38' }
  response.end(await sharp({ create: size }).jpeg().toBuffer())
})

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-pictures-'))
  origin = await listen(server)
  api = await startTestApi({ fill: addCatalogue, env: { DATA_DIR: dataDir } })
})
beforeEach(() => {
  requestedPaths = []
})
afterAll(async () => {
  await api.close()
  server.close()
  await rm(dataDir, { recursive: true })
})

const isLoopback = (ip: string) => ip === '127.0.0.1'

async function importFeed(
  paths: readonly string[],
  isAllowed: (ip: string) => boolean = isLoopback,
) {
  const pictureElements = paths
    .map((path) => `<picture>${new URL(path, origin)}</picture>`)
    .join('')
  return importYml(
    api.db,
    await writeFeedFile(buildFeed([buildOffer('p', { inside: pictureElements })])),
    {
      defaultStock: 10,
      pictures: { storage: api.services.storage, isAllowed },
      onProgress: () => undefined,
    },
  )
}

const findPictureRows = (externalId: string) =>
  api.db
    .select({ file: picture.file, width: picture.width, height: picture.height })
    .from(picture)
    .innerJoin(offer, eq(offer.id, picture.offerId))
    .where(eq(offer.externalId, externalId))
    .orderBy(picture.position)

it('pictures of a feed are stored, shown on cards and served by the image proxy', async () => {
  const report = await importFeed(['/a.jpg', '/moved.jpg'])
  expect(report).toMatchObject({ pictures: 1, warnings: [] })
  const rows = await findPictureRows('p')
  expect(rows).toMatchObject([
    { width: 40, height: 30 },
    { width: 40, height: 30 },
  ])
  const { elements } = (await api.call('POST', '/api_vue/getProducts/', { section: 'stoly' })).body
  expect(elements[0].images.detail.medium.src).toBe(rows[0]?.file)
  const served = await fetch(`${api.origin}/media/f_webp,w_200/${rows[0]?.file}`)
  expect(served.status).toBe(200)
  expect(served.headers.get('content-type')).toBe('image/webp')
})

it('an existing picture is not fetched again, and nothing changes', async () => {
  expect(await importFeed(['/a.jpg', '/moved.jpg'])).toMatchObject({ pictures: 0, warnings: [] })
  expect(requestedPaths).toEqual([])
})

it('pictures keep the order of the feed', async () => {
  const before = await findPictureRows('p')
  expect((await importFeed(['/moved.jpg', '/a.jpg'])).pictures).toBe(1)
  expect(await findPictureRows('p')).toEqual(before.reverse())
})

it.each([
  ['is missing', '/none.jpg', 'the server responded with 404'],
  ['is not a picture, or can run scripts', '/page.jpg', 'not a picture'],
  ['is not an address', 'photo:7', 'not an HTTP address'],
  ['is a local file', 'file:///etc/hostname', 'not an HTTP address'],
  ['redirects to a private address', '/inside.jpg', 'its address is not public'],
])(
  'a picture that %s causes a warning, and its offer is still imported',
  async (_n, path, expectedText) => {
    const report = await importFeed([path, '/a.jpg'])
    expect(report.refused).toEqual([])
    expect(report.warnings).toMatchObject([
      { offerId: 'p', text: expect.stringContaining(expectedText) },
    ])
    expect(await findPictureRows('p')).toHaveLength(1)
    const files = await readdir(join(dataDir, 'media', 'feed'))
    expect(files.filter((name) => !name.endsWith('.jpg'))).toEqual([])
  },
)

it('only public internet addresses are fetched unless others are allowed', async () => {
  const { warnings } = await importFeed([`${origin}/b.jpg`], isPublicAddress)
  const namedReport = await importFeed(
    [`${origin.replace('127.0.0.1', 'localhost')}/b.jpg`],
    isPublicAddress,
  )
  for (const { text } of [...warnings, ...namedReport.warnings])
    expect(text).toContain('is not public')
  expect([...warnings, ...namedReport.warnings]).toHaveLength(2)
  expect(requestedPaths).toEqual([])
  const privateAddresses = [
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
  ]
  expect(privateAddresses.filter(isPublicAddress)).toEqual([])
  expect(['8.8.8.8', '2a02:6b8::feed:ff'].every(isPublicAddress)).toBe(true)
})

it('a server that does not respond is not tried for every picture', async () => {
  const unreachable = Array.from({ length: 9 }, (_, index) => `http://127.0.0.1:9/${index}.jpg`)
  const { warnings } = await importFeed(unreachable)
  const pictureWarnings = warnings.filter(({ text }) => text.includes('does not respond'))
  expect([warnings.length, pictureWarnings.length]).toEqual([9, 4])
})
