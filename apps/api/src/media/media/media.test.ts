import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { MediaCache } from './media-cache.ts'

const chair = 'drawn/chair/s2-48x54x82-3F6650-velvet-front.svg'

let api: TestApi
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-media-'))
  await mkdir(join(dataDir, 'media', 'photo'), { recursive: true })
  const photo = sharp({ create: { width: 120, height: 90, channels: 3, background: '#B65A38' } })
  await photo.jpeg().toFile(join(dataDir, 'media', 'photo', 'small.jpg'))
  await photo.jpeg().toFile(join(dataDir, 'secret.jpg'))
  await writeFile(join(dataDir, 'media', 'photo', 'broken.png'), 'no picture at all')
  await symlink(join(dataDir, 'secret.jpg'), join(dataDir, 'media', 'leak.jpg'))
  api = await startTestApi({ env: { DATA_DIR: dataDir } })
})

afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

async function requestMedia(path: string) {
  const answer = await fetch(`${api.origin}/media/${path}`)
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const picture = type.startsWith('image/') ? await sharp(body).metadata() : null
  return { status: answer.status, headers: answer.headers, type, picture, body }
}

describe('the image proxy', () => {
  it.each([
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['jpeg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('[call.images] converts to %s', async (format, type, expectedFormat) => {
    const response = await requestMedia(`f_${format},w_200/${chair}`)
    expect(response).toMatchObject({ status: 200, type })
    expect(response.picture).toMatchObject({ format: expectedFormat, width: 200, height: 160 })
  })

  it('allows permanent caching, because the address identifies the contents', async () => {
    const { headers } = await requestMedia(`f_webp,w_200/${chair}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('[call.images] accepts every modifier by its short and its long name', async () => {
    const withShortNames = await requestMedia(
      'f_png,s_80x80,fit_contain,q_90,b_ffffff/photo/small.jpg',
    )
    const withLongNames = await requestMedia(
      'format_png,width_80,height_80,fit_contain,quality_90,background_ffffff/photo/small.jpg',
    )
    expect(withShortNames.picture).toMatchObject({ format: 'png', width: 80, height: 80 })
    expect(withLongNames.body.equals(withShortNames.body)).toBe(true)
    const original = await requestMedia('_/photo/small.jpg')
    expect(original.picture).toMatchObject({ format: 'webp', width: 120, height: 90 })
  })

  it.each([
    'f_gif,w_200',
    'f_webp,w_201',
    'w_0',
    'w_-200',
    'w_200x',
    's_200',
    's_200x201',
    'q_100',
    'q_',
    'b_123456',
    'fit_crop',
    'rotate_90',
    'w_200,w_400',
    'w_200,width_400',
    '',
    'w',
  ])('rejects the modifier %j', async (modifiers) => {
    const { status, picture } = await requestMedia(`${modifiers}/${chair}`)
    expect(status).toBe(404)
    expect(picture).toBeNull()
  })

  it('never enlarges a picture', async () => {
    expect((await requestMedia('w_400/photo/small.jpg')).picture).toMatchObject({
      width: 120,
      height: 90,
    })
    const wide = await requestMedia(`f_jpeg,w_3200/${chair}`)
    expect(wide.picture).toMatchObject({ width: 2000, height: 1600 })
  })

  it.each([
    '../secret.jpg',
    '..%2fsecret.jpg',
    'photo/..%2f..%2fsecret.jpg',
    '%2e%2e/secret.jpg',
    'leak.jpg',
    'photo/small.jpg%00.png',
    'drawn/../../secret.jpg',
    '%2fetc/passwd',
    'photo',
  ])('does not leave its folder for %s', async (path) => {
    const { status, body } = await requestMedia(`_/${path}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    const secret = await sharp(join(dataDir, 'secret.jpg'))
      .webp({ quality: 80, effort: 3 })
      .toBuffer()
    expect(body.equals(secret)).toBe(false)
  })

  it.each([
    'photo/none.jpg',
    'drawn/dragon/48x54x82-3F6650-velvet-front.svg',
    'drawn/chair/0x54x82-3F6650-velvet-front.svg',
    'drawn/scene/moon.svg',
  ])(
    '[card.images] shows the placeholder for %s, with status 404 and a short lifetime',
    async (path) => {
      const missing = await requestMedia(`f_webp,w_200/${path}`)
      expect(missing).toMatchObject({ status: 404, type: 'image/webp' })
      expect(missing.picture).toMatchObject({ width: 200 })
      expect(missing.headers.get('cache-control')).toBe('public, max-age=300')
    },
  )

  it('shows the placeholder for a file that is not a picture', async () => {
    const corrupt = await requestMedia('f_webp,w_200/photo/broken.png')
    expect(corrupt).toMatchObject({ status: 404, type: 'image/webp' })
  })

  it('converts a picture once for concurrent requests', async () => {
    const folder = join(dataDir, 'media-cache')
    const before = (await readdir(folder)).length
    const requested = Array.from({ length: 12 }, () => requestMedia(`f_webp,w_320/${chair}`))
    const pictures = await Promise.all(requested)
    for (const { body } of pictures) expect(body.equals(pictures[0]?.body ?? body)).toBe(true)
    expect((await readdir(folder)).length).toBe(before + 1)
  })
})

describe('the image proxy in production', () => {
  let shop: TestApi
  beforeAll(async () => {
    shop = await startTestApi({ env: { DEMO: '0', DATA_DIR: join(dataDir, 'production') } })
  })
  afterAll(() => shop.close())

  const fetchStatus = async (path: string) => {
    const answer = await fetch(`${shop.origin}/media/f_webp,w_200/${path}`)
    return [answer.status, answer.headers.get('content-type')]
  }

  it.each([
    'drawn/scene/living.svg',
    'drawn/armchair/84x84x80-B65A38-fabric-front.svg',
    'drawn/dummy/no-image.svg',
    'drawn/dummy/no-texture.svg',
  ])('shows %s, which pages of every shop name', async (path) => {
    expect(await fetchStatus(path)).toEqual([200, 'image/webp'])
  })

  it('draws no goods: they get the dummy', async () => {
    expect(await fetchStatus(chair)).toEqual([404, 'image/webp'])
  })
})

describe('MediaCache', () => {
  it('stays within its size limit and evicts the least recently used files', async () => {
    const folder = join(dataDir, 'bounded')
    const cache = new MediaCache(folder, 10_000, pino({ level: 'silent' }))
    for (const key of ['a', 'b', 'c']) await cache.write(key, Buffer.alloc(3_000, key))
    expect(await cache.read('a')).toEqual(Buffer.alloc(3_000, 'a'))
    await cache.write('d', Buffer.alloc(3_000, 'd'))
    await expect.poll(() => getFolderBytes(folder)).toBeLessThanOrEqual(10_000)
    expect(await cache.read('b')).toBeNull()
    expect(await cache.read('a')).not.toBeNull()
  })

  it('finds files of a previous process, and deletes its partial files', async () => {
    const folder = join(dataDir, 'reopened')
    const log = pino({ level: 'silent' })
    await new MediaCache(folder, 10_000, log).write('a', Buffer.from('picture'))
    await writeFile(join(folder, 'half.part'), 'pic')
    const secondCache = new MediaCache(folder, 10_000, log)
    expect(await secondCache.read('a')).toEqual(Buffer.from('picture'))
    expect(await readdir(folder)).toHaveLength(1)
  })
})

async function getFolderBytes(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
