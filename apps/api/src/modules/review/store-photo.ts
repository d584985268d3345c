import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = 'reviews'
const MAX_SIDE_PX = 1_600
/** A good phone camera takes 50 megapixels; a larger image is a decompression bomb or a mistake. */
const MAX_PIXELS = 60_000_000
const MAX_BYTES = 6_300_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

export interface StoredPhoto {
  /** Path under /media/…/. */
  file: string
  width: number
  height: number
}

/**
 * Stores a photo re-encoded from its pixels, so that nothing else of the upload remains, such as
 * the location or hidden content. Returns null if it is not an image.
 */
export async function storePhoto(base64: string, dataDir: string): Promise<StoredPhoto | null> {
  if (!BASE64.test(base64)) return null
  const upload = Buffer.from(base64, 'base64')
  if (upload.length > MAX_BYTES) return null
  const photo = await reencodePhoto(upload)
  if (!photo) return null
  const name = `${createHash('sha256').update(photo.data).digest('hex').slice(0, 40)}.webp`
  const folder = join(dataDir, 'media', FOLDER)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${name}.${randomUUID()}.part`)
  try {
    await writeFile(unfinished, photo.data)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    // On a full disk a part of the photo would take the last of its space.
    await rm(unfinished, { force: true })
    throw error
  }
  return { file: `${FOLDER}/${name}`, width: photo.info.width, height: photo.info.height }
}

async function reencodePhoto(upload: Buffer) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { format } = await sharp(upload, options).metadata()
    if (!FORMATS.has(format ?? '')) return null
    return await sharp(upload, options)
      .autoOrient()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    // A file that sharp cannot decode completely is not an image; the caller reports that.
    return null
  }
}
