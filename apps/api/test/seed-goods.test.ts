import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Goods } from '../seed/goods.ts'
import { makeGoods } from '../seed/make-goods.ts'
import { makeProperties } from '../seed/make-properties.ts'
import { makeSections } from '../seed/make-sections.ts'
import { makeTags } from '../seed/make-tags.ts'
import { soldKinds } from '../seed/sold-kinds.ts'
import { readLibrary } from '../seed/studio/read-library.ts'
import { emptyLibrary, type StudioLibrary } from '../seed/studio/studio-library.ts'

const finishes = ['linen', 'rust', 'forest'] as const
const studio = fileURLToPath(new URL('../../../tools/studio/library', import.meta.url))
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
  for (let at = 0; at < 36; at++) {
    await paint(`turntables/sofa-test/${String(at).padStart(2, '0')}.webp`, 40, 32)
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
  const book = {
    looks: {},
    models: { 'sofa-test': { main: 'forest', finishes: ['linen', 'forest'] } },
  }
  await writeFile(join(folder, 'finishes.json'), JSON.stringify(book))
  library = readLibrary(folder)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

async function paint(file: string, width: number, height: number) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#F1EBE1' } })
  await plain.webp().toFile(join(folder, file))
}

function made(from: StudioLibrary, factor = 1): { goods: Goods; sofas: number } {
  const sold = soldKinds(from)
  const { leafIds, sectionId } = makeSections(sold)
  const shop = { properties: makeProperties(), tags: makeTags(leafIds), sectionId }
  return {
    goods: makeGoods({ ...shop, factor, library: from }, sold),
    sofas: sectionId('divany-pryamye'),
  }
}

