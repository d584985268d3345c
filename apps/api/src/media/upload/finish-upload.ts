import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import type { Db } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { FileRefusal, JudgedFile } from './judge/judge-file.ts'
import { removeParts } from './remove-parts.ts'
import {
  findOwnUpload,
  listParts,
  type Owned,
  removeUnjudgedUpload,
  setUploadReady,
} from './upload.queries.ts'
import { buildUploadKey } from './upload-key.ts'

type Finished = UploadedPhoto | FileRefusal | 'not_found' | 'upload_incomplete'

interface Stores {
  db: Db
  storage: Storage
}

/**
 * Judges an upload whose last byte arrived. May be repeated: after a lost answer the same upload is
 * answered, after a crash the work is done again.
 */
export async function finishUpload(stores: Stores, owned: Owned): Promise<Finished> {
  const { db, storage } = stores
  const { id } = owned
  const row = await findOwnUpload(db, owned)
  if (!row) return 'not_found'
  if (row.state === 'ready') return describeUpload(row)
  if (row.received < row.bytes) return 'upload_incomplete'
  const outcome = await judgeAndStore(stores, owned, row.bytes).catch((error: unknown) => ({
    error,
  }))
  const current = await findOwnUpload(db, owned)
  // Another process may have finished it meanwhile, and removed the chunks while this one read them.
  if (current?.state === 'ready') {
    await removeParts(db, storage, id)
    return describeUpload(current)
  }
  if (!current) await removeFiles(storage, id)
  if (typeof outcome !== 'string') throw outcome.error
  if (outcome === 'stored') return 'not_found'
  await removeUnjudgedUpload(db, owned)
  return outcome
}

async function judgeAndStore(
  { db, storage }: Stores,
  owned: Owned,
  bytes: number,
): Promise<FileRefusal | 'stored'> {
  const { id } = owned
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const file = join(folder, 'file')
    await assemble({ db, storage }, id, file)
    const { judgeFile } = await import('./judge/judge-file.ts')
    const judged = await judgeFile(file, bytes)
    if (typeof judged === 'string') return judged
    const storedBytes = await store(storage, id, judged, { file, bytes })
    const { mediaType, width, height } = judged
    await setUploadReady(db, owned, { mediaType, width, height, storedBytes })
    return 'stored'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The sweep may have been here before these were stored, and does not come again. */
async function removeFiles(storage: Storage, id: string): Promise<void> {
  for (const kind of ['file', 'thumbnail'] as const) await storage.delete(buildUploadKey(id, kind))
}

export function describeUpload({ id, name }: { id: string; name: string }): UploadedPhoto {
  return { id, name, thumbnailUrl: `/uploads/${id}/thumbnail` }
}

async function assemble({ db, storage }: Stores, id: string, file: string): Promise<void> {
  const parts = await listParts(db, id)
  const read = async function* () {
    for (const { key } of parts) {
      const part = await storage.get(key)
      if (!part) throw new Error(`the chunk ${key} is missing`)
      yield* part
    }
  }
  await pipeline(Readable.from(read()), createWriteStream(file))
}

async function store(
  storage: Storage,
  id: string,
  { picture, thumbnail, mediaType }: JudgedFile,
  { file, bytes }: { file: string; bytes: number },
): Promise<number> {
  const body = picture ?? { stream: createReadStream(file), bytes }
  await storage.put(buildUploadKey(id, 'file'), body, mediaType)
  await storage.put(buildUploadKey(id, 'thumbnail'), thumbnail, 'image/webp')
  return picture?.length ?? bytes
}
