import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { isKey, type Storage } from '../../platform/storage/storage.ts'
import type { MediaSource } from './convert-picture.ts'
import { findStudioPicture } from './find-studio-picture.ts'

const pictureName = /\.(jpe?g|png|webp|avif)$/i
/** Pictures whose name comes from a hash, so that another picture has another name. */
const hashedName = /^(banner|feed|reviews)\/[\da-f]{32,64}\.\w+$/

export interface PictureOrigin {
  /** Changes with the contents of the picture. */
  version: string
  /** Null where the picture is missing after all. */
  read(): Promise<MediaSource | null>
}

interface PictureStores {
  /** Folder of the studio's library. */
  studio: string
  storage: Storage
}

/**
 * Where a picture that is not drawn comes from: the studio's library for paths under `studio/`, the
 * shop's storage for all others; null for what is no picture. One with a hashed name is not looked
 * up in the storage, because most requests for it are answered from a cache.
 */
export async function findPictureOrigin(
  path: string,
  { studio, storage }: PictureStores,
): Promise<PictureOrigin | null> {
  const file = await findStudioPicture(path, studio)
  if (file) return { version: `@${file.modifiedMs}`, read: () => readPictureFile(file.file) }
  if (!pictureName.test(path) || !isKey(path)) return null
  const read = () => readStored(path, storage)
  if (hashedName.test(path)) return { version: '', read }
  const stored = await storage.head(path)
  return stored && { version: `@${stored.bytes}`, read }
}

/** A picture of the library or one that comes with the shop. */
export async function readPictureFile(file: string): Promise<MediaSource> {
  if (!file.endsWith('.svg')) return { kind: 'file', file }
  return { kind: 'drawing', svg: await readFile(file, 'utf8') }
}

async function readStored(path: string, storage: Storage): Promise<MediaSource | null> {
  const stream = await storage.get(path)
  return stream && { kind: 'bytes', bytes: await buffer(stream) }
}
