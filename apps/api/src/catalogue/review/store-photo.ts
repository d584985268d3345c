import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Storage } from '../../platform/storage/storage.ts'

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
export async function storePhoto(base64: string, storage: Storage): Promise<StoredPhoto | null> {
  if (!BASE64.test(base64)) return null
  const upload = Buffer.from(base64, 'base64')
  if (upload.length > MAX_BYTES) return null
  const photo = await reencodePhoto(upload)
  if (!photo) return null
  const name = `${createHash('sha256').update(photo.data).digest('hex').slice(0, 40)}.webp`
  const file = `${FOLDER}/${name}`
  await storage.put(file, photo.data, 'image/webp')
  return { file, width: photo.info.width, height: photo.info.height }
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
