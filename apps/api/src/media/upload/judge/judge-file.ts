import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { fileTypeFromFile } from 'file-type'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import { drawFileThumbnail } from './draw-file-thumbnail.ts'

export type FileRefusal = 'upload_type' | 'upload_damaged' | 'upload_pixels'

export interface JudgedFile {
  mediaType: string
  width: number | null
  height: number | null
  /** The picture encoded anew; null where the file is stored as it came. */
  picture: Buffer | null
  thumbnail: Buffer
}

/** One picture of a hundred megapixels takes hundreds of megabytes of memory. */
const limitDecoding = pLimit(1)
/** Time limit against pictures that are crafted to decode slowly. */
const MAX_SECONDS = 30
const QUALITY = 90
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
const heicTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif'])

/**
 * Judges a file by its bytes, whatever its name and its owner say. A picture is encoded anew from
 * its pixels, upright, so that nothing else of it remains, such as the place where it was taken.
 */
export async function judgeFile(file: string, bytes: number): Promise<JudgedFile | FileRefusal> {
  const type = (await fileTypeFromFile(file))?.mime ?? ''
  if (type === 'application/pdf') {
    const thumbnail = await drawFileThumbnail()
    return { mediaType: type, width: null, height: null, picture: null, thumbnail }
  }
  return limitDecoding(async () => {
    if (heicTypes.has(type)) return judgeHeic(file, bytes)
    const format = Object.entries(formats).find(([known]) => known === type)?.[1]
    return format ? judgePicture(file, bytes, format) : 'upload_type'
  })
}

async function judgePicture(
  file: string,
  bytes: number,
  format: (typeof formats)[keyof typeof formats],
): Promise<JudgedFile | FileRefusal> {
  const options = { limitInputPixels: uploadLimits.maxPixels, failOn: 'error', pages: 1 } as const
  try {
    // The header alone, so that a small file that declares a billion pixels costs nothing.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > uploadLimits.maxPixels) return 'upload_pixels'
    return await encode(sharp(file, options).autoOrient(), bytes, format)
  } catch {
    return 'upload_damaged'
  }
}

async function judgeHeic(file: string, bytes: number): Promise<JudgedFile | FileRefusal> {
  const decoded = await decodeHeic({ file, maxPixels: uploadLimits.maxPixels })
  if (decoded.kind !== 'decoded')
    return decoded.kind === 'pixels' ? 'upload_pixels' : 'upload_damaged'
  const { data, width, height } = decoded
  const raw = { width, height, channels: 4 } as const
  return encode(sharp(data, { raw }).flatten({ background: 'white' }), bytes, 'jpeg')
}

async function encode(
  upright: Sharp,
  bytes: number,
  format: 'jpeg' | 'png' | 'webp',
): Promise<JudgedFile> {
  const limited = upright.timeout({ seconds: MAX_SECONDS })
  const { data, info } = await limited
    .clone()
    // A quality would take colours from PNG, which loses nothing otherwise.
    .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const { thumbnailPx, maxThumbnailBytes } = uploadLimits
  const thumbnail =
    bytes > maxThumbnailBytes
      ? await drawFileThumbnail()
      : await sharp(data).resize(thumbnailPx, thumbnailPx).webp().toBuffer()
  const { width, height } = info
  return { mediaType: `image/${format}`, width, height, picture: data, thumbnail }
}
