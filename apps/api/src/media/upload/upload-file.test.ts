import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { turnedHeic } from '../../test-support/fixtures/turned-heic.ts'
import {
  beginUpload,
  makeLargePicture,
  makePicture,
  uploadFile,
} from '../../test-support/fixtures/upload.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let dataDir: string
let customer: Visitor
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'))
  api = await startTestApi({ env: { DATA_DIR: dataDir } })
  customer = await logInByCode(api)
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})
describe('[upload.limits] a file', () => {
  it.each([
    ['of 256 MB and one byte', 268_435_457, {}, 413, 'upload_size'],
    ['of a foreign type', 1000, { type: 'text/html' }, 415, 'upload_type'],
    ['that is SVG', 1000, { type: 'image/svg+xml' }, 415, 'upload_type'],
    ['without bytes', 0, {}, 400, 'upload_empty'],
    ['for no known purpose', 1000, { purpose: 'other' }, 400, 'invalid'],
    ['without a name', 1000, { name: '' }, 400, 'invalid'],
  ])('%s is refused before it is sent', async (_, length, described, status, code) => {
    const answer = await beginUpload(customer, length, described)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it.each([
    [
      'ru',
      'Файл слишком большой: больше 256 МБ.',
      'Файлы этого типа загрузить нельзя. Подойдут JPEG, PNG, WebP, HEIC и PDF.',
      'Файл пустой.',
    ],
    [
      'kk',
      'Файл тым үлкен: 256 МБ-тан асады.',
      'Мұндай файлды жүктеуге болмайды. JPEG, PNG, WebP, HEIC және PDF жарайды.',
      'Файл бос.',
    ],
    [
      'en',
      'The file is too large: more than 256 MB.',
      'Files of this type cannot be uploaded. JPEG, PNG, WebP, HEIC and PDF are accepted.',
      'The file is empty.',
    ],
  ])('is refused in the language of its reader: %s', async (language, size, type, empty) => {
    const headers = { 'x-shop-lang': language }
    const details = []
    for (const [length, described] of [
      [268_435_457, {}],
      [1000, { type: 'image/gif' }],
      [0, {}],
    ] as const)
      details.push((await beginUpload(customer, length, described, headers)).body.detail)
    expect(details).toEqual([size, type, empty])
  })

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['SVG with a script', script],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ])(
    'that is %s under the name of a photo is refused by its bytes and removed',
    async (_, text) => {
      const answer = await uploadFile(customer, Buffer.from(text))
      expect([answer.status, answer.body.code]).toEqual([422, 'upload_type'])
      expect(answer.body.detail).toBe(
        'Файлы этого типа загрузить нельзя. Подойдут JPEG, PNG, WebP, HEIC и PDF.',
      )
    },
  )

  it('that is cut off in the middle is damaged', async () => {
    const whole = await makeLargePicture(20_000)
    const answer = await uploadFile(customer, whole.subarray(0, 10_000), { type: 'image/png' })
    expect([answer.status, answer.body.code]).toEqual([422, 'upload_damaged'])
  })

  it('of few bytes and more than a hundred megapixels is refused before it is decoded', async () => {
    const bomb = await makePicture(10_001, 10_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    // Its pixels are damaged: whoever decoded them would say so instead.
    const header = bomb.subarray(0, 200)
    const answer = await uploadFile(customer, Buffer.concat([header, Buffer.alloc(100)]), {
      type: 'image/png',
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'upload_pixels'])
  })

  it('keeps its pixels upright, and nothing of where and by what it was taken', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } }
    const photo = await makePicture(60, 40).jpeg().withExif(exif).toBuffer()
    const turned = await sharp(photo).keepExif().withMetadata({ orientation: 6 }).toBuffer()
    expect(turned.includes('SecretCamera')).toBe(true)
    const { body } = await uploadFile(customer, turned)
    const { bytes } = await customer.call('GET', `/uploads/${body.id}/file`)
    const { width, height, exif: kept, orientation } = await sharp(bytes).metadata()
    expect([width, height, kept, orientation]).toEqual([40, 60, undefined, undefined])
    expect(bytes?.includes('SecretCamera')).toBe(false)
  })

  it('that is HEIC becomes a JPEG, turned once, without where and by what it was taken', async () => {
    expect(turnedHeic.includes('SecretCamera')).toBe(true)
    const { status, body } = await uploadFile(customer, turnedHeic, {
      name: 'IMG_1.HEIC',
      type: 'image/heic',
    })
    expect(status).toBe(200)
    const { bytes, headers } = await customer.call('GET', `/uploads/${body.id}/file`)
    expect(headers.get('content-type')).toBe('image/jpeg')
    const { format, width, height, exif: kept, orientation } = await sharp(bytes).metadata()
    expect([format, width, height, kept, orientation]).toEqual([
      'jpeg',
      64,
      96,
      undefined,
      undefined,
    ])
    expect(bytes?.includes('SecretCamera')).toBe(false)
    const data = await sharp(bytes).raw().toBuffer()
    // The quarters of the drawing after the turn: above, then below.
    for (const [x, y, colour] of [
      [10, 10, [30, 30, 200]],
      [53, 10, [200, 30, 30]],
      [10, 85, [220, 200, 40]],
      [53, 85, [30, 160, 30]],
    ] as const) {
      const pixel = [...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)]
      const distances = pixel.map((value, at) => Math.abs(value - (colour[at] ?? 0)))
      expect(Math.max(...distances), `${x}, ${y}: ${pixel}`).toBeLessThan(16)
    }
    const thumbnail = await customer.call('GET', body.thumbnailUrl)
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ width: 120, height: 120 })
  })

  it('that is HEIC and cut off is damaged', async () => {
    const answer = await uploadFile(customer, turnedHeic.subarray(0, 300), { type: 'image/heic' })
    expect([answer.status, answer.body.code]).toEqual([422, 'upload_damaged'])
  })

  it('that is a PDF is stored as it came, and never shown in the page', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    const finished = await uploadFile(customer, pdf, { name: 'акт.pdf', type: 'application/pdf' })
    const answer = await customer.call('GET', `/uploads/${finished.body.id}/file`)
    expect(answer.bytes).toEqual(pdf)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('of more than 10 MB has the thumbnail of a document, one of 10 MB its own', async () => {
    const padded = await makeLargePicture(9 * 1024 * 1024)
    // What follows the end of a picture is no part of it.
    const whole = Buffer.concat([padded, Buffer.alloc(10 * 1024 * 1024 - padded.length)])
    const own = await uploadFile(customer, whole, { type: 'image/png' })
    const large = await uploadFile(customer, await makeLargePicture(10 * 1024 * 1024 + 1), {
      type: 'image/png',
    })
    const pdf = await uploadFile(customer, Buffer.from('%PDF-1.7\n%%EOF'))
    const [one, other, shown] = await Promise.all(
      [large, pdf, own].map(({ body }) => customer.call('GET', body.thumbnailUrl)),
    )
    expect(one?.bytes).toEqual(other?.bytes)
    expect(shown?.bytes?.equals(other?.bytes ?? Buffer.alloc(0))).toBe(false)
    expect(await sharp(shown?.bytes).metadata()).toMatchObject({ width: 120, height: 120 })
    expect(await sharp(one?.bytes).metadata()).toMatchObject({ width: 120, height: 120 })
  })
})
