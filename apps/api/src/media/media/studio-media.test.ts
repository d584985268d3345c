import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const forever = 'public, max-age=31536000, immutable'
const glb = Buffer.from('glTF: not a real one, but whole')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="100" height="50"><rect width="100" height="50" fill="#B65A38"/></svg>'

let api: TestApi
let folder: string
const sofa = () => join(folder, 'library', 'pictures', 'sofa', 'front.linen.webp')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svetlitsa-studio-'))
  const library = join(folder, 'library')
  for (const name of ['pictures/sofa', 'models', 'drawings', 'turntables/sofa']) {
    await mkdir(join(library, name), { recursive: true })
  }
  await paint(sofa(), '#B65A38')
  await paint(join(library, 'turntables', 'sofa', '07.webp'), '#D8C7A9')
  await writeFile(join(library, 'models', 'sofa.glb'), glb)
  await writeFile(join(library, 'drawings', 'sofa.svg'), drawing)
  await writeFile(join(library, 'manifest.json'), '{}')
  await writeFile(join(folder, 'secret.glb'), 'secret')
  await symlink(join(folder, 'secret.glb'), join(library, 'models', 'leak.glb'))
  api = await startTestApi({
    env: { DATA_DIR: join(folder, 'data'), STUDIO_DIR: library, MEDIA_CACHE_MB: '8' },
  })
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const paint = (file: string, background: string) =>
  sharp({ create: { width: 1000, height: 800, channels: 3, background } })
    .webp()
    .toFile(file)

async function requestMedia(path: string) {
  const answer = await fetch(`${api.origin}/media/${path}`)
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type')
  return { status: answer.status, type, caching: answer.headers.get('cache-control'), body }
}

describe('the studio’s files in the image proxy', () => {
  it('[call.images] are converted to any size and format, including AVIF', async () => {
    const path = 'studio/v0a1b2c3d/pictures/sofa/front.linen.webp'
    const small = await requestMedia(`f_avif,w_400/${path}`)
    expect(small).toMatchObject({ status: 200, type: 'image/avif', caching: forever })
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 400, height: 320 })
    const frame = await requestMedia('f_webp,w_200/studio/v0a1b2c3d/turntables/sofa/07.webp')
    expect(frame).toMatchObject({ status: 200, type: 'image/webp', caching: forever })
  })

  it('are cached permanently only under a content hash', async () => {
    const { status, caching } = await requestMedia(
      'f_webp,w_200/studio/pictures/sofa/front.linen.webp',
    )
    expect([status, caching]).toEqual([200, 'public, max-age=86400'])
  })

  it('are served anew after a picture changes', async () => {
    const path = 'f_png,w_48/studio/pictures/sofa/front.linen.webp'
    const before = await requestMedia(path)
    await paint(sofa(), '#3F6650')
    await utimes(sofa(), new Date(), new Date(Date.now() + 5_000))
    expect((await requestMedia(path)).body.equals(before.body)).toBe(false)
  })

  it('[product.3d] include models and drawings, served unchanged', async () => {
    const model = await requestMedia('_/studio/v0a1b2c3d/models/sofa.glb')
    expect(model).toMatchObject({ status: 200, type: 'model/gltf-binary', caching: forever })
    expect(model.body.equals(glb)).toBe(true)
    const plan = await requestMedia('_/studio/drawings/sofa.svg')
    expect(plan).toMatchObject({ status: 200, type: 'image/svg+xml' })
    expect(plan.body.toString()).toBe(drawing)
  })

  it('include drawings, which are rendered as pictures on request', async () => {
    const rendered = await requestMedia('f_webp,w_800/studio/v0a1b2c3d/drawings/sofa.svg')
    expect(await sharp(rendered.body).metadata()).toMatchObject({ width: 800, height: 400 })
  })

  it.each([
    '_/studio/manifest.json',
    '_/studio/models/none.glb',
    '_/studio/models/none.usdz',
    '_/studio/models/sofa.usdz',
    '_/studio/models/leak.usdz',
    '_/studio/../secret.usdz',
    '_/studio/models/leak.glb',
    '_/studio/../secret.glb',
    '_/studio/..%2fsecret.glb',
    '_/studio/v0a1b2c3d/..%2f..%2fsecret.glb',
    'f_webp,w_200/studio/models/sofa.glb',
    'f_webp,w_200/studio/pictures/sofa/front.velvet.webp',
    '_/studio/',
    '_/studio/models',
  ])('do not exist under %s', async (path) => {
    const { status, body } = await requestMedia(path)
    expect(status).toBe(404)
    expect(body.toString()).not.toContain('secret')
  })
})
