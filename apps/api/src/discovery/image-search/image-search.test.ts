import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFile } from '@svetlitsa/demo-drawings/picture/draw-file'
import { type DrawnProduct, formatDrawingPath } from '@svetlitsa/demo-drawings/picture/drawing-path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addCatalogue, offers, values } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { describeInChildProcess } from './describe-in-child-process.ts'
import { describePictures } from './describe-pictures.ts'
import { deleteExpiredVisionQueries } from './vision-query.queries.ts'

const sofa: DrawnProduct = {
  kind: 'sofa',
  style: 3,
  widthCm: 228,
  depthCm: 96,
  heightCm: 82,
  colour: '#D8C7A9',
  surface: 'weave',
  view: 'front',
}
const chair: DrawnProduct = {
  ...sofa,
  kind: 'chair',
  widthCm: 46,
  depthCm: 52,
  heightCm: 84,
  colour: '#7A4B2A',
  surface: 'wood',
}

let api: TestApi
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-looks-'))
  api = await startTestApi({ fill: addCatalogue, env: { DATA_DIR: dataDir } })
  await api.db.execute(sql`delete from picture`)
  for (const [productId, offerId, item] of [
    [1, offers.poldenLinenBeige, sofa],
    [1, offers.poldenVelvetGreen, { ...sofa, colour: '#3E5A4C', surface: 'velvet' }],
    [4, offers.chair, chair],
  ] as const) {
    await api.db.execute(sql`
      insert into picture (product_id, offer_id, file, kind, width, height)
      values (${productId}, ${offerId}, ${formatDrawingPath(item)}, 'studio', 1000, 800)`)
  }
  await api.db.execute(sql`
    insert into picture (product_id, offer_id, file, kind, width, height)
    values (2, 3, 'lost.jpg', 'studio', 10, 10)`)
  await describePictures(api.services)
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A view that is not in the shop, encoded as a photograph. */
async function photograph(item: DrawnProduct): Promise<string> {
  const drawing = drawFile(formatDrawingPath({ ...item, view: 'side' })) ?? ''
  const picture = sharp(Buffer.from(drawing), { density: 50 }).modulate({ brightness: 0.93 })
  return (await picture.jpeg({ quality: 65 }).toBuffer()).toString('base64')
}

const sendPicture = (body: object) => api.call('POST', '/api_vue/getVisionQuery/', body)
const results = (body: object) => api.call('POST', '/api_vue/getImageSearchResults/', body)

