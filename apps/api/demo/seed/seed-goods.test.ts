import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildGoods } from './product/fill-goods.ts'
import type { Goods } from './product/goods.ts'
import { listSoldKinds } from './product/list-sold-kinds.ts'
import { buildProperties } from './property/build-properties.ts'
import { buildSections } from './section/build-sections.ts'
import { readStudioLibrary } from './studio/read-studio-library.ts'
import { emptyLibrary, type StudioLibrary } from './studio/studio-library.ts'
import { buildTags } from './tag/build-tags.ts'

const finishes = ['linen', 'rust', 'forest'] as const
const studio = fileURLToPath(new URL('../../../../demo/studio/library', import.meta.url))
let folder: string
let library: StudioLibrary

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svetlitsa-library-'))
  const pictures = []
  for (const name of ['pictures/sofa-test', 'models', 'scenes', 'turntables/sofa-test']) {
    await mkdir(join(folder, name), { recursive: true })
  }
  for (const finish of finishes) {
    for (const view of ['side', 'front']) {
      const file = `pictures/sofa-test/${view}.${finish}.webp`
      await paint(file, 1000, 800)
      pictures.push({ model: 'sofa-test', view, finish, file })
    }
  }
  pictures.push({ model: 'sofa-test', view: 'front', finish: 'grey', file: 'pictures/none.webp' })
  await paint('scenes/living-wide.webp', 2400, 1000)
  await writeFile(join(folder, 'models', 'sofa-test.glb'), 'glb')
  for (let index = 0; index < 36; index++) {
    await paint(`turntables/sofa-test/${String(index).padStart(2, '0')}.webp`, 40, 32)
  }
  const spots = [{ model: 'sofa-test', x: 0.4, y: 0.55 }]
  const scene = {
    scene: 'living-wide',
    file: 'scenes/living-wide.webp',
    width: 2400,
    height: 1000,
    models: ['sofa-test'],
    finishes: { 'sofa-test': ['rust'] },
    spots,
  }
  const model = {
    model: 'sofa-test',
    kind: 'sofa',
    params: { width: 232, seats: 3, seatHeight: 45, legs: 'metal' },
    size: { widthCm: 232, depthCm: 97, heightCm: 83 },
    glb: 'models/sofa-test.glb',
    drawing: null,
    turntable: 36,
  }
  await mkdir(join(folder, 'pictures', 'pair'))
  const file = 'pictures/pair/front.linen.webp'
  await paint(file, 1000, 800)
  pictures.push({ model: 'pair', view: 'front', finish: 'linen', file })
  const pair = { model: 'pair', kind: 'cushion', params: { form: 'pair' } }
  const manifest = { pictures, scenes: [scene], models: [model, pair] }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const registry = {
    looks: {},
    models: { 'sofa-test': { main: 'forest', finishes: ['linen', 'forest'] } },
  }
  await writeFile(join(folder, 'finishes.json'), JSON.stringify(registry))
  library = readStudioLibrary(folder)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

async function paint(file: string, width: number, height: number) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#F1EBE1' } })
  await plain.webp().toFile(join(folder, file))
}

function buildTestGoods(from: StudioLibrary, factor = 1): { goods: Goods; sofas: number } {
  const sold = listSoldKinds(from)
  const { leafIds, sectionId } = buildSections(sold)
  const shop = { properties: buildProperties(), tags: buildTags(leafIds), sectionId }
  return {
    goods: buildGoods({ ...shop, factor, library: from }, sold),
    sofas: sectionId('divany-pryamye'),
  }
}

