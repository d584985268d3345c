import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSmallGlb } from '../../test-support/fixtures/small-glb.ts'
import { openZip } from '../../test-support/open-zip.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { buildUsdz } from './build-usdz.ts'

const picture = Buffer.from('a picture of cloth, let us say')

const readModel = (usdz: Buffer) => openZip(usdz)[0]?.bytes.toString('utf8') ?? ''

describe('buildUsdz', () => {
  const files = openZip(buildUsdz(buildSmallGlb(picture)))

  it('[product.3d] packs the model first and its textures after it, uncompressed, aligned to 64 bytes', () => {
    expect(files.map(({ name }) => name)).toEqual(['model.usda', 'textures/0.jpg'])
    for (const { offset, method, crc, bytes } of files) {
      expect(offset % 64).toBe(0)
      expect(method).toBe(0)
      expect(crc).toBe(crc32(bytes))
    }
    expect(files[1]?.bytes.equals(picture)).toBe(true)
  })

  it.each([1, 2, 3, 60, 61, 62, 63, 64, 65])(
    'keeps the alignment with a texture of %i bytes',
    (size) => {
      const two = buildSmallGlb(Buffer.alloc(size, 7), {
        textures: [{ source: 0 }, { source: 1 }],
        images: [0, 1].map(() => ({ bufferView: 4, mimeType: 'image/png' })),
      })
      const places = openZip(buildUsdz(two)).map(({ offset }) => offset % 64)
      expect(places).toEqual([0, 0, 0])
    },
  )

  it('[product.3d] writes each mesh with its transform and its material', () => {
    const text = readModel(buildUsdz(buildSmallGlb(picture)))
    expect(text).toMatch(/^#usda 1\.0\n/)
    expect(text).toContain('metersPerUnit = 1')
    expect(text).toContain('upAxis = "Y"')
    expect(text).toContain('def Mesh "black_metal_0"')
    expect(text).toContain('def Mesh "_linen_1"')
    expect(text).toContain('(0, 0.5, 0, 1) )')
    expect(text).toContain('(0, 0.75, 0, 1) )')
    expect(text).toContain('point3f[] points = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]')
    expect(text).toContain('int[] faceVertexIndices = [0, 1, 2]')
    expect(text).toContain('rel material:binding = </Model/Materials/linen_1>')
    expect(text).toContain('asset inputs:file = @textures/0.jpg@')
  })

  it('flips textures vertically and uses glTF’s defaults for missing values', () => {
    const text = readModel(buildUsdz(buildSmallGlb(picture)))
    expect(text).toContain('texCoord2f[] primvars:st = [(0, 1), (1, 1), (0, 0.75)]')
    expect(text).toContain('float4 inputs:scale = (1, 1, 2, 1)')
    expect(text).toContain('float4 inputs:bias = (-0.5, -0.5, -1, 0)')
    expect(text).toContain('color3f inputs:diffuseColor = (0.1, 0.1, 0.1)')
    expect(text).toContain('float inputs:metallic = 1')
    expect(text).toContain('uniform bool doubleSided = 1')
  })

  it.each([
    ['no GLB', Buffer.from('glTF: not a real one, but whole')],
    ['an empty file', Buffer.alloc(0)],
    ['a GLB cut short', buildSmallGlb(picture).subarray(0, 300)],
    [
      'a compressed GLB',
      buildSmallGlb(picture, { extensionsRequired: ['KHR_draco_mesh_compression'] }),
    ],
    ['a circle of nodes', buildSmallGlb(picture, { nodes: [{ children: [0] }] })],
    ['a node that is not there', buildSmallGlb(picture, { nodes: [{ children: [9] }] })],
  ])('refuses %s', (_, file) => {
    expect(() => buildUsdz(file)).toThrow()
  })
})

describe('a studio model for Quick Look', () => {
  let api: TestApi
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-usdz-'))
    api = await startTestApi({ env: { DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await api.close()
    await rm(dataDir, { recursive: true })
  })

  it('[product.3d] is converted from its GLB on the first request and cached', async () => {
    const address = `${api.origin}/media/_/studio/v0a1b2c3d/models/armchair-brigg.usdz`
    const answers = await Promise.all([fetch(address), fetch(address)])
    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('model/vnd.usdz+zip')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    const [first, second] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    )
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    const files = openZip(first ?? Buffer.alloc(0))
    expect(files.every(({ offset }) => offset % 64 === 0)).toBe(true)
    expect(readModel(first ?? Buffer.alloc(0))).toContain('def Mesh "leather_cognac_0"')
    const cachedFiles = await readdir(join(dataDir, 'media-cache'))
    expect(cachedFiles).toHaveLength(1)
    const again = await fetch(address)
    expect(Buffer.from(await again.arrayBuffer()).equals(first ?? Buffer.alloc(0))).toBe(true)
  })
})