describe('search by picture', () => {
  it('[POST /getVisionQuery/] [search.image] accepts a picture and returns a resultId and a preview', async () => {
    const { body } = await sendPicture({ image: await photograph(sofa), fileName: 'мой диван.jpg' })
    expect(body).toEqual({
      resultId: expect.stringMatching(/^[\w-]{22}$/),
      src: expect.stringMatching(/^data:image\/webp;base64,/),
      fileName: 'мой диван.jpg',
    })
  })

  it('[POST /getImageSearchResults/] finds the model from another view, by appearance and not by name', async () => {
    for (const [item, productId] of [
      [sofa, 1],
      [chair, 4],
    ] as const) {
      const image = `data:image/jpeg;base64,${await photograph(item)}`
      const { resultId } = (await sendPicture({ image, fileName: 'stul.jpg' })).body
      const { body } = await results({ resultId })
      expect(body.products[0].id).toBe(productId)
      expect(body).toMatchObject({ resultId, fileName: 'stul.jpg', total: expect.any(Number) })
      expect(body.src).toMatch(/^data:image\/webp;base64,/)
    }
  })

  it('shows the offer in the colour of the picture', async () => {
    const green = { ...sofa, colour: '#3E5A4C', surface: 'velvet' } as const
    const { resultId } = (await sendPicture({ image: await photograph(green) })).body
    const [best] = (await results({ resultId })).body.products
    expect(best).toMatchObject({ id: 1, offerIdCurrent: offers.poldenVelvetGreen })
    const listed = await api.call('POST', '/api_vue/getProducts/', { meta: { resultId } })
    expect(listed.body.elements[0].offerIdCurrent).toBe(offers.poldenVelvetGreen)
    const filtered = await results({
      resultId,
      params: { CVET: [String(values.green)] },
      withFilters: true,
    })
    expect(filtered.body.products[0].offerIdCurrent).toBe(offers.poldenVelvetGreen)
    expect(filtered.body.filters.map(({ id }: { id: string }) => id)).toContain('price')
    const sheet = await api.call('POST', '/api_vue/getFilters/', { meta: { resultId } })
    expect(sheet.body.total).toBeGreaterThan(0)
  })

  it('searches by the cropped part of the picture', async () => {
    const collage = await sharp({
      create: { width: 1000, height: 500, channels: 3, background: '#f1ebe1' },
    })
      .composite(
        await Promise.all(
          [sofa, chair].map(async (item, index) => ({
            input: await sharp(Buffer.from(await photograph(item), 'base64'))
              .resize(500, 400)
              .toBuffer(),
            left: index * 500,
            top: 50,
          })),
        ),
      )
      .jpeg()
      .toBuffer()
    const image = collage.toString('base64')
    const crop = { left: 0.52, top: 0.12, width: 0.46, height: 0.76 }
    const { resultId } = (await sendPicture({ image, crop })).body
    expect((await results({ resultId })).body.products[0].id).toBe(4)
  })

  it('refuses unknown result ids, and deletes each after a day', async () => {
    expect((await results({ resultId: 'nobody' })).status).toBe(404)
    const { resultId } = (await sendPicture({ image: await photograph(chair) })).body
    await deleteExpiredVisionQueries(api.db, new Date(Date.now() + 86_400_000 + 60_000))
    expect((await results({ resultId })).status).toBe(404)
    const list = await api.call('POST', '/api_vue/getFilters/', { meta: { resultId } })
    expect(list.status).toBe(404)
  })
})

describe('invalid uploads', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()

  it.each([
    ['text', async () => Buffer.from('привет'), 422, 'not_a_picture'],
    [
      'an SVG drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      422,
      'not_a_picture',
    ],
    [
      'a truncated picture',
      async () => (await blank(400, 400)).subarray(0, 90),
      422,
      'not_a_picture',
    ],
    ['a decompression bomb of 81 megapixels', () => blank(9_000, 9_000), 422, 'too_many_pixels'],
    ['a narrow strip', () => blank(400, 20), 422, 'too_small'],
  ])('%s is refused with a message', async (_, createUpload, status, code) => {
    const answer = await sendPicture({ image: (await createUpload()).toString('base64') })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.detail.length).toBeGreaterThan(10)
  })

  it('text that is not base64, or too large, is refused', async () => {
    expect((await sendPicture({ image: '***' })).body.code).toBe('not_a_picture')
    expect((await sendPicture({ image: 'A'.repeat(11_300_000) })).status).toBe(413)
    expect((await sendPicture({ image: 'A'.repeat(13_000_000) })).status).toBe(413)
    expect((await sendPicture({})).status).toBe(400)
  })
})

it('[call.form-limits] pictures are decoded 60 times a minute for an address', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.61' }
  const statuses: number[] = []
  for (let sent = 0; sent <= 60; sent++) {
    const answer = await api.call('POST', '/api_vue/getVisionQuery/', { image: 'aa' }, { headers })
    statuses.push(answer.status)
  }
  expect(statuses.slice(0, -1)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

it('describes new pictures in a process of its own', async () => {
  const file = formatDrawingPath({ ...chair, colour: '#B9502F' })
  await api.db.execute(sql`
    insert into picture (product_id, offer_id, file, kind, width, height)
    values (4, ${offers.chair}, ${file}, 'studio', 1000, 800)`)
  await describeInChildProcess(api.services)
  await vi.waitFor(
    async () => {
      const { rows } = await api.db.execute(sql`
        select from picture_look where file = ${file} and look is not null`)
      expect(rows).toHaveLength(1)
    },
    { timeout: 110_000, interval: 100 },
  )
}, 120_000)
