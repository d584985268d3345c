import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type StorageServer, startStorageServer } from '../../test-support/start-storage-server.ts'
import { FolderStorage } from './folder-storage.ts'
import { moveObjects } from './move-objects.ts'
import { S3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const keys = ['feed/a.jpg', 'reviews/b.webp', 'uploads/c/file']

let server: StorageServer
let bucket: Storage
let folder: string
let local: FolderStorage
beforeAll(async () => {
  server = await startStorageServer()
  bucket = new S3Storage(server.settings)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'))
  local = new FolderStorage(folder)
  for (const key of keys) await local.put(key, Buffer.from(`bytes of ${key}`))
})
afterAll(async () => {
  await bucket.close()
  await server.close()
})

async function list(storage: Storage): Promise<string[]> {
  const listed: string[] = []
  for await (const { key } of storage.list('')) listed.push(key)
  return listed
}

it('[media.storage] the files of a machine are moved to the bucket whole, with their content types, and its folder is left empty', async () => {
  await writeFile(join(folder, '.hidden'), 'not of the shop')
  expect(await moveObjects(local, bucket)).toEqual({ objects: 3, bytes: 65 })
  expect([await list(bucket), await list(local)]).toEqual([keys, []])
  for (const key of keys) {
    const stream = await bucket.get(key)
    expect(stream && (await buffer(stream)).toString()).toBe(`bytes of ${key}`)
  }
  const answer = await fetch(`${server.settings.endpoint}/${server.settings.bucket}/feed/a.jpg`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  await rm(folder, { recursive: true })
})

it('[media.storage] an interrupted move is finished by the next one, which replaces what arrived in part', async () => {
  await bucket.put('feed/a.jpg', Buffer.from('bytes'))
  await bucket.delete('reviews/b.webp')
  const put = vi.spyOn(bucket, 'put')
  put.mockImplementation(async (key, ...rest) => {
    if (key === 'reviews/b.webp') throw new Error('the bucket is away')
    return S3Storage.prototype.put.call(bucket, key, ...rest)
  })
  await expect(moveObjects(local, bucket)).rejects.toThrow('the bucket is away')
  put.mockRestore()
  expect(await list(local)).toEqual(keys.slice(1))
  await moveObjects(local, bucket)
  expect([await list(bucket), await list(local)]).toEqual([keys, []])
  const stream = await bucket.get('feed/a.jpg')
  expect(stream && (await buffer(stream)).toString()).toBe('bytes of feed/a.jpg')
  await rm(folder, { recursive: true })
})
