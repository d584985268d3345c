import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  beginUpload,
  chunkBytes,
  getId,
  makeLargePicture,
  makePicture,
  readOffset,
  sendChunk,
  uploadFile,
} from '../../test-support/fixtures/upload.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startStorageServer } from '../../test-support/start-storage-server.ts'
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
async function listFiles(id: string): Promise<string[]> {
  try {
    return (await readdir(join(dataDir, 'media', 'uploads', id), { recursive: true })).sort()
  } catch {
    return []
  }
}

describe('[upload.resume] an upload', () => {
  it('[POST /uploads/#finishUpload] arrives in chunks, is judged and read by its owner', async () => {
    const picture = await makeLargePicture(2 * chunkBytes + 1000)
    expect(picture.length).toBeGreaterThan(2 * chunkBytes)
    const finished = await uploadFile(customer, picture, {
      name: 'ск"ол\r\n.png',
      type: 'image/png',
    })
    expect(finished.status).toBe(200)
    const { id, name, thumbnailUrl } = finished.body
    expect([name, thumbnailUrl]).toEqual(['ск"ол\r\n.png', `/uploads/${id}/thumbnail`])
    const file = await customer.call('GET', `/uploads/${id}/file`)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('ск ол .png')}`,
    )
    const pixels = await sharp(picture).raw().toBuffer()
    // Not compared by toEqual, which takes minutes to describe a difference of megabytes.
    expect(pixels.equals(await sharp(file.bytes).raw().toBuffer())).toBe(true)
    const thumbnail = await customer.call('GET', thumbnailUrl)
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 120,
      height: 120,
    })
    // Chunks are gone, and finishing again changes nothing.
    expect(await listFiles(id)).toEqual(['file', 'thumbnail'])
    const again = await customer.call('POST', '/api_vue/uploads/', { action: 'finishUpload', id })
    expect(again.body).toEqual(finished.body)
    // It lies beside the shop's pictures, but is none of them.
    expect((await api.call('GET', `/media/_/uploads/${id}/file`)).status).toBe(404)
  })

  it('[POST /uploads/#getUploads] goes on after a cut connection from the last whole chunk, from another session of the person', async () => {
    const picture = await makeLargePicture(chunkBytes + 1000)
    const begun = await beginUpload(customer, picture.length, { fingerprint: 'same-file' })
    const location = begun.headers.get('location') ?? ''
    expect((await sendChunk(customer, location, 0, picture.subarray(0, chunkBytes))).status).toBe(
      204,
    )
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(picture.subarray(chunkBytes, chunkBytes + 500)),
      pull: (controller) => controller.error(new Error('the connection was cut')),
    })
    await expect(sendChunk(customer, location, chunkBytes, cut)).rejects.toThrow()

    await api.db.execute("update sms_code set created_at = created_at - interval '1 hour'")
    const elsewhere = await logInByCode(api, customer.phone, createVisitor(api.call))
    const listed = await elsewhere.call('POST', '/api_vue/uploads/', {
      action: 'getUploads',
      purpose: 'claim',
    })
    expect(listed.body.unfinished).toContainEqual({
      id: getId(location),
      name: 'диван.jpg',
      fingerprint: 'same-file',
      bytes: picture.length,
      received: chunkBytes,
    })
    const head = await readOffset(elsewhere, location)
    expect(head.status).toBe(200)
    expect(head.headers.get('upload-offset')).toBe(String(chunkBytes))
    expect(head.headers.get('upload-length')).toBe(String(picture.length))
    // What was sent already is not taken again.
    const stale = await sendChunk(elsewhere, location, 0, picture.subarray(0, chunkBytes))
    expect([stale.status, stale.headers.get('content-type')]).toEqual([
      409,
      'application/problem+json; charset=utf-8',
    ])
    const early = await elsewhere.call('POST', '/api_vue/uploads/', {
      action: 'finishUpload',
      id: getId(location),
    })
    expect([early.status, early.body.code]).toEqual([409, 'upload_incomplete'])
    const rest = await sendChunk(elsewhere, location, chunkBytes, picture.subarray(chunkBytes))
    expect(rest.status).toBe(204)
    const finished = await elsewhere.call('POST', '/api_vue/uploads/', {
      action: 'finishUpload',
      id: getId(location),
    })
    expect(finished.status).toBe(200)
  })

  it('takes one of two chunks that are sent for the same place at once, whole', async () => {
    const visitor = await logInByCode(api)
    const picture = await makeLargePicture(chunkBytes + 1000)
    const begun = await beginUpload(visitor, picture.length)
    const location = begun.headers.get('location') ?? ''
    const first = picture.subarray(0, chunkBytes)
    const answers = await Promise.all([1, 2, 3].map(() => sendChunk(visitor, location, 0, first)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await listFiles(getId(location))).length).toBe(2)
    await sendChunk(visitor, location, chunkBytes, picture.subarray(chunkBytes))
    const id = getId(location)
    const finished = await visitor.call('POST', '/api_vue/uploads/', { action: 'finishUpload', id })
    expect(finished.status).toBe(200)
  })

  it('is of chunks of 2 MB: neither larger ones nor small ones before the last', async () => {
    const visitor = await logInByCode(api)
    const begun = await beginUpload(visitor, 3 * chunkBytes)
    const location = begun.headers.get('location') ?? ''
    const larger = await sendChunk(visitor, location, 0, Buffer.alloc(chunkBytes + 1))
    expect([larger.status, larger.body.code]).toEqual([413, 'too_large'])
    const small = await sendChunk(visitor, location, 0, Buffer.alloc(1000))
    expect([small.status, small.body.code]).toEqual([400, 'upload_chunk'])
    expect((await readOffset(visitor, location)).headers.get('upload-offset')).toBe('0')
  })

  it('is stored in S3 where a bucket is set', async () => {
    const server = await startStorageServer()
    const remote = await startTestApi({ env: { ...server.env, DATA_DIR: dataDir } })
    const visitor = await logInByCode(remote)
    const finished = await uploadFile(visitor, await makePicture().jpeg().toBuffer())
    expect(finished.status).toBe(200)
    const { id } = finished.body
    expect((await visitor.call('GET', `/uploads/${id}/file`)).status).toBe(200)
    expect((await visitor.call('GET', `/uploads/${id}/thumbnail`)).status).toBe(200)
    expect(await listFiles(id)).toEqual([])
    await remote.close()
    await server.close()
  })
})
