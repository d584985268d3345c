import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawFile } from '../src/modules/drawing/draw-file.ts'
import { type DrawnThing, drawnFile } from '../src/modules/drawing/drawn-file.ts'
import { describeAside } from '../src/modules/image-search/describe-aside.ts'
import { describePictures } from '../src/modules/image-search/describe-pictures.ts'
import { sweepVisionQueries } from '../src/modules/image-search/vision-query.queries.ts'
import { addCatalogue, offers, values } from './fixtures/catalogue.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const sofa: DrawnThing = {
  kind: 'sofa',
  style: 3,
  widthCm: 228,
  depthCm: 96,
  heightCm: 82,
  colour: '#D8C7A9',
  surface: 'weave',
  view: 'front',
}
const chair: DrawnThing = {
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
  for (const [productId, offerId, thing] of [
    [1, offers.poldenLinenBeige, sofa],
    [1, offers.poldenVelvetGreen, { ...sofa, colour: '#3E5A4C', surface: 'velvet' }],
    [4, offers.chair, chair],
  ] as const) {
    await api.db.execute(sql`
      insert into picture (product_id, offer_id, file, kind, width, height)
      values (${productId}, ${offerId}, ${drawnFile(thing)}, 'studio', 1000, 800)`)
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

/** A view that the shop does not have, as a photograph. */
async function photograph(thing: DrawnThing): Promise<string> {
  const drawing = drawFile(drawnFile({ ...thing, view: 'side' })) ?? ''
  const picture = sharp(Buffer.from(drawing), { density: 50 }).modulate({ brightness: 0.93 })
  return (await picture.jpeg({ quality: 65 }).toBuffer()).toString('base64')
}

const ask = (body: object) => api.call('POST', '/api_vue/getVisionQuery/', body)
const results = (body: object) => api.call('POST', '/api_vue/getImageSearchResults/', body)

describe('search by picture', () => {
  it('[POST /getVisionQuery/] [search.image] takes a picture and gives a resultId and a preview', async () => {
    const { body } = await ask({ image: await photograph(sofa), fileName: 'мой диван.jpg' })
    expect(body).toEqual({
      resultId: expect.stringMatching(/^[\w-]{22}$/),
      src: expect.stringMatching(/^data:image\/webp;base64,/),
      fileName: 'мой диван.jpg',
    })
  })

  it('[POST /getImageSearchResults/] finds the model in another view, by its look and not its name', async () => {
    for (const [thing, productId] of [
      [sofa, 1],
      [chair, 4],
    ] as const) {
      const image = `data:image/jpeg;base64,${await photograph(thing)}`
      const { resultId } = (await ask({ image, fileName: 'stul.jpg' })).body
      const { body } = await results({ resultId })
      expect(body.products[0].id).toBe(productId)
      expect(body).toMatchObject({ resultId, fileName: 'stul.jpg', total: expect.any(Number) })
      expect(body.src).toMatch(/^data:image\/webp;base64,/)
    }
  })

  it('shows the offer in the colour of the picture', async () => {
    const green = { ...sofa, colour: '#3E5A4C', surface: 'velvet' } as const
    const { resultId } = (await ask({ image: await photograph(green) })).body
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

  it('looks at the part that was cut out', async () => {
    const both = await sharp({
      create: { width: 1000, height: 500, channels: 3, background: '#f1ebe1' },
    })
      .composite(
        await Promise.all(
          [sofa, chair].map(async (thing, at) => ({
            input: await sharp(Buffer.from(await photograph(thing), 'base64'))
              .resize(500, 400)
              .toBuffer(),
            left: at * 500,
            top: 50,
          })),
        ),
      )
      .jpeg()
      .toBuffer()
    const image = both.toString('base64')
    const crop = { left: 0.52, top: 0.12, width: 0.46, height: 0.76 }
    const { resultId } = (await ask({ image, crop })).body
    expect((await results({ resultId })).body.products[0].id).toBe(4)
  })

  it('knows no other resultId, and forgets each after a day', async () => {
    expect((await results({ resultId: 'nobody' })).status).toBe(404)
    const { resultId } = (await ask({ image: await photograph(chair) })).body
    await sweepVisionQueries(api.db, new Date(Date.now() + 86_400_000 + 60_000))
    expect((await results({ resultId })).status).toBe(404)
    const list = await api.call('POST', '/api_vue/getFilters/', { meta: { resultId } })
    expect(list.status).toBe(404)
  })
})

describe('what is no picture', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()

  it.each([
    ['a text', async () => Buffer.from('привет'), 422, 'not_a_picture'],
    [
      'a drawing with a link',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      422,
      'not_a_picture',
    ],
    ['half a picture', async () => (await blank(400, 400)).subarray(0, 90), 422, 'not_a_picture'],
    ['a bomb of 81 megapixels', () => blank(9_000, 9_000), 422, 'too_many_pixels'],
    ['a strip', () => blank(400, 20), 422, 'too_small'],
  ])('%s is refused with words', async (_, make, status, code) => {
    const answer = await ask({ image: (await make()).toString('base64') })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.detail.length).toBeGreaterThan(10)
  })

  it('nor is what is no base64 or too large', async () => {
    expect((await ask({ image: '***' })).body.code).toBe('not_a_picture')
    expect((await ask({ image: 'A'.repeat(11_300_000) })).status).toBe(413)
    expect((await ask({ image: 'A'.repeat(13_000_000) })).status).toBe(413)
    expect((await ask({})).status).toBe(400)
  })
})

it('looks at new pictures in a process of its own', async () => {
  const file = drawnFile({ ...chair, colour: '#B9502F' })
  await api.db.execute(sql`
    insert into picture (product_id, offer_id, file, kind, width, height)
    values (4, ${offers.chair}, ${file}, 'studio', 1000, 800)`)
  await describeAside(api.services)
  await vi.waitFor(
    async () => {
      const { rows } = await api.db.execute(sql`
        select from picture_look where file = ${file} and look is not null`)
      expect(rows).toHaveLength(1)
    },
    { timeout: 110_000, interval: 100 },
  )
}, 120_000)
