import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { Drawer } from './drawer.ts'
import type { FoundFile } from './file-inside.ts'
import { findMediaFile, type MediaFolders } from './find-media-file.ts'
import { findModelWish } from './find-model-wish.ts'
import { type MediaSource, makePicture } from './make-picture.ts'
import { MediaCache } from './media-cache.ts'
import { modelInThread } from './model-in-thread.ts'
import type { Modifiers } from './read-modifiers.ts'
import { Turnstile } from './turnstile.ts'

/** Pictures made at once: one for each core of a small machine, so that calls are still answered. */
const AT_ONCE = 2
/** Raised when the same drawing is drawn otherwise: what was kept of before is then not used. */
const DRAWING_EDITION = 2
/** The same for the models that are made of others. */
const MODEL_EDITION = 2

/** Makes pictures and models as they are asked for, each once, and keeps them on the disk. */
export class MediaMaker {
  readonly #folders: MediaFolders
  readonly #log: Logger
  readonly #cache: MediaCache
  readonly #drawer = new Drawer()
  readonly #turnstile = new Turnstile(AT_ONCE)
  readonly #making = new Map<string, Promise<Buffer | null>>()

  constructor({ DATA_DIR, STUDIO_DIR, MEDIA_CACHE_MB }: Env, log: Logger) {
    this.#folders = { media: join(DATA_DIR, 'media'), studio: STUDIO_DIR }
    this.#log = log
    this.#cache = new MediaCache(join(DATA_DIR, 'media-cache'), MEDIA_CACHE_MB * 1024 * 1024, log)
  }

  /** The picture as wanted; null where the path leads to none. */
  async picture(path: string, wanted: Modifiers): Promise<Buffer | null> {
    const key = JSON.stringify([DRAWING_EDITION, path, wanted])
    return this.#once(key, () => this.#find(key, path, wanted))
  }

  /** A model made of the studio's GLB: for Quick Look, or in another finish; null where there is none. */
  async model(path: string): Promise<Buffer | null> {
    const key = JSON.stringify(['model', MODEL_EDITION, path])
    return this.#once(key, () => this.#findModel(key, path))
  }

  close(): Promise<void> {
    return this.#drawer.close()
  }

  #once(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const running = this.#making.get(key)
    if (running) return running
    const making = make().finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  async #findModel(key: string, path: string): Promise<Buffer | null> {
    const found = await findModelWish(path, this.#folders.studio)
    if (!found) return null
    const dated = `${key}@${found.changedMs}`
    const kept = await this.#cache.read(dated)
    if (kept) return kept
    return this.#turnstile.pass(async () => {
      const made = await this.#readable(path, () => modelInThread(found.wish))
      if (made) await this.#cache.write(dated, made)
      return made
    })
  }

  /** What was made before is read at once; only the making waits for its turn. */
  async #find(key: string, path: string, wanted: Modifiers): Promise<Buffer | null> {
    const isDrawn = path.startsWith('drawn/')
    const file = isDrawn ? null : await findMediaFile(path, this.#folders)
    if (!isDrawn && !file) return null
    const dated = file ? `${key}@${file.changedMs}` : key
    const kept = await this.#cache.read(dated)
    if (kept) return kept
    return this.#turnstile.pass(async () => {
      const source = await this.#sourceOf(path, file)
      const made = source && (await this.#readable(path, () => makePicture(source, wanted)))
      if (made) await this.#cache.write(dated, made)
      return made
    })
  }

  async #sourceOf(path: string, found: FoundFile | null): Promise<MediaSource | null> {
    if (found && !found.file.endsWith('.svg')) return { kind: 'file', file: found.file }
    const svg = found ? await readFile(found.file, 'utf8') : await this.#drawer.draw(path)
    return svg === null ? null : { kind: 'drawing', svg }
  }

  /** A file that is not what its name says is as good as none. */
  async #readable(path: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
    try {
      return await make()
    } catch (error) {
      if (path.startsWith('drawn/')) throw error
      this.#log.warn({ err: error, path }, 'a picture or model could not be read')
      return null
    }
  }
}
