import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FolderStorage } from '../../platform/storage/folder-storage.ts'
import { callPersonal, requestProfileCode } from '../../test-support/fixtures/profile-code.ts'
import {
  beginUpload,
  chunkBytes,
  getId,
  makePicture,
  readOffset,
  sendChunk,
  uploadFile,
} from '../../test-support/fixtures/upload.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { takeUploads } from './upload.queries.ts'

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

async function age(id: string, interval: string): Promise<void> {
  await api.db.execute(sql`update upload set touched_at = now() - ${interval}::interval
    where id = ${id}`)
}

async function countRows(id: string): Promise<number> {
  return (await api.db.execute(sql`select from upload where id = ${id}`)).rows.length
}

describe('[upload.limits] a person', () => {
  it('has two uploads at once; a third is told when to come again, also of three begun together', async () => {
    const visitor = await logInByCode(api)
    const begun = await Promise.all([1, 2, 3].map((n) => beginUpload(visitor, 1000 + n)))
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 201, 429])
    const refused = begun.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused?.body.code).toBe('upload_parallel')
    const id = getId(begun.find(({ status }) => status === 201)?.headers.get('location') ?? '')
    // One that nothing arrives for any more leaves its place, one that is removed too.
    await age(id, '2 minutes')
    expect((await beginUpload(visitor, 2000)).status).toBe(201)
    expect((await beginUpload(visitor, 2001)).status).toBe(429)
    const other = begun.filter(({ status }) => status === 201)[1]?.headers.get('location')
    const removed = await visitor.call('POST', '/api_vue/uploads/', {
      action: 'removeUpload',
      id: getId(other ?? ''),
    })
    expect(removed.body).toEqual({ result: true })
    expect((await beginUpload(visitor, 2002)).status).toBe(201)
  })

  it.each([
    ['forty files', 40, 1000, 409, 'upload_many'],
    ['2 GB', 8, 268_435_456, 413, 'upload_space'],
  ])('has %s that no form took, and no more', async (_, count, bytes, status, code) => {
    const visitor = await logInByCode(api)
    await api.db.execute(sql`insert into upload
        (id, user_id, purpose, name, fingerprint, bytes, received)
      select gen_random_uuid(), ${visitor.userId}, 'claim', 'a', 'f', ${bytes}, ${bytes}
      from generate_series(1, ${count})`)
    const answer = await beginUpload(visitor, 1000)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    await api.db.execute(sql`update upload set state = 'ready', media_type = 'image/png',
      stored_bytes = 1, attached_at = now() where user_id = ${visitor.userId}`)
    expect((await beginUpload(visitor, 1000)).status).toBe(201)
  })

  it('keeps for claims and reviews what the setting allows, told before the first byte', async () => {
    const visitor = await logInByCode(api)
    const other = await logInByCode(api)
    const keep = (purpose: string, count: number) =>
      api.db.execute(sql`insert into upload (id, user_id, purpose, name, fingerprint, bytes,
          received, state, media_type, stored_bytes, attached_at)
        select gen_random_uuid(), ${visitor.userId}, ${purpose}, 'a', 'f', 268435456, 268435456,
          'ready', 'image/png', 1, now() from generate_series(1, ${count})`)
    await keep('claim', 10)
    await keep('review', 9)
    await keep('assembly', 5)
    expect((await beginUpload(visitor, 1000)).status).toBe(201)
    await keep('claim', 1)
    const refused = await beginUpload(visitor, 1000)
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      413,
      'upload_account',
      expect.stringMatching(/^Место для ваших файлов закончилось/),
    ])
    expect((await beginUpload(other, 1000)).status).toBe(201)
  })

  it('without a login uploads nothing', async () => {
    const answer = await beginUpload({ call: api.call }, 1000)
    expect([answer.status, answer.body.code]).toEqual([401, 'login_needed'])
  })

  it('[POST /uploads/#removeUpload] finds no upload of another, nor do staff before it is sent to them', async () => {
    const stranger = await logInByCode(api)
    const staff = await logInAs(api, { groups: [20] })
    const begun = await beginUpload(customer, 1000)
    const location = begun.headers.get('location') ?? ''
    const id = getId(location)
    expect((await readOffset(stranger, location)).status).toBe(404)
    expect((await sendChunk(stranger, location, 0, Buffer.alloc(1000))).status).toBe(404)
    const headers = { 'tus-resumable': '1.0.0' }
    expect((await stranger.call('DELETE', location, undefined, { headers })).status).toBe(404)
    for (const action of ['finishUpload', 'removeUpload'])
      expect((await stranger.call('POST', '/api_vue/uploads/', { action, id })).status).toBe(404)
    expect((await readOffset(customer, location)).headers.get('upload-offset')).toBe('0')
    expect((await staff.call('GET', `/uploads/${id}/file`)).status).toBe(404)
    expect((await customer.call('DELETE', location, undefined, { headers })).status).toBe(204)

    const { body } = await uploadFile(customer, await makePicture().webp().toBuffer())
    for (const kind of ['file', 'thumbnail']) {
      const path = `/uploads/${body.id}/${kind}`
      expect((await customer.call('GET', path)).status).toBe(200)
      expect((await stranger.call('GET', path)).status).toBe(404)
      expect((await api.call('GET', path)).status).toBe(401)
      expect((await staff.call('GET', path)).status).toBe(404)
    }
    expect((await customer.call('GET', '/uploads/not-an-id/file')).status).toBe(404)
  })

  it('is not made to upload by a page of another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const begun = await beginUpload(customer, 1000, {}, foreign)
    expect([begun.status, begun.body.code]).toEqual([403, 'foreign_origin'])
    const own = await beginUpload(customer, 1000)
    const location = own.headers.get('location') ?? ''
    for (const method of ['PATCH', 'DELETE']) {
      const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
      const headers = { 'tus-resumable': '1.0.0', ...foreign, ...(method === 'PATCH' ? type : {}) }
      const body = method === 'PATCH' ? Buffer.alloc(1000) : undefined
      expect((await customer.call(method, location, body, { headers })).status).toBe(403)
    }
    expect(own.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('[upload.limits] what belongs to nothing', () => {
  it('is removed after a day with its bytes; what a form took stays', async () => {
    const visitor = await logInByCode(api)
    const picture = await makePicture().jpeg().toBuffer()
    const [loose, taken] = [await uploadFile(visitor, picture), await uploadFile(visitor, picture)]
    const begun = await beginUpload(visitor, chunkBytes + 1)
    const unfinished = getId(begun.headers.get('location'))
    await sendChunk(visitor, `/uploads/${unfinished}`, 0, Buffer.alloc(chunkBytes))
    const { userId } = visitor
    const ids = [taken.body.id]
    expect(await takeUploads(api.db, { ids, userId, purpose: 'claim' })).toHaveLength(1)
    const all = [loose.body.id, taken.body.id, unfinished]
    for (const id of all) await age(id, '23 hours 59 minutes')
    await sweepUploads(api.services)
    expect(await Promise.all(all.map(countRows))).toEqual([1, 1, 1])
    for (const id of all) await age(id, '24 hours 1 minute')
    await sweepUploads(api.services)
    expect((await visitor.call('GET', `/uploads/${loose.body.id}/file`)).status).toBe(404)
    // A request that still writes may take some minutes.
    for (const id of all) await age(id, '6 minutes')
    await sweepUploads(api.services)
    expect(await Promise.all(all.map(countRows))).toEqual([0, 1, 0])
    expect(await Promise.all(all.map(listFiles))).toEqual([[], ['file', 'thumbnail'], []])
    expect((await visitor.call('GET', `/uploads/${taken.body.id}/file`)).status).toBe(200)
  })

  it('[lk.remove] is what a removed account leaves: nobody reads it, and its bytes go', async () => {
    const visitor = await logInByCode(api)
    const staff = await logInAs(api, { groups: [20] })
    const picture = await makePicture().jpeg().toBuffer()
    const { id } = (await uploadFile(visitor, picture)).body
    await takeUploads(api.db, { ids: [id], userId: visitor.userId, purpose: 'claim' })
    const code = await requestProfileCode(api, visitor, 'removal')
    expect((await callPersonal(visitor, 'removeAccount', { code })).body).toEqual({ result: true })
    expect((await staff.call('GET', `/uploads/${id}/file`)).status).toBe(404)
    await sweepUploads(api.services)
    expect([await countRows(id), await listFiles(id)]).toEqual([0, []])
  })

  it('keeps its row until its last byte is gone', async () => {
    const visitor = await logInByCode(api)
    const { body } = await uploadFile(visitor, await makePicture().jpeg().toBuffer())
    await visitor.call('POST', '/api_vue/uploads/', { action: 'removeUpload', id: body.id })
    await age(body.id, '6 minutes')
    const { services } = api
    const failing = Object.assign(new FolderStorage(join(dataDir, 'media')), {
      delete: () => Promise.reject(new Error('the disk is away')),
    })
    await expect(sweepUploads({ ...services, storage: failing })).rejects.toThrow('disk')
    expect(await countRows(body.id)).toBe(1)
    await sweepUploads(services)
    expect([await countRows(body.id), await listFiles(body.id)]).toEqual([0, []])
  })
})

describe('[upload.limits] a form takes uploads', () => {
  it('once, of its own person, ready, for its purpose, and at most twenty', async () => {
    const visitor = await logInByCode(api)
    const { userId } = visitor
    const picture = await makePicture().jpeg().toBuffer()
    const [first, second] = [await uploadFile(visitor, picture), await uploadFile(visitor, picture)]
    const [a, b] = [first.body.id, second.body.id]
    const open = await beginUpload(visitor, 1000)
    const c = getId(open.headers.get('location'))
    const take = (ids: string[], changes = {}) =>
      api.db
        .transaction(async (tx) => {
          const taken = await takeUploads(tx, { ids, userId, purpose: 'claim', ...changes })
          if (!taken) throw new Error('refused')
          return taken.map(({ id }) => id)
        })
        .catch(() => null)
    expect(await take([a], { userId: customer.userId })).toBeNull()
    expect(await take([a], { purpose: 'review' })).toBeNull()
    expect(await take([a, c])).toBeNull()
    expect(await take(Array.from({ length: 21 }, () => crypto.randomUUID()))).toBeNull()
    expect(await take([b, a, b])).toEqual([b, a])
    expect(await take([a])).toBeNull()
    const removal = { action: 'removeUpload', id: a }
    expect((await visitor.call('POST', '/api_vue/uploads/', removal)).status).toBe(404)
    expect(await take([])).toEqual([])
  })
})
