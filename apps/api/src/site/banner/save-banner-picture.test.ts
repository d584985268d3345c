import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { makePicture, uploadFile } from '../../test-support/fixtures/upload.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startStorageServer } from '../../test-support/start-storage-server.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let dataDir: string
let editor: Visitor
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'banners-'))
  api = await startTestApi({ fill: addPages, env: { DATA_DIR: dataDir } })
  editor = await logInAs(api, { groups: [1] })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const purpose = { purpose: 'banner', name: 'комната.jpg' }
const savePicture = (upload: string, { call } = editor) =>
  call('POST', '/api_vue/banners/', { action: 'saveBannerPicture', upload })
const makeRoom = (width: number) =>
  makePicture(width, Math.round(width * 0.43))
    .jpeg()
    .toBuffer()

it('[POST /banners/#saveBannerPicture] makes a picture that a banner shows, in the sizes of the page', async () => {
  const { body } = await uploadFile(editor, await makeRoom(1_200), purpose)
  const saved = await savePicture(body.id)
  expect(saved.body).toMatchObject({ width: 1_200, height: 516 })
  const { imgUrl } = saved.body
  expect(imgUrl).toMatch(/^banner\/[\da-f]{32}\.jpg$/)
  const shown = await api.call('GET', `/media/f_webp,w_800/${imgUrl}`)
  expect(shown.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 800 })
  const fields = { name: 'Комната', url: '/catalog/', imgUrl }
  const created = await editor.call('POST', '/api_vue/getMainSlider/newSaveElement/', fields)
  expect(created.status).toBe(200)
  expect((await savePicture(body.id)).status).toBe(404)
})

it('[route.tools] the same picture has the same address, another has another', async () => {
  const addresses = []
  for (const width of [1_000, 1_000, 1_100]) {
    const { body } = await uploadFile(editor, await makeRoom(width), purpose)
    addresses.push((await savePicture(body.id)).body.imgUrl)
  }
  expect(new Set(addresses).size).toBe(2)
  expect(addresses[0]).toBe(addresses[1])
})

it('[route.tools] what is no picture, or a small one, or another’s, is refused', async () => {
  const pdf = await uploadFile(editor, Buffer.from('%PDF-1.7\n%%EOF'), purpose)
  const refused = await savePicture(pdf.body.id)
  expect([refused.status, refused.body.code]).toEqual([422, 'not_picture'])
  expect(refused.body.detail).toBe('Это не картинка. Подойдут JPEG, PNG, WebP и HEIC.')
  const page = await uploadFile(editor, Buffer.from('<!doctype html><script>'), purpose)
  expect([page.status, page.body.code]).toEqual([422, 'upload_type'])
  const small = await uploadFile(editor, await makeRoom(999), purpose)
  const answer = await savePicture(small.body.id)
  expect([answer.status, answer.body.code]).toEqual([422, 'picture_small'])
  expect(answer.body.detail).toBe('Картинка слишком маленькая: нужна шириной от 1000 точек.')
  const room = await uploadFile(editor, await makeRoom(1_000), purpose)
  const other = await logInAs(api, { groups: [26] })
  expect((await savePicture(room.body.id, other)).status).toBe(404)
  const claim = await uploadFile(editor, await makeRoom(1_000), { purpose: 'claim' })
  expect((await savePicture(claim.body.id)).status).toBe(404)
})

it('[route.tools] pictures in S3 are shown as well', async () => {
  const server = await startStorageServer()
  const remote = await startTestApi({
    fill: addPages,
    env: { ...server.env, DATA_DIR: join(dataDir, 'remote') },
  })
  const visitor = await logInAs(remote, { groups: [1] })
  const { body } = await uploadFile(visitor, await makeRoom(1_000), purpose)
  const { imgUrl } = (await savePicture(body.id, visitor)).body
  const shown = await remote.call('GET', `/media/f_jpeg,w_400/${imgUrl}`)
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400 })
  const missing = await remote.call('GET', `/media/_/banner/${'0'.repeat(32)}.jpg`)
  expect(missing.status).toBe(404)
  await remote.close()
  await server.close()
})
