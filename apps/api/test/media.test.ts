import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MediaCache } from '../src/modules/media/media-cache.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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

async function ask(path: string) {
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
  ])('[call.images] makes %s', async (format, type, inside) => {
    const found = await ask(`f_${format},w_200/${chair}`)
    expect(found).toMatchObject({ status: 200, type })
    expect(found.picture).toMatchObject({ format: inside, width: 200, height: 160 })
  })

  it('lets a picture be kept for good, for its name says what it shows', async () => {
    const { headers } = await ask(`f_webp,w_200/${chair}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('[call.images] takes every modifier by its short and its long name', async () => {
    const short = await ask('f_png,s_80x80,fit_contain,q_90,b_ffffff/photo/small.jpg')
    const long = await ask(
      'format_png,width_80,height_80,fit_contain,quality_90,background_ffffff/photo/small.jpg',
    )
    expect(short.picture).toMatchObject({ format: 'png', width: 80, height: 80 })
    expect(long.body.equals(short.body)).toBe(true)
    const whole = await ask('_/photo/small.jpg')
    expect(whole.picture).toMatchObject({ format: 'webp', width: 120, height: 90 })
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
  ])('knows no modifier %j', async (modifiers) => {
    const { status, picture } = await ask(`${modifiers}/${chair}`)
    expect(status).toBe(404)
    expect(picture).toBeNull()
  })

  it('never makes a picture larger than it is', async () => {
    expect((await ask('w_400/photo/small.jpg')).picture).toMatchObject({ width: 120, height: 90 })
    const wide = await ask(`f_jpeg,w_3200/${chair}`)
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
  ])('does not leave its folder over %s', async (path) => {
    const { status, body } = await ask(`_/${path}`)
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
  ])('[card.images] shows the dummy for %s, under 404 and not for long', async (path) => {
    const missing = await ask(`f_webp,w_200/${path}`)
    expect(missing).toMatchObject({ status: 404, type: 'image/webp' })
    expect(missing.picture).toMatchObject({ width: 200 })
    expect(missing.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('shows the dummy for a file that is no picture', async () => {
    const broken = await ask('f_webp,w_200/photo/broken.png')
    expect(broken).toMatchObject({ status: 404, type: 'image/webp' })
  })

  it('makes a picture once for many who ask at the same time', async () => {
    const folder = join(dataDir, 'media-cache')
    const before = (await readdir(folder)).length
    const asked = Array.from({ length: 12 }, () => ask(`f_webp,w_320/${chair}`))
    const pictures = await Promise.all(asked)
    for (const { body } of pictures) expect(body.equals(pictures[0]?.body ?? body)).toBe(true)
    expect((await readdir(folder)).length).toBe(before + 1)
  })
})

describe('MediaCache', () => {
  it('stays under its bytes and throws out what was unused for longest', async () => {
    const folder = join(dataDir, 'bounded')
    const cache = new MediaCache(folder, 10_000, pino({ level: 'silent' }))
    for (const key of ['a', 'b', 'c']) await cache.write(key, Buffer.alloc(3_000, key))
    expect(await cache.read('a')).toEqual(Buffer.alloc(3_000, 'a'))
    await cache.write('d', Buffer.alloc(3_000, 'd'))
    await expect.poll(() => bytesIn(folder)).toBeLessThanOrEqual(10_000)
    expect(await cache.read('b')).toBeNull()
    expect(await cache.read('a')).not.toBeNull()
  })

  it('finds again what an earlier process kept, and clears what it left half written', async () => {
    const folder = join(dataDir, 'reopened')
    const log = pino({ level: 'silent' })
    await new MediaCache(folder, 10_000, log).write('a', Buffer.from('picture'))
    await writeFile(join(folder, 'half.part'), 'pic')
    const later = new MediaCache(folder, 10_000, log)
    expect(await later.read('a')).toEqual(Buffer.from('picture'))
    expect(await readdir(folder)).toHaveLength(1)
  })
})

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
