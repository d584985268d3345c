import sharp, { type Sharp } from 'sharp'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export type UploadReason = 'not_a_picture' | 'too_large' | 'too_many_pixels' | 'too_small'

const MAX_BYTES = 8 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const MIN_SIDE_PX = 32
/** Time limit against pictures that are crafted to decode slowly. */
const MAX_SECONDS = 5
/** Formats of browsers and cameras. SVG is excluded, because it could reference other resources. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'])
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Opens a base64 picture, cropped to the selected part. The header is checked before decoding, so
 * that a small file that declares a billion pixels costs nothing.
 */
export async function openUpload(
  text: string,
  crop: Crop | undefined,
): Promise<Sharp | Refusal<UploadReason>> {
  const encoded = text.replace(/^data:[\w/+.-]*;base64,/, '').replace(/\s+/g, '')
  if (encoded.length > (MAX_BYTES * 4) / 3 + 4) return refuse('too_large')
  if (!base64.test(encoded)) return refuse('not_a_picture')
  const bytes = Buffer.from(encoded, 'base64')
  const head = await readHead(bytes)
  if (!head) return refuse('not_a_picture')
  const { width, height } = head
  if (width * height > MAX_PIXELS) return refuse('too_many_pixels')
  const frame = crop && toPixelCrop(crop, width, height)
  if (Math.min(frame?.width ?? width, frame?.height ?? height) < MIN_SIDE_PX) {
    return refuse('too_small')
  }
  const picture = openImage(bytes).autoOrient()
  return frame ? picture.extract(frame) : picture
}

function openImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: MAX_SECONDS,
  })
}

async function readHead(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const isSupported = formats.has(format ?? '') && autoOrient.width > 0 && autoOrient.height > 0
    return isSupported ? autoOrient : null
  } catch {
    return null
  }
}

function toPixelCrop({ left, top, width, height }: Crop, pictureWidth: number, high: number) {
  const x = Math.min(pictureWidth - 1, Math.round(left * pictureWidth))
  const y = Math.min(high - 1, Math.round(top * high))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(pictureWidth - x, Math.round(width * pictureWidth))),
    height: Math.max(1, Math.min(high - y, Math.round(height * high))),
  }
}
