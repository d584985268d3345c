import { join } from 'node:path'
import type { Logger } from 'pino'
import { Drawer } from './drawer.ts'
import { makePicture } from './make-picture.ts'
import { MediaCache } from './media-cache.ts'
import { findMediaSource, type MediaSource } from './media-source.ts'
import type { Modifiers } from './read-modifiers.ts'
import { Turnstile } from './turnstile.ts'

/** Pictures made at once: one for each core of a small machine, so that calls are still answered. */
const AT_ONCE = 2
/** Raised when the same drawing is drawn otherwise: what was kept of before is then not used. */
const DRAWING_EDITION = 2

/** Makes pictures as they are asked for, each once, and keeps them on the disk. */
export class MediaMaker {
  readonly #folder: string
  readonly #log: Logger
  readonly #cache: MediaCache
  readonly #drawer = new Drawer()
  readonly #turnstile = new Turnstile(AT_ONCE)
  readonly #making = new Map<string, Promise<Buffer | null>>()

  constructor(dataDir: string, cacheBytes: number, log: Logger) {
    this.#folder = join(dataDir, 'media')
    this.#log = log
    this.#cache = new MediaCache(join(dataDir, 'media-cache'), cacheBytes, log)
  }

  /** The picture as wanted; null where the path leads to none. */
  async picture(path: string, wanted: Modifiers): Promise<Buffer | null> {
    const key = JSON.stringify([DRAWING_EDITION, path, wanted])
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#find(key, path, wanted).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  close(): Promise<void> {
    return this.#drawer.close()
  }

  async #find(key: string, path: string, wanted: Modifiers): Promise<Buffer | null> {
    const isDrawn = path.startsWith('drawn/')
    const kept = isDrawn ? await this.#cache.read(key) : null
    if (kept) return kept
    return this.#turnstile.pass(async () => {
      const source = await findMediaSource(path, this.#folder, this.#drawer)
      if (!source) return null
      const dated = source.kind === 'file' ? `${key}@${source.changedMs}` : key
      const known = source.kind === 'file' ? await this.#cache.read(dated) : null
      if (known) return known
      const made = await this.#make(path, source, wanted)
      if (made) await this.#cache.write(dated, made)
      return made
    })
  }
  /** A file that is no picture, whatever its name says, is as good as none. */
  async #make(path: string, source: MediaSource, wanted: Modifiers): Promise<Buffer | null> {
    if (source.kind === 'drawing') return makePicture(source, wanted)
    try {
      return await makePicture(source, wanted)
    } catch (error) {
      this.#log.warn({ err: error, path }, 'a picture could not be read')
      return null
    }
  }
}
