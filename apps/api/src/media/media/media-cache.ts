import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'

/** Disk cache of converted pictures with a size limit; evicts the least recently used files. */
export class MediaCache {
  readonly #folder: string
  readonly #log: Logger
  readonly #sizes: LRUCache<string, number>
  #openPromise: Promise<void> | null = null

  constructor(folder: string, maxBytes: number, log: Logger) {
    this.#folder = folder
    this.#log = log
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict' || reason === 'delete') void this.#deleteFile(name)
      },
    })
  }

  async read(key: string): Promise<Buffer | null> {
    await this.#open()
    const name = toFileName(key)
    if (this.#sizes.get(name) === undefined) return null
    try {
      return await readFile(join(this.#folder, name))
    } catch (error) {
      this.#sizes.delete(name)
      this.#log.warn({ err: error }, 'a cached picture could not be read')
      return null
    }
  }

  /** Writes atomically: a partial file would be served for a year. */
  async write(key: string, picture: Buffer): Promise<void> {
    await this.#open()
    const name = toFileName(key)
    const draft = join(this.#folder, `${name}.${randomUUID()}.part`)
    await writeFile(draft, picture)
    await rename(draft, join(this.#folder, name))
    this.#sizes.set(name, picture.length)
  }

  #open(): Promise<void> {
    this.#openPromise ??= this.#readFolder().catch((error) => {
      this.#openPromise = null
      throw error
    })
    return this.#openPromise
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const names = await readdir(this.#folder)
    const found = await Promise.all(
      names.map(async (name) => ({ name, about: await stat(join(this.#folder, name)) })),
    )
    found.sort((a, b) => a.about.mtimeMs - b.about.mtimeMs)
    for (const { name, about } of found) {
      if (name.endsWith('.part')) await this.#deleteFile(name)
      else this.#sizes.set(name, about.size)
    }
  }

  async #deleteFile(name: string): Promise<void> {
    try {
      await rm(join(this.#folder, name), { force: true })
    } catch (error) {
      this.#log.warn({ err: error }, 'a cached picture could not be deleted')
    }
  }
}

function toFileName(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