describe('the goods of the demonstration', () => {
  it('are the same every time', () => {
    expect(JSON.stringify(made(emptyLibrary).goods)).toBe(JSON.stringify(made(emptyLibrary).goods))
  })

  it('are as many as were promised, with the studio and without', () => {
    for (const { goods } of [made(emptyLibrary), made(library)]) {
      expect(goods.products.length).toBeGreaterThanOrEqual(1_500)
      expect(goods.offers.length).toBeGreaterThanOrEqual(6_000)
      for (const key of ['code', 'guid', 'id']) {
        expect(new Set(goods.products.map((one) => one[key])).size).toBe(goods.products.length)
      }
    }
  })

  it('keep their addresses and prices when the studio brings more pictures', () => {
    const [before, after] = [made(emptyLibrary), made(library)].map(({ goods }) => {
      const own = goods.products.filter(({ is_kit }) => !is_kit)
      return new Map(own.map(({ code, popularity }) => [code, popularity]))
    })
    expect([...(before ?? [])].filter(([code, fame]) => after?.get(code) !== fame)).toEqual([])
  })

  it('[card.images] show each offer in its own finish, front first', () => {
    const { goods, sofas } = made(library)
    const products = new Set(
      goods.products.filter(({ section_id }) => section_id === sofas).map(({ id }) => id),
    )
    const offers = goods.offers.filter(({ product_id }) => products.has(product_id))
    expect(new Set(offers.map(({ finish_code }) => finish_code))).toEqual(new Set(finishes))
    for (const { id, finish_code } of offers) {
      const own = goods.pictures.filter(({ offer_id, kind }) => offer_id === id && kind !== 'room')
      expect(own.map(({ file }) => String(file))).toEqual([
        expect.stringMatching(
          new RegExp(`^studio/v[0-9a-f]{8}/pictures/sofa-test/front\\.${finish_code}\\.webp$`),
        ),
        expect.stringMatching(new RegExp(`/side\\.${finish_code}\\.webp$`)),
      ])
      expect(own[0]).toMatchObject({ width: 1000, height: 800, kind: 'studio' })
    }
  })

  it('are as large as their models and told as those were built', () => {
    const { goods, sofas } = made(library)
    const product = goods.products.find(({ section_id }) => section_id === sofas)
    const offer = goods.offers.find(({ product_id }) => product_id === product?.id)
    expect(offer).toMatchObject({ width_cm: 232, depth_cm: 97, height_cm: 83 })
    const { propertyId, valueId } = makeProperties()
    const facts = goods.facts.filter(({ offer_id }) => offer_id === offer?.id)
    const numbers = new Map(facts.map((fact) => [fact.property_id, fact.number]))
    expect(numbers.get(propertyId('VYSOTA_SIDENYA'))).toBe(45)
    expect(facts.some((fact) => fact.value_id === valueId('OPORY', 'Металл'))).toBe(true)
  })

  it('[product.3d] lead to the turntable, the model and the room of what they show', () => {
    const { goods, sofas } = made(library)
    const product = goods.products.find(({ section_id }) => section_id === sofas)
    expect(product?.elarbis).toEqual({
      model360: expect.stringMatching(
        /^\/media\/f_webp,q_90,w_800\/studio\/v[0-9a-f]{8}\/turntables\/sofa-test\/$/,
      ),
      usdz: expect.stringMatching(/^\/media\/_\/studio\/v[0-9a-f]{8}\/models\/sofa-test\.usdz$/),
      glb: expect.stringMatching(/^\/media\/_\/studio\/v[0-9a-f]{8}\/models\/sofa-test\.glb$/),
      qr: `/catalog/divany-pryamye/${product?.code}/`,
      ar: true,
      // The one it was built in first.
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

  it('are drawn where the studio has nothing', () => {
    const { goods } = made(library)
    const chest = goods.products.find(({ name }) => String(name).startsWith('Комод'))
    const files = goods.pictures
      .filter(({ product_id }) => product_id === chest?.id)
      .map(({ file }) => String(file))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !file.startsWith('drawn/chest/'))).toEqual([])
  })

  it('are sold as rooms of one series, too', () => {
    const { goods } = made(emptyLibrary)
    const kits = goods.products.filter(({ is_kit }) => is_kit)
    expect(kits.length).toBeGreaterThanOrEqual(40)
    expect(kits.some(({ is_kitchen }) => is_kitchen)).toBe(true)
    const seriesOf = new Map(goods.products.map(({ id, series }) => [id, series]))
    const productOf = new Map(goods.offers.map(({ id, product_id }) => [id, product_id]))
    for (const { id, series } of kits) {
      const parts = goods.kitParts.filter(({ kit_id }) => kit_id === id)
      expect(parts.length).toBeGreaterThanOrEqual(2)
      for (const { offer_id } of parts) {
        expect(seriesOf.get(productOf.get(offer_id))).toBe(series)
      }
    }
  })

  it('[product.page] show no finish but that of the offer, kitchens of modules too', () => {
    const { goods } = made(readLibrary(studio))
    const codeOf = new Map(goods.offers.map(({ id, finish_code }) => [id, finish_code]))
    const roomSets = new Set(
      goods.products.filter(({ is_kit, is_kitchen }) => is_kit && !is_kitchen).map(({ id }) => id),
    )
    const finishIn = /pictures\/[^/]+\/[a-z]+\.([a-z\d-]+)\.webp$/
    const first = goods.pictures.filter(
      // A room of several things shows each as it is sold.
      ({ product_id, position }) => position === 0 && !roomSets.has(product_id),
    )
    const others = first.filter(({ file, offer_id }) => {
      const shown = finishIn.exec(String(file))?.[1]
      return shown !== undefined && shown !== codeOf.get(offer_id)
    })
    expect(first.length).toBeGreaterThan(2_000)
    expect(others).toEqual([])
    for (const kit of roomSets) {
      const main = goods.kitParts.find(({ kit_id, position }) => kit_id === kit && position === 0)
      const seen = goods.pictures.find(
        ({ product_id, position }) => product_id === kit && position === 0,
      )
      const own = goods.pictures.filter(({ offer_id }) => offer_id === main?.offer_id)
      expect(own.map(({ file }) => file)).toContain(seen?.file)
    }
  })

  it('grow with the size that is asked for', () => {
    const { goods } = made(emptyLibrary, 3)
    expect(goods.products.length).toBeGreaterThan(4_500)
    expect(new Set(goods.products.map(({ code }) => code)).size).toBe(goods.products.length)
  })
})
