import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FolderStorage } from '../../platform/storage/folder-storage.ts'
import { storePhoto } from './store-photo.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-photo-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[product.reviews] the same photo sent several times at once is stored once, and no part of it stays', async () => {
  const create = { width: 1_600, height: 1_200, channels: 3, background: '#B65A38' } as const
  const photo = (await sharp({ create }).jpeg().toBuffer()).toString('base64')
  const storage = new FolderStorage(folder)
  const stored = await Promise.all(Array.from({ length: 8 }, () => storePhoto(photo, storage)))
  expect(new Set(stored.map((one) => one?.file)).size).toBe(1)
  const files = await readdir(join(folder, 'reviews'))
  expect(files.map((name) => `reviews/${name}`)).toEqual([stored[0]?.file])
})
