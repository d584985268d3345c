import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderStorage } from '../../platform/storage/folder-storage.ts'
import {
  beginUpload,
  chunkBytes,
  getId,
  makePicture,
  readOffset,
  sendChunk,
  uploadFile,
} from '../../test-support/fixtures/upload.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { finishUpload } from './finish-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'

let api: TestApi
let dataDir: string
let customer: Visitor
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'))
  api = await startTestApi({ env: { DATA_DIR: dataDir } })
})
beforeEach(async () => {
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

const finish = (id: string) =>
  customer.call('POST', '/api_vue/uploads/', { action: 'finishUpload', id })

/** A picture whose last byte arrived; nobody has asked to finish it. */
async function sendPicture(): Promise<string> {
  const picture = await makePicture().jpeg().toBuffer()
  const location = (await beginUpload(customer, picture.length)).headers.get('location') ?? ''
  expect((await sendChunk(customer, location, 0, picture)).status).toBe(204)
  return getId(location)
}

/** The same storage, which does something before the first time that it reads or stores. */
function interrupt(kind: 'get' | 'put', work: () => Promise<unknown>): FolderStorage {
  const storage = new FolderStorage(join(dataDir, 'media'))
  const original: (...values: never[]) => Promise<unknown> = storage[kind].bind(storage)
  let isDone = false
  return Object.assign(storage, {
    [kind]: async (...values: never[]) => {
      if (!isDone) {
        isDone = true
        await work()
      }
      return original(...values)
    },
  })
}

describe('[upload.limits] [POST /uploads/#finishUpload] a finish', () => {
  it.each([
    ['whose chunks the other one removed', 'get'],
    ['that stores what the other one stored', 'put'],
  ] as const)('%s answers as the other one did, and loses nothing', async (_, kind) => {
    const id = await sendPicture()
    const storage = interrupt(kind, () => finish(id))
    const answer = await finishUpload({ db: api.db, storage }, { id, userId: customer.userId })
    expect(answer).toMatchObject({ id, thumbnailUrl: `/uploads/${id}/thumbnail` })
    expect((await customer.call('GET', `/uploads/${id}/file`)).status).toBe(200)
    expect(await listFiles(id)).toEqual(['file', 'thumbnail'])
  })

  it('that reads nothing more, because the other one removed the chunks, refuses nothing', async () => {
    const id = await sendPicture()
    const storage = Object.assign(new FolderStorage(join(dataDir, 'media')), {
      get: async () => {
        await finish(id)
        return Readable.from([])
      },
    })
    const answer = await finishUpload({ db: api.db, storage }, { id, userId: customer.userId })
    expect(answer).toMatchObject({ id })
    expect((await customer.call('GET', `/uploads/${id}/file`)).status).toBe(200)
  })

  it('of many at once judges the file one time', async () => {
    const id = await sendPicture()
    const { storage } = api.services
    const put = vi.spyOn(storage, 'put')
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(put.mock.calls.map(([key]) => key)).toEqual([
      `uploads/${id}/file`,
      `uploads/${id}/thumbnail`,
    ])
    put.mockRestore()
    expect((await customer.call('GET', `/uploads/${id}/file`)).status).toBe(200)
  })

  it('of a file that is removed and swept meanwhile leaves no bytes behind', async () => {
    const id = await sendPicture()
    const storage = interrupt('put', async () => {
      await customer.call('POST', '/api_vue/uploads/', { action: 'removeUpload', id })
      await api.db.execute(sql`update upload set touched_at = now() - interval '6 minutes'
        where id = ${id}`)
      await sweepUploads(api.services)
    })
    const answer = await finishUpload({ db: api.db, storage }, { id, userId: customer.userId })
    expect(answer).toBe('not_found')
    expect(await listFiles(id)).toEqual([])
  })
})

describe('[upload.resume] a chunk', () => {
  it('that was stored and not counted, because the process ended, goes with the others', async () => {
    const id = await sendPicture()
    const storage = new FolderStorage(join(dataDir, 'media'))
    await storage.put(`uploads/${id}/parts/0-${crypto.randomUUID()}`, Buffer.alloc(1000))
    expect((await finish(id)).status).toBe(200)
    expect(await listFiles(id)).toEqual(['file', 'thumbnail'])
  })

  it('that is longer than the rest of the file is refused and not stored', async () => {
    const begun = await beginUpload(customer, 1000)
    const location = begun.headers.get('location') ?? ''
    const answer = await sendChunk(customer, location, 0, Buffer.alloc(1001))
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
    expect(await listFiles(getId(location))).toEqual([])
    expect((await readOffset(customer, location)).headers.get('upload-offset')).toBe('0')
  })

  it.each(['-1', '1e3', '', 'NaN', '9'.repeat(30), '1000'])(
    'at the place "%s" is refused',
    async (offset) => {
      const begun = await beginUpload(customer, chunkBytes)
      const location = begun.headers.get('location') ?? ''
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      }
      const answer = await customer.call('PATCH', location, Buffer.alloc(1000), { headers })
      expect([400, 403, 409]).toContain(answer.status)
      expect(await listFiles(getId(location))).toEqual([])
    },
  )
})

describe('[upload.limits] an upload', () => {
  it.each([
    ['a negative length', { 'upload-length': '-5' }, 400],
    ['a length that is no number', { 'upload-length': 'Infinity' }, 400],
    ['a length that is named later', { 'upload-length': '', 'upload-defer-length': '1' }, 400],
    ['a part of a concatenation', { 'upload-concat': 'partial' }, 501],
    ['metadata that is no Base64', { 'upload-metadata': 'name *' }, 400],
    ['another version of the protocol', { 'tus-resumable': '0.2.2' }, 400],
  ])('with %s is refused and counts nothing', async (_, headers, status) => {
    const answer = await beginUpload(customer, 1000, {}, headers)
    expect(answer.status).toBe(status)
    const { rows } = await api.db.execute(
      sql`select from upload where user_id = ${customer.userId}`,
    )
    expect(rows).toEqual([])
  })

  it('whose name has a character that the database cannot store is refused', async () => {
    const answer = await beginUpload(customer, 1000, { name: 'a\0.jpg' })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
  })

  it('is not removed by a page of another site that hides its method', async () => {
    const location = (await beginUpload(customer, 1000)).headers.get('location') ?? ''
    const headers = {
      'tus-resumable': '1.0.0',
      'x-http-method-override': 'DELETE',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }
    await customer.call('HEAD', location, undefined, { headers })
    expect((await readOffset(customer, location)).status).toBe(200)
  })

  it.each([
    ['отчёт.html', 'application/pdf', 'отчёт.pdf'],
    ['фото.jpg.exe', 'application/pdf', 'фото.jpg.pdf'],
    ['скол\u202Egpj.scr', 'application/pdf', 'скол gpj.pdf'],
    ['../../etc/passwd', 'application/pdf', '.. .. etc passwd.pdf'],
    ['a\r\nSet-Cookie: x=y.pdf', 'application/pdf', 'a Set-Cookie x=y.pdf'],
  ])('named %j is read by staff under the ending of its bytes', async (name, type, read) => {
    const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')
    const { body } = await uploadFile(customer, pdf, { name, type })
    const answer = await customer.call('GET', `/uploads/${body.id}/file`)
    const header = answer.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(read)
  })
})
