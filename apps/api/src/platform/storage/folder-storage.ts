import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../database/is-database-unavailable.ts'
import { findFileInside } from './find-file-inside.ts'
import {
  type ByteRange,
  checkKey,
  checkLength,
  checkPrefix,
  isKey,
  type SizedStream,
  type Storage,
  type StoredObject,
} from './storage.ts'

const missing = /^(ENOENT|ENOTDIR)$/
const UNFINISHED = '.part'

/** Objects as files of a folder, which several processes of one machine may share. */
export class FolderStorage implements Storage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(key: string, body: Buffer | SizedStream): Promise<void> {
    const file = this.#locate(key)
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(file), { recursive: true })
    try {
      const source = Buffer.isBuffer(body) ? Readable.from([body]) : checkLength(body)
      await pipeline(source, createWriteStream(unfinished, { flush: true }))
      await rename(unfinished, file)
    } catch (error) {
      // On a full disk a part of the file would take the last of its space.
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const found = await this.#find(key)
    return found && createReadStream(found.file, range ?? {})
  }

  async head(key: string): Promise<StoredObject | null> {
    const found = await this.#find(key)
    return found && { key, bytes: found.bytes }
  }

  async delete(key: string): Promise<void> {
    await ignoreMissing(rm(this.#locate(key)))
    await this.#removeEmptyFolders(dirname(key))
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const folder = join(this.#folder, checkPrefix(prefix))
    const entries = await ignoreMissing(readdir(folder, { withFileTypes: true }))
    for (const entry of (entries ?? []).sort(compareAsKeys)) {
      const key = prefix + entry.name
      if (entry.isDirectory()) yield* this.list(`${key}/`)
      else if (isKey(key) && !entry.name.endsWith(UNFINISHED)) {
        const found = await this.head(key)
        if (found) yield found
      }
    }
  }

  async close(): Promise<void> {}

  #locate(key: string): string {
    return join(this.#folder, checkKey(key))
  }

  /** A link that leads out of the folder is no object. */
  #find(key: string) {
    return findFileInside(this.#folder, checkKey(key))
  }

  async #removeEmptyFolders(folder: string): Promise<void> {
    for (let path = folder; path !== '.'; path = dirname(path)) {
      try {
        await rmdir(join(this.#folder, path))
      } catch (error) {
        // Another object is in it, or another process removed it first.
        if (hasCode(error, /^(ENOTEMPTY|EEXIST|ENOENT)$/)) return
        throw error
      }
    }
  }
}

/** Slashes count in the order of keys, as they do in S3. */
function compareAsKeys(one: Dirent, other: Dirent): number {
  const [a, b] = [one, other].map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
  return (a ?? '') < (b ?? '') ? -1 : 1
}

async function ignoreMissing<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (hasCode(error, missing)) return null
    throw error
  }
}
