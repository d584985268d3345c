import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { Services } from '../../platform/services/services.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { MediaSource } from './convert-picture.ts'
import { findPictureOrigin, type PictureOrigin, readPictureFile } from './find-picture-origin.ts'
import { MediaCache } from './media-cache.ts'
import { buildModelInThread } from './model/build-model-in-thread.ts'
import { findModelRequest } from './model/find-model-request.ts'
import type { Modifiers } from './parse-modifiers.ts'
import type { PictureGenerator } from './picture-generator.ts'

/** Number of pictures converted concurrently; leaves the rest of a small machine to API calls. */
const CONCURRENCY = 2
/** Incremented when drawings change, which invalidates cached ones. */
const DRAWING_VERSION = 2
/** The same for models that are built from others. */
const MODEL_VERSION = 2

/** Converts pictures and models on request, each once, and caches them on disk. */
export class MediaBuilder {
  /** The library of the studio. */
  readonly #studio: string
  readonly #storage: Storage
  readonly #log: Logger
  readonly #cache: MediaCache
  readonly #pictureGenerator: PictureGenerator | null
  readonly #limit = pLimit(CONCURRENCY)
  readonly #pendingBuilds = new Map<string, Promise<Buffer | null>>()

  constructor(
    { DATA_DIR, STUDIO_DIR, MEDIA_CACHE_MB }: Env,
    { log, storage, pictureGenerator }: Pick<Services, 'log' | 'storage' | 'pictureGenerator'>,
  ) {
    this.#pictureGenerator = pictureGenerator
    this.#studio = STUDIO_DIR
    this.#storage = storage
    this.#log = log
    this.#cache = new MediaCache(join(DATA_DIR, 'media-cache'), MEDIA_CACHE_MB * 1024 * 1024, log)
  }

  /** The picture with the given modifiers; null when the path has none. */
  async picture(path: string, modifiers: Modifiers): Promise<Buffer | null> {
    const key = JSON.stringify([DRAWING_VERSION, path, modifiers])
    return this.#deduplicate(key, () => this.#find(key, path, modifiers))
  }

  /**
   * A model built from the studio's GLB: for Quick Look, or in another finish; null when there is
   * none.
   */
  async model(path: string): Promise<Buffer | null> {
    const key = JSON.stringify(['model', MODEL_VERSION, path])
    return this.#deduplicate(key, () => this.#findModel(key, path))
  }

  async close(): Promise<void> {
    await this.#pictureGenerator?.close()
  }

  #deduplicate(key: string, build: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const running = this.#pendingBuilds.get(key)
    if (running) return running
    const pending = build().finally(() => this.#pendingBuilds.delete(key))
    this.#pendingBuilds.set(key, pending)
    return pending
  }

  async #findModel(key: string, path: string): Promise<Buffer | null> {
    const found = await findModelRequest(path, this.#studio)
    if (!found) return null
    const cacheKey = `${key}@${found.modifiedMs}`
    const cached = await this.#cache.read(cacheKey)
    if (cached) return cached
    return this.#limit(async () => {
      const built = await this.#buildReadable(path, () => buildModelInThread(found.request))
      if (built) await this.#cache.write(cacheKey, built)
      return built
    })
  }

  /** Reads cached results at once; only conversions wait for a free slot. */
  async #find(key: string, path: string, modifiers: Modifiers): Promise<Buffer | null> {
    const origin = await this.#locate(path)
    if (!origin) return null
    const cacheKey = key + origin.version
    const cached = await this.#cache.read(cacheKey)
    if (cached) return cached
    return this.#limit(async () => {
      const source = await origin.read()
      const built = source && (await this.#buildReadable(path, () => convert(source, modifiers)))
      if (built) await this.#cache.write(cacheKey, built)
      return built
    })
  }

  async #locate(path: string): Promise<PictureOrigin | null> {
    if (path.startsWith('drawn/')) return { version: '', read: () => this.#draw(path) }
    return findPictureOrigin(path, { studio: this.#studio, storage: this.#storage })
  }

  async #draw(path: string): Promise<MediaSource | null> {
    const svg = await this.#pictureGenerator?.draw(path)
    return svg ? { kind: 'drawing', svg } : readBuiltInPicture(path)
  }

  /** Returns null for a file whose contents do not match its extension. */
  async #buildReadable(path: string, build: () => Promise<Buffer>): Promise<Buffer | null> {
    try {
      return await build()
    } catch (error) {
      if (path.startsWith('drawn/')) throw error
      this.#log.warn({ err: error, path }, 'a picture or model could not be read')
      return null
    }
  }
}

/**
 * Pictures that pages of every shop show, under the addresses of the demonstration's drawings: the
 * dummies of card.images, the first picture of the home page and the one of error pages.
 */
const fileNames: ReadonlyMap<string, string> = new Map([
  ['drawn/dummy/no-image.svg', 'no-image.svg'],
  ['drawn/dummy/no-texture.svg', 'no-texture.svg'],
  ['drawn/scene/living.svg', 'living.webp'],
  ['drawn/armchair/84x84x80-B65A38-fabric-front.svg', 'armchair.webp'],
])

/** The built-in picture of a path; null where there is none. */
async function readBuiltInPicture(path: string): Promise<MediaSource | null> {
  const name = fileNames.get(path)
  if (!name) return null
  return readPictureFile(join(import.meta.dirname, 'built-in', name))
}

/** The library of pictures is loaded with the first picture, not with the program. */
async function convert(source: MediaSource, modifiers: Modifiers): Promise<Buffer> {
  const { convertPicture } = await import('./convert-picture.ts')
  return convertPicture(source, modifiers)
}