describe('the products of the demonstration', () => {
  it('are identical on every run', () => {
    expect(JSON.stringify(buildTestGoods(emptyLibrary).goods)).toBe(
      JSON.stringify(buildTestGoods(emptyLibrary).goods),
    )
  })

  it('are as many as specified, with and without the studio library', () => {
    for (const { goods } of [buildTestGoods(emptyLibrary), buildTestGoods(library)]) {
      expect(goods.products.length).toBeGreaterThanOrEqual(1_500)
      expect(goods.offers.length).toBeGreaterThanOrEqual(6_000)
      for (const key of ['code', 'guid', 'id']) {
        expect(new Set(goods.products.map((product) => product[key])).size).toBe(
          goods.products.length,
        )
      }
    }
  })

  it('keep their addresses and prices when the studio adds pictures', () => {
    const [before, after] = [buildTestGoods(emptyLibrary), buildTestGoods(library)].map(
      ({ goods }) => {
        const singleProducts = goods.products.filter(({ is_kit }) => !is_kit)
        return new Map(singleProducts.map(({ code, popularity }) => [code, popularity]))
      },
    )
    expect([...(before ?? [])].filter(([code, fame]) => after?.get(code) !== fame)).toEqual([])
  })

  it('[card.images] show each offer in its own finish, front view first', () => {
    const { goods, sofas } = buildTestGoods(library)
    const products = new Set(
      goods.products.filter(({ section_id }) => section_id === sofas).map(({ id }) => id),
    )
    const offers = goods.offers.filter(({ product_id }) => products.has(product_id))
    expect(new Set(offers.map(({ finish_code }) => finish_code))).toEqual(new Set(finishes))
    for (const { id, finish_code } of offers) {
      const viewPictures = goods.pictures.filter(
        ({ offer_id, kind }) => offer_id === id && kind !== 'room',
      )
      expect(viewPictures.map(({ file }) => String(file))).toEqual([
        expect.stringMatching(
          new RegExp(`^studio/v[0-9a-f]{8}/pictures/sofa-test/front\\.${finish_code}\\.webp$`),
        ),
        expect.stringMatching(new RegExp(`/side\\.${finish_code}\\.webp$`)),
      ])
      expect(viewPictures[0]).toMatchObject({ width: 1000, height: 800, kind: 'studio' })
    }
  })

  it('have the size and the properties of their studio models', () => {
    const { goods, sofas } = buildTestGoods(library)
    const product = goods.products.find(({ section_id }) => section_id === sofas)
    const offer = goods.offers.find(({ product_id }) => product_id === product?.id)
    expect(offer).toMatchObject({ width_cm: 232, depth_cm: 97, height_cm: 83 })
    const { propertyId, valueId } = buildProperties()
    const offerProperties = goods.offerProperties.filter(({ offer_id }) => offer_id === offer?.id)
    const numbers = new Map(
      offerProperties.map((property) => [property.property_id, property.number]),
    )
    expect(numbers.get(propertyId('VYSOTA_SIDENYA'))).toBe(45)
    expect(
      offerProperties.some((property) => property.value_id === valueId('OPORY', 'Металл')),
    ).toBe(true)
  })

  it('[product.3d] link to the turntable, the model and the room of the product they show', () => {
    const { goods, sofas } = buildTestGoods(library)
    const product = goods.products.find(({ section_id }) => section_id === sofas)
    expect(product?.elarbis).toEqual({
      model360: expect.stringMatching(
        /^\/media\/f_webp,q_90,w_800\/studio\/v[0-9a-f]{8}\/turntables\/sofa-test\/$/,
      ),
      usdz: expect.stringMatching(/^\/media\/_\/studio\/v[0-9a-f]{8}\/models\/sofa-test\.usdz$/),
      glb: expect.stringMatching(/^\/media\/_\/studio\/v[0-9a-f]{8}\/models\/sofa-test\.glb$/),
      qr: `/catalog/divany-pryamye/${product?.code}/`,
      ar: true,
      // The finish in which it was built comes first.
      finishes: ['forest', 'linen'],
    })
    const rooms = goods.pictures.filter(
      ({ product_id, kind }) => product_id === product?.id && kind === 'room',
    )
    const inRooms = rooms.map(({ offer_id }) => goods.offers.find(({ id }) => id === offer_id))
    expect(rooms[0]).toMatchObject({ width: 2400, height: 1000 })
    expect(new Set(inRooms.map((offer) => offer?.finish_code))).toEqual(new Set(['rust']))
    const chest = goods.products.find(({ name }) => String(name).startsWith('Комод'))
    expect(chest?.elarbis).toBeNull()
  })

  it('are drawn if the studio has no pictures', () => {
    const { goods } = buildTestGoods(library)
    const chest = goods.products.find(({ name }) => String(name).startsWith('Комод'))
    const files = goods.pictures
      .filter(({ product_id }) => product_id === chest?.id)
      .map(({ file }) => String(file))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !file.startsWith('drawn/chest/'))).toEqual([])
  })

  it('are also sold as kits of one series', () => {
    const { goods } = buildTestGoods(emptyLibrary)
    const kits = goods.products.filter(({ is_kit }) => is_kit)
    expect(kits.length).toBeGreaterThanOrEqual(40)
    expect(kits.some(({ is_kitchen }) => is_kitchen)).toBe(true)
    const seriesByProduct = new Map(goods.products.map(({ id, series }) => [id, series]))
    const productByOffer = new Map(goods.offers.map(({ id, product_id }) => [id, product_id]))
    for (const { id, series } of kits) {
      const parts = goods.kitParts.filter(({ kit_id }) => kit_id === id)
      expect(parts.length).toBeGreaterThanOrEqual(2)
      for (const { offer_id } of parts) {
        expect(seriesByProduct.get(productByOffer.get(offer_id))).toBe(series)
      }
    }
  })

  it('[product.page] show only the finish of the offer, also for kitchen modules', () => {
    const { goods } = buildTestGoods(readStudioLibrary(studio))
    const finishByOffer = new Map(goods.offers.map(({ id, finish_code }) => [id, finish_code]))
    const roomSets = new Set(
      goods.products.filter(({ is_kit, is_kitchen }) => is_kit && !is_kitchen).map(({ id }) => id),
    )
    const finishIn = /pictures\/[^/]+\/[a-z]+\.([a-z\d-]+)\.webp$/
    const first = goods.pictures.filter(
      // A room with several products shows each as it is sold.
      ({ product_id, position }) => position === 0 && !roomSets.has(product_id),
    )
    const others = first.filter(({ file, offer_id }) => {
      const shownFinish = finishIn.exec(String(file))?.[1]
      return shownFinish !== undefined && shownFinish !== finishByOffer.get(offer_id)
    })
    expect(first.length).toBeGreaterThan(2_000)
    expect(others).toEqual([])
    for (const kit of roomSets) {
      const main = goods.kitParts.find(({ kit_id, position }) => kit_id === kit && position === 0)
      const kitPicture = goods.pictures.find(
        ({ product_id, position }) => product_id === kit && position === 0,
      )
      const mainPictures = goods.pictures.filter(({ offer_id }) => offer_id === main?.offer_id)
      expect(mainPictures.map(({ file }) => file)).toContain(kitPicture?.file)
    }
  })

  it('grow in number with the requested size', () => {
    const { goods } = buildTestGoods(emptyLibrary, 3)
    expect(goods.products.length).toBeGreaterThan(4_500)
    expect(new Set(goods.products.map(({ code }) => code)).size).toBe(goods.products.length)
  })
})
