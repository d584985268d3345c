import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { readPictureSize } from '../../../media/media/read-picture-size.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { PictureError } from './fetch-picture.ts'

const PREFIX = 'feed/'
const MAX_PIXELS = 60_000_000
/** Allowed picture formats with their file extensions and content types. */
const formats: Readonly<Record<string, readonly [extension: string, type: string]>> = {
  jpeg: ['jpg', 'image/jpeg'],
  png: ['png', 'image/png'],
  webp: ['webp', 'image/webp'],
  heif: ['avif', 'image/avif'],
}

/** A picture of a feed in the shop's storage. */
export interface StoredPicture {
  /** Its path under /media/…/. */
  file: string
  width: number
  height: number
}

type Size = Pick<StoredPicture, 'width' | 'height'>

/** Pictures imported by feeds; the file name is derived from the source address. */
export class PictureStore {
  readonly #storage: Storage
  readonly #sizes: ReadonlyMap<string, Size>
  readonly #files = new Map<string, string>()

  private constructor(storage: Storage, sizes: ReadonlyMap<string, Size>) {
    this.#storage = storage
    this.#sizes = sizes
  }

  /** @param sizes the known sizes by path, which spare reading the pictures again. */
  static async open(storage: Storage, sizes: ReadonlyMap<string, Size>): Promise<PictureStore> {
    const store = new PictureStore(storage, sizes)
    for await (const { key } of storage.list(PREFIX)) {
      store.#files.set(key.slice(PREFIX.length).replace(/\.\w+$/, ''), key)
    }
    return store
  }

  /** The stored picture of this address, if there is one. */
  async find(address: string): Promise<StoredPicture | null> {
    const file = this.#files.get(hashAddress(address))
    if (!file) return null
    const size = this.#sizes.get(file)
    if (size) return { file, ...size }
    const stream = await this.#storage.get(file)
    return stream && { file, ...(await readPictureSize(await buffer(stream))) }
  }

  /** Stores the unchanged bytes of an address after verifying that they are a picture. */
  async save(address: string, bytes: Buffer): Promise<StoredPicture> {
    const [extension, type] = formats[(await detectFormat(bytes)) ?? ''] ?? []
    if (!extension) throw new PictureError('not a picture in JPEG, PNG, WebP or AVIF')
    const hash = hashAddress(address)
    const file = `${PREFIX}${hash}.${extension}`
    await this.#storage.put(file, bytes, type)
    this.#files.set(hash, file)
    return { file, ...(await readPictureSize(bytes)) }
  }
}

async function detectFormat(bytes: Buffer): Promise<string | null> {
  try {
    return (await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()).format ?? null
  } catch {
    // Whatever sharp cannot read is not a picture; the caller reports its address.
    return null
  }
}

function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40)
}
