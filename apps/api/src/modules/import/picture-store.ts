import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PictureFault } from './fetch-picture.ts'

const FOLDER = 'feed'
const MOST_PIXELS = 60_000_000
/** What a picture may be, and the ending its file then has. */
const endings: Readonly<Record<string, string>> = {
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

/** Pictures that came by feeds, each under a name made of the address it came from. */
export class PictureStore {
  readonly #folder: string
  readonly #names = new Map<string, string>()

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** @param mediaFolder the folder whose files the image proxy shows. */
  static async open(mediaFolder: string): Promise<PictureStore> {
    const store = new PictureStore(join(mediaFolder, FOLDER))
    await mkdir(store.#folder, { recursive: true })
    for (const name of await readdir(store.#folder)) {
      if (!name.endsWith('.part')) store.#names.set(name.replace(/\.\w+$/, ''), name)
    }
    return store
  }

  /** The picture of this address, if it was put in before. */
  async find(address: string): Promise<StoredPicture | null> {
    const name = this.#names.get(keyOf(address))
    return name ? describe(name, join(this.#folder, name)) : null
  }

  /** Keeps the bytes of an address as they are, once they prove to be a picture. */
  async put(address: string, bytes: Buffer): Promise<StoredPicture> {
    const key = keyOf(address)
    const format = await formatOf(bytes)
    const ending = endings[format ?? '']
    if (!ending) throw new PictureFault('it is no picture in JPEG, PNG, WebP or AVIF')
    const name = `${key}.${ending}`
    const unfinished = join(this.#folder, `${key}.${process.pid}.part`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, join(this.#folder, name))
    this.#names.set(key, name)
    return describe(name, bytes)
  }
}

async function describe(name: string, source: string | Buffer): Promise<StoredPicture> {
  const { autoOrient } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata()
  return { file: `${FOLDER}/${name}`, width: autoOrient.width, height: autoOrient.height }
}

async function formatOf(bytes: Buffer): Promise<string | null> {
  try {
    return (await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()).format ?? null
  } catch {
    // Whatever sharp cannot read is no picture; the caller says so of this address.
    return null
  }
}

function keyOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40)
}
