import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { offer, picture } from '../src/modules/catalogue/product.table.ts'
import { importYml } from '../src/modules/import/import-yml.ts'
import { isPublicAddress } from '../src/modules/import/is-public-address.ts'
import { addCatalogue } from './fixtures/catalogue.ts'
import { feedOf, fileOf, offerOf } from './fixtures/feed.ts'
import { listen } from './listen.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
let dataDir: string
let origin: string
let asked: string[] = []
const server = createServer(async (request, response) => {
  asked.push(request.url ?? '')
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
  asked = []
})
afterAll(async () => {
  await api.close()
  server.close()
  await rm(dataDir, { recursive: true })
})

const onlyHere = (ip: string) => ip === '127.0.0.1'

async function take(paths: readonly string[], isAllowed: (ip: string) => boolean = onlyHere) {
  const inside = paths.map((path) => `<picture>${new URL(path, origin)}</picture>`).join('')
  return importYml(api.db, await fileOf(feedOf([offerOf('p', { inside })])), {
    defaultStock: 10,
    pictures: { mediaFolder: join(dataDir, 'media'), isAllowed },
    tell: () => undefined,
  })
}

const rowsOf = (externalId: string) =>
  api.db
    .select({ file: picture.file, width: picture.width, height: picture.height })
    .from(picture)
    .innerJoin(offer, eq(offer.id, picture.offerId))
    .where(eq(offer.externalId, externalId))
    .orderBy(picture.position)

it('pictures of a feed are brought into the shop, shown on cards and by the image proxy', async () => {
  const report = await take(['/a.jpg', '/moved.jpg'])
  expect(report).toMatchObject({ pictures: 1, warnings: [] })
  const rows = await rowsOf('p')
  expect(rows).toMatchObject([
    { width: 40, height: 30 },
    { width: 40, height: 30 },
  ])
  const { elements } = (await api.call('POST', '/api_vue/getProducts/', { section: 'stoly' })).body
  expect(elements[0].images.detail.medium.src).toBe(rows[0]?.file)
  const shown = await fetch(`${api.origin}/media/f_webp,w_200/${rows[0]?.file}`)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
})

it('a picture that is there is not asked for again, and nothing changes', async () => {
  expect(await take(['/a.jpg', '/moved.jpg'])).toMatchObject({ pictures: 0, warnings: [] })
  expect(asked).toEqual([])
})

it('pictures follow the order of the feed', async () => {
  const before = await rowsOf('p')
  expect((await take(['/moved.jpg', '/a.jpg'])).pictures).toBe(1)
  expect(await rowsOf('p')).toEqual(before.reverse())
})

it.each([
  ['is missing', '/none.jpg', 'the server answers 404'],
  ['is no picture, or one that runs scripts', '/page.jpg', 'it is no picture'],
  ['is no address', 'photo:7', 'it is no address of the web'],
  ['is a file of this machine', 'file:///etc/hostname', 'it is no address of the web'],
  ['leads to a machine inside', '/inside.jpg', 'its address is not a public one'],
])(
  'a picture that %s is a warning, and the offer is taken with the others',
  async (_n, path, words) => {
    const report = await take([path, '/a.jpg'])
    expect(report.refused).toEqual([])
    expect(report.warnings).toMatchObject([{ offerId: 'p', text: expect.stringContaining(words) }])
    expect(await rowsOf('p')).toHaveLength(1)
    const files = await readdir(join(dataDir, 'media', 'feed'))
    expect(files.filter((name) => !name.endsWith('.jpg'))).toEqual([])
  },
)

it('nothing but the open internet is asked unless somebody allows it', async () => {
  const { warnings } = await take([`${origin}/b.jpg`], isPublicAddress)
  const named = await take([`${origin.replace('127.0.0.1', 'localhost')}/b.jpg`], isPublicAddress)
  for (const { text } of [...warnings, ...named.warnings])
    expect(text).toContain('not a public one')
  expect([...warnings, ...named.warnings]).toHaveLength(2)
  expect(asked).toEqual([])
  const inner = ['10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1']
  expect(inner.filter(isPublicAddress)).toEqual([])
  expect(['8.8.8.8', '2a02:6b8::feed:ff'].every(isPublicAddress)).toBe(true)
})

it('a server that is away is not asked for every picture', async () => {
  const away = Array.from({ length: 9 }, (_, at) => `http://127.0.0.1:9/${at}.jpg`)
  const { warnings } = await take(away)
  const given = warnings.filter(({ text }) => text.includes('does not answer'))
  expect([warnings.length, given.length]).toEqual([9, 4])
})
