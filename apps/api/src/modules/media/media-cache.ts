import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'

/** Pictures made before, as files; the ones longest unused go when there are too many bytes. */
export class MediaCache {
  readonly #folder: string
  readonly #log: Logger
  readonly #known: LRUCache<string, number>
  #opening: Promise<void> | null = null

  constructor(folder: string, mostBytes: number, log: Logger) {
    this.#folder = folder
    this.#log = log
    this.#known = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict' || reason === 'delete') void this.#drop(name)
      },
    })
  }

  async read(key: string): Promise<Buffer | null> {
    await this.#open()
    const name = nameOf(key)
    if (this.#known.get(name) === undefined) return null
    try {
      return await readFile(join(this.#folder, name))
    } catch (error) {
      this.#known.delete(name)
      this.#log.warn({ err: error }, 'a kept picture could not be read')
      return null
    }
  }

  /** Whole or not at all: a half-written file would be shown for a year. */
  async write(key: string, picture: Buffer): Promise<void> {
    await this.#open()
    const name = nameOf(key)
    const draft = join(this.#folder, `${name}.${randomUUID()}.part`)
    await writeFile(draft, picture)
    await rename(draft, join(this.#folder, name))
    this.#known.set(name, picture.length)
  }

  #open(): Promise<void> {
    this.#opening ??= this.#readFolder().catch((error) => {
      this.#opening = null
      throw error
    })
    return this.#opening
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const names = await readdir(this.#folder)
    const found = await Promise.all(
      names.map(async (name) => ({ name, about: await stat(join(this.#folder, name)) })),
    )
    found.sort((a, b) => a.about.mtimeMs - b.about.mtimeMs)
    for (const { name, about } of found) {
      if (name.endsWith('.part')) await this.#drop(name)
      else this.#known.set(name, about.size)
    }
  }

  async #drop(name: string): Promise<void> {
    try {
      await rm(join(this.#folder, name), { force: true })
    } catch (error) {
      this.#log.warn({ err: error }, 'a kept picture could not be removed')
    }
  }
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
