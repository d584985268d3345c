import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FinishLook } from '../src/modules/model-finish/finish-book.ts'
import { readFinishBook } from '../src/modules/model-finish/finish-book.ts'
import { paintGlb } from '../src/modules/model-finish/paint-glb.ts'
import { paintsOf } from '../src/modules/model-finish/paints-of.ts'
import { readAccessor } from '../src/modules/usdz/read-accessor.ts'
import { readGlb } from '../src/modules/usdz/read-glb.ts'
import { smallGlb } from './fixtures/small-glb.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const studio = fileURLToPath(new URL('../../../tools/studio/library', import.meta.url))

const paint: FinishLook = {
  body: { baseColorFactor: [0.2, 0.3, 0.4, 1], metallicFactor: 0 },
  extensions: {},
  albedo: false,
  normal: false,
}
const wood: FinishLook = {
  ...paint,
  body: { metallicFactor: 0, roughnessFactor: 0.5 },
  albedo: true,
  normal: true,
  relief: 0.6,
  map: 'oak',
  tile: [2, 0.5],
}
const pictureOf = (name: string) => Buffer.from(`picture of ${name}`)

describe('paintGlb', () => {
  const file = smallGlb(Buffer.from('a picture'))

  it('[product.3d] gives a material the colour of another finish and leaves the rest', () => {
    const painted = readGlb(
      paintGlb(file, [{ from: 'linen', to: 'navy', old: undefined, look: paint }], pictureOf),
    )
    const [metal, cloth] = painted.document.materials
    expect(metal).toEqual(readGlb(file).document.materials[0])
    expect(cloth).toMatchObject({ name: 'navy', doubleSided: true })
    expect(cloth?.pbrMetallicRoughness.baseColorFactor).toEqual([0.2, 0.3, 0.4, 1])
    expect(cloth?.pbrMetallicRoughness.baseColorTexture).toBeUndefined()
    expect(readAccessor(painted, 0)).toEqual(readAccessor(readGlb(file), 0))
  })

  it('[product.3d] lays the pictures of wood over what was plain, by metres', () => {
    const painted = readGlb(
      paintGlb(file, [{ from: 'black-metal', to: 'oak', old: paint, look: wood }], pictureOf),
    )
    const { materials, textures, images, bufferViews, meshes } = painted.document
    const body = materials[0]?.pbrMetallicRoughness
    const image = images[textures[body?.baseColorTexture?.index ?? -1]?.source ?? -1]
    const view = bufferViews[image?.bufferView ?? -1]
    const from = view?.byteOffset ?? 0
    expect(painted.bytes.subarray(from, from + (view?.byteLength ?? 0)).toString()).toBe(
      'picture of oak-albedo',
    )
    expect(materials[0]?.normalTexture?.scale).toBe(0.6)
    const laid = meshes[0]?.primitives[0]?.attributes.TEXCOORD_0 ?? -1
    // Seen from the front the grain stands: two metres of height fill a picture.
    expect(readAccessor(painted, laid)).toEqual([
      [0, 0],
      [0, 2],
      [0.5, 0],
    ])
  })

  it('refuses a material that is not there', () => {
    const paints = [{ from: 'velvet', to: 'oak', old: paint, look: wood }]
    expect(() => paintGlb(file, paints, pictureOf)).toThrow('velvet')
  })
})

describe('the models of the studio', () => {
  it('[product.3d] can be shown in every finish that the studio names', async () => {
    const book = await readFinishBook(studio)
    const models = Object.entries(book.models)
    expect(models.filter(([, { finishes }]) => finishes.length > 1).length).toBeGreaterThan(200)
    for (const [model, { main, finishes }] of models.filter((_, at) => at % 12 === 0)) {
      const file = await readFile(join(studio, 'models', `${model}.glb`))
      for (const finish of finishes.filter((code) => code !== main)) {
        const painted = paintGlb(file, paintsOf(book, model, finish), pictureOf)
        const names = readGlb(painted).document.materials.map(({ name }) => name)
        expect(names).toContain(finish)
      }
    }
  }, 60_000)

  it('[product.3d] change what the shopper chose, and leave the same finish where it stays', async () => {
    const book = await readFinishBook(studio)
    const kitchen = await readFile(join(studio, 'models', 'kuhnya-ugol.glb'))
    const painted = paintGlb(kitchen, paintsOf(book, 'kuhnya-ugol', 'sage'), pictureOf)
    const names = readGlb(painted).document.materials.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['sage', 'white-kept']))
    expect(names).not.toContain('white')
  })

  it('keep to their own finish where nothing wears it plainly', async () => {
    const { models } = await readFinishBook(studio)
    expect(models['podves-len']).toMatchObject({ main: 'linen', finishes: ['linen'] })
  })
})

describe('a model in another finish', () => {
  let api: TestApi
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-finish-'))
    api = await startTestApi({ env: { DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await api.close()
    await rm(dataDir, { recursive: true })
  })
  const ask = (name: string) => fetch(`${api.origin}/media/_/studio/v0a1b2c3d/models/${name}`)

  it('[product.3d] is handed out as GLB and for Quick Look', async () => {
    const glb = await ask('sofa-polden.forest.glb')
    expect(glb.headers.get('content-type')).toBe('model/gltf-binary')
    expect(glb.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { document } = readGlb(Buffer.from(await glb.arrayBuffer()))
    // Its cushion wears what goes with green velvet.
    expect(document.materials.map(({ name }) => name)).toEqual(['forest', 'mustard', 'oak'])
    const usdz = await ask('sofa-polden.forest.usdz')
    expect(usdz.headers.get('content-type')).toBe('model/vnd.usdz+zip')
    expect(Buffer.from(await usdz.arrayBuffer()).toString('latin1')).toContain('"forest_0"')
  })

  it.each([
    'sofa-polden.none.glb',
    'sofa-polden.chrome.usdz',
    'none.oak.glb',
    'podves-len.olive.glb',
  ])('has no %s', async (name) => {
    expect((await ask(name)).status).toBe(404)
  })
})
