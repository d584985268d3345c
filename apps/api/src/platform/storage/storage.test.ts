import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StorageServer, startStorageServer } from '../../test-support/start-storage-server.ts'
import { FolderStorage } from './folder-storage.ts'
import { S3Storage } from './s3-storage.ts'
import type { Storage, StoredObject } from './storage.ts'

let folder: string
let server: StorageServer
const storages: Record<string, Storage> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  server = await startStorageServer()
  storages.folder = new FolderStorage(folder)
  // Pages of two objects, so that lists have several.
  storages.S3 = new S3Storage(server.settings, { pageSize: 2 })
})
afterAll(async () => {
  for (const storage of Object.values(storages)) await storage.close()
  await server.close()
  await rm(folder, { recursive: true })
})

async function collect(objects: AsyncIterable<StoredObject>): Promise<StoredObject[]> {
  const collected: StoredObject[] = []
  for await (const object of objects) collected.push(object)
  return collected
}

async function read(stream: Readable | null): Promise<string | null> {
  return stream ? (await buffer(stream)).toString() : null
}

describe.each(['folder', 'S3'])('[upload.resume] the storage in %s', (name) => {
  const open = () => storages[name] as Storage

  it('returns what was put as a buffer or a stream, whole and in part, and its size', async () => {
    const storage = open()
    await storage.put('get/one', Buffer.from('молоко'))
    const parts = [Buffer.from('hel'), Buffer.from('lo')]
    await storage.put('get/two', { stream: Readable.from(parts), bytes: 5 }, 'text/plain')
    expect(await read(await storage.get('get/one'))).toBe('молоко')
    expect(await read(await storage.get('get/two'))).toBe('hello')
    expect(await read(await storage.get('get/two', { start: 1, end: 3 }))).toBe('ell')
    expect(await read(await storage.get('get/two', { start: 3 }))).toBe('lo')
    expect(await storage.head('get/one')).toEqual({ key: 'get/one', bytes: 12 })
  })

  it('replaces an object of the same key', async () => {
    const storage = open()
    await storage.put('replace/it', Buffer.from('the first and longer one'))
    await storage.put('replace/it', Buffer.from('second'))
    expect(await read(await storage.get('replace/it'))).toBe('second')
  })

  it('has nothing under a key never put or deleted, which may be deleted again', async () => {
    const storage = open()
    await storage.put('gone/soon', Buffer.from('x'))
    await storage.delete('gone/soon')
    await storage.delete('gone/soon')
    expect([await storage.get('gone/soon'), await storage.head('gone/soon')]).toEqual([null, null])
    expect(await storage.head('gone')).toBeNull()
  })

  it('lists the keys of a prefix in order, whatever their number, and none of its neighbours', async () => {
    const storage = open()
    const keys = ['list/a/10', 'list/a/9', 'list/aa', 'list/b', 'list/c/d/e', 'listing/f']
    for (const key of keys) await storage.put(key, Buffer.from(key))
    const listed = await collect(storage.list('list/'))
    expect(listed.map(({ key }) => key)).toEqual([
      'list/a/10',
      'list/a/9',
      'list/aa',
      'list/b',
      'list/c/d/e',
    ])
    expect(listed[0]).toEqual({ key: 'list/a/10', bytes: 9 })
    expect(await collect(storage.list('nothing/'))).toEqual([])
    expect((await collect(storage.list(''))).map(({ key }) => key)).toEqual(
      expect.arrayContaining(keys),
    )
  })

  it('refuses a stream that fails, ends early or is longer than was said', async () => {
    const storage = open()
    const failing = Readable.from(
      (function* () {
        yield Buffer.from('abc')
        throw new Error('the line was cut')
      })(),
    )
    await expect(storage.put('cut/short', { stream: failing, bytes: 10 })).rejects.toThrow(
      'the line was cut',
    )
    const early = { stream: Readable.from([Buffer.from('x')]), bytes: 2 }
    await expect(storage.put('cut/early', early)).rejects.toThrow('1 of 2 bytes')
    const late = { stream: Readable.from([Buffer.from('xyz')]), bytes: 2 }
    await expect(storage.put('cut/late', late)).rejects.toThrow('more than 2 bytes')
  })

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'a/', '', 'a\0b', 'a/.hidden', 'a\\b'])(
    'takes no key that could leave it: %j',
    async (key) => {
      const storage = open()
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key')
      await expect(storage.get(key)).rejects.toThrow('no key')
      await expect(storage.head(key)).rejects.toThrow('no key')
      await expect(storage.delete(key)).rejects.toThrow('no key')
    },
  )
})

it('[upload.resume] the folder lists keys in the order of S3', async () => {
  const storage = open('folder')
  for (const key of ['order/a/1', 'order/a.b', 'order/ab']) await storage.put(key, Buffer.from('x'))
  const listed = await collect(storage.list('order/'))
  expect(listed.map(({ key }) => key)).toEqual(['order/a.b', 'order/a/1', 'order/ab'])
})

it('[upload.resume] the folder keeps no empty folders and no unfinished files', async () => {
  const storage = open('folder')
  await storage.put('empty/a/b', Buffer.from('x'))
  await storage.delete('empty/a/b')
  const early = { stream: Readable.from([Buffer.from('x')]), bytes: 2 }
  await expect(storage.put('unfinished', early)).rejects.toThrow('1 of 2 bytes')
  const names = await readdir(folder)
  expect(names.filter((name) => name === 'empty' || name.startsWith('unfinished'))).toEqual([])
})

it('[upload.resume] a bucket that is not there is an error, not an empty storage', async () => {
  const storage = new S3Storage({ ...server.settings, bucket: 'absent' })
  await expect(storage.get('any')).rejects.toThrow()
  await storage.close()
})

function open(name: string): Storage {
  return storages[name] as Storage
}
