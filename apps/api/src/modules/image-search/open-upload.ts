import sharp, { type Sharp } from 'sharp'
import { type Refusal, refuse } from '../../platform/refusal.ts'

export type UploadReason = 'not_a_picture' | 'too_large' | 'too_many_pixels' | 'too_small'

const MOST_BYTES = 8 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const LEAST_SIDE_PX = 32
/** A picture that takes longer to unpack was made to. */
const MOST_SECONDS = 5
/** What browsers make and cameras take; a drawing (SVG) could lead elsewhere. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'])
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/**
 * The picture of a base64 text, cut to the part that is meant. Its head is read before any of it is
 * unpacked, so that a small file of a billion points costs nothing.
 */
export async function openUpload(
  text: string,
  crop: Crop | undefined,
): Promise<Sharp | Refusal<UploadReason>> {
  const coded = text.replace(/^data:[\w/+.-]*;base64,/, '').replace(/\s+/g, '')
  if (coded.length > (MOST_BYTES * 4) / 3 + 4) return refuse('too_large')
  if (!base64.test(coded)) return refuse('not_a_picture')
  const bytes = Buffer.from(coded, 'base64')
  const head = await readHead(bytes)
  if (!head) return refuse('not_a_picture')
  const { width, height } = head
  if (width * height > MOST_PIXELS) return refuse('too_many_pixels')
  const frame = crop && frameOf(crop, width, height)
  if (Math.min(frame?.width ?? width, frame?.height ?? height) < LEAST_SIDE_PX) {
    return refuse('too_small')
  }
  const picture = opened(bytes).autoOrient()
  return frame ? picture.extract(frame) : picture
}

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: MOST_SECONDS,
  })
}

async function readHead(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const isKnown = formats.has(format ?? '') && autoOrient.width > 0 && autoOrient.height > 0
    return isKnown ? autoOrient : null
  } catch {
    return null
  }
}

function frameOf({ left, top, width, height }: Crop, wide: number, high: number) {
  const x = Math.min(wide - 1, Math.round(left * wide))
  const y = Math.min(high - 1, Math.round(top * high))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(wide - x, Math.round(width * wide))),
    height: Math.max(1, Math.min(high - y, Math.round(height * high))),
  }
}
