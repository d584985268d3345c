import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPictureSize } from '../../media/read-picture-size.ts'
import { PictureError } from './fetch-picture.ts'

const FOLDER = 'feed'
const MAX_PIXELS = 60_000_000
/** Allowed picture formats and their file extensions. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
}

/** A picture of a feed in the shop's media folder. */
export interface StoredPicture {
  /** Its path under /media/…/. */
  file: string
  width: number
  height: number
}

/** Pictures imported by feeds; the file name is derived from the source address. */
export class PictureStore {
  readonly #folder: string
  readonly #names = new Map<string, string>()

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** @param mediaFolder the folder that the image proxy serves. */
  static async open(mediaFolder: string): Promise<PictureStore> {
    const store = new PictureStore(join(mediaFolder, FOLDER))
    await mkdir(store.#folder, { recursive: true })
    for (const name of await readdir(store.#folder)) {
      if (!name.endsWith('.part')) store.#names.set(name.replace(/\.\w+$/, ''), name)
    }
    return store
  }

  /** The stored picture of this address, if there is one. */
  async find(address: string): Promise<StoredPicture | null> {
    const name = this.#names.get(toStorageKey(address))
    return name ? readPictureInfo(name, join(this.#folder, name)) : null
  }

  /** Stores the unchanged bytes of an address after verifying that they are a picture. */
  async save(address: string, bytes: Buffer): Promise<StoredPicture> {
    const key = toStorageKey(address)
    const format = await detectFormat(bytes)
    const extension = extensions[format ?? '']
    if (!extension) throw new PictureError('not a picture in JPEG, PNG, WebP or AVIF')
    const name = `${key}.${extension}`
    const partialFile = join(this.#folder, `${key}.${process.pid}.part`)
    await writeFile(partialFile, bytes)
    await rename(partialFile, join(this.#folder, name))
    this.#names.set(key, name)
    return readPictureInfo(name, bytes)
  }
}

async function readPictureInfo(name: string, source: string | Buffer): Promise<StoredPicture> {
  return { file: `${FOLDER}/${name}`, ...(await readPictureSize(source)) }
}

async function detectFormat(bytes: Buffer): Promise<string | null> {
  try {
    return (await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()).format ?? null
  } catch {
    // Whatever sharp cannot read is not a picture; the caller reports its address.
    return null
  }
}

function toStorageKey(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40)
}
