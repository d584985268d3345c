import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSmallGlb } from '../../test-support/fixtures/small-glb.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { readAccessor } from '../usdz/read-accessor.ts'
import { readGlb } from '../usdz/read-glb.ts'
import type { FinishMaterial } from './finish-registry.ts'
import { readFinishRegistry } from './finish-registry.ts'
import { listPaints } from './list-paints.ts'
import { paintGlb } from './paint-glb.ts'

const studio = fileURLToPath(new URL('../../../../../demo/studio/library', import.meta.url))

const paint: FinishMaterial = {
  body: { baseColorFactor: [0.2, 0.3, 0.4, 1], metallicFactor: 0 },
  extensions: {},
  albedo: false,
  normal: false,
}
const wood: FinishMaterial = {
  ...paint,
  body: { metallicFactor: 0, roughnessFactor: 0.5 },
  albedo: true,
  normal: true,
  relief: 0.6,
  map: 'oak',
  tile: [2, 0.5],
}
const readTestPicture = (name: string) => Buffer.from(`picture of ${name}`)

describe('paintGlb', () => {
  const file = buildSmallGlb(Buffer.from('a picture'))

  it('[product.3d] gives a material the colour of another finish and leaves the rest unchanged', () => {
    const painted = readGlb(
      paintGlb(
        file,
        [{ from: 'linen', to: 'navy', old: undefined, material: paint }],
        readTestPicture,
      ),
    )
    const [metal, fabric] = painted.document.materials
    expect(metal).toEqual(readGlb(file).document.materials[0])
    expect(fabric).toMatchObject({ name: 'navy', doubleSided: true })
    expect(fabric?.pbrMetallicRoughness.baseColorFactor).toEqual([0.2, 0.3, 0.4, 1])
    expect(fabric?.pbrMetallicRoughness.baseColorTexture).toBeUndefined()
    expect(readAccessor(painted, 0)).toEqual(readAccessor(readGlb(file), 0))
  })

  it('[product.3d] maps wood textures in metres onto a plain material', () => {
    const painted = readGlb(
      paintGlb(
        file,
        [{ from: 'black-metal', to: 'oak', old: paint, material: wood }],
        readTestPicture,
      ),
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
    const texcoordIndex = meshes[0]?.primitives[0]?.attributes.TEXCOORD_0 ?? -1
    // Seen from the front the grain is vertical: two metres of height fill a picture.
    expect(readAccessor(painted, texcoordIndex)).toEqual([
      [0, 0],
      [0, 2],
      [0.5, 0],
    ])
  })

  it('refuses an unknown material', () => {
    const paints = [{ from: 'velvet', to: 'oak', old: paint, material: wood }]
    expect(() => paintGlb(file, paints, readTestPicture)).toThrow('velvet')
  })
})

describe('the models of the studio', () => {
  it('[product.3d] can be shown in every finish of the registry', async () => {
    const registry = await readFinishRegistry(studio)
    const models = Object.entries(registry.models)
    expect(models.filter(([, { finishes }]) => finishes.length > 1).length).toBeGreaterThan(200)
    for (const [model, { main, finishes }] of models.filter((_, index) => index % 12 === 0)) {
      const file = await readFile(join(studio, 'models', `${model}.glb`))
      for (const finish of finishes.filter((code) => code !== main)) {
        const painted = paintGlb(file, listPaints(registry, model, finish), readTestPicture)
        const names = readGlb(painted).document.materials.map(({ name }) => name)
        expect(names).toContain(finish)
      }
    }
  }, 60_000)

  it('[product.3d] change only the finish that the shopper selected', async () => {
    const registry = await readFinishRegistry(studio)
    const kitchen = await readFile(join(studio, 'models', 'kuhnya-ugol.glb'))
    const painted = paintGlb(kitchen, listPaints(registry, 'kuhnya-ugol', 'sage'), readTestPicture)
    const names = readGlb(painted).document.materials.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['sage', 'white-kept']))
    expect(names).not.toContain('white')
  })

  it('keep their original finish when no material has exactly that one', async () => {
    const { models } = await readFinishRegistry(studio)
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
  const requestModel = (name: string) =>
    fetch(`${api.origin}/media/_/studio/v0a1b2c3d/models/${name}`)

  it('[product.3d] is served as GLB and for Quick Look', async () => {
    const glb = await requestModel('sofa-polden.forest.glb')
    expect(glb.headers.get('content-type')).toBe('model/gltf-binary')
    expect(glb.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { document } = readGlb(Buffer.from(await glb.arrayBuffer()))
    // The cushion has the accent finish of green velvet.
    expect(document.materials.map(({ name }) => name)).toEqual(['forest', 'mustard', 'oak'])
    const usdz = await requestModel('sofa-polden.forest.usdz')
    expect(usdz.headers.get('content-type')).toBe('model/vnd.usdz+zip')
    expect(Buffer.from(await usdz.arrayBuffer()).toString('latin1')).toContain('"forest_0"')
  })

  it.each([
    'sofa-polden.none.glb',
    'sofa-polden.chrome.usdz',
    'none.oak.glb',
    'podves-len.olive.glb',
  ])('does not exist for %s', async (name) => {
    expect((await requestModel(name)).status).toBe(404)
  })
})
