import sharp, { type Sharp } from 'sharp'
import type { Modifiers } from './parse-modifiers.ts'

// Results are cached on disk. The cache of libvips is disabled because it would outlive changes of
// a file.
sharp.cache(false)

/** Source of a picture: a drawing, a file, or the bytes of a file. */
export type MediaSource =
  | { kind: 'drawing'; svg: string }
  | { kind: 'file'; file: string }
  | { kind: 'bytes'; bytes: Buffer }

/** Drawings have no pixel size; this is the largest width in which they are rendered. */
const MAX_DRAWING_WIDTH_PX = 2_000
/** Limits decoding: a larger picture is a decompression bomb or a mistake. */
const MAX_PIXELS = 60_000_000
const DENSITY_OF_ONE = 72

/**
 * Converts a picture according to its modifiers: never larger than its source, rotated according to
 * its EXIF orientation.
 */
export async function convertPicture(source: MediaSource, modifiers: Modifiers): Promise<Buffer> {
  const picture =
    source.kind === 'drawing'
      ? await rasterizeDrawing(source.svg, modifiers)
      : openImage(source.kind === 'file' ? source.file : source.bytes)
  const resized =
    modifiers.width || modifiers.height
      ? picture.resize({
          ...(modifiers.width ? { width: modifiers.width } : {}),
          ...(modifiers.height ? { height: modifiers.height } : {}),
          fit: modifiers.fit,
          withoutEnlargement: true,
          background: modifiers.background ?? { r: 0, g: 0, b: 0, alpha: 0 },
        })
      : picture
  const background = modifiers.background ?? (modifiers.format === 'jpeg' ? '#f1ebe1' : null)
  return encodePicture(background ? resized.flatten({ background }) : resized, modifiers)
}

function openImage(file: string | Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
}

/**
 * Renders a drawing in the requested size: a small one takes a tenth of the time of a large one.
 */
async function rasterizeDrawing(svg: string, { width, height, fit }: Modifiers): Promise<Sharp> {
  const input = Buffer.from(svg)
  const metadata = await sharp(input).metadata()
  const [sourceWidth, sourceHeight] = [metadata.width || 1, metadata.height || 1]
  const scales = [width && width / sourceWidth, height && height / sourceHeight].filter(
    (share): share is number => share !== null && share > 0,
  )
  const coversBox = fit === 'cover' || fit === 'outside' || fit === 'fill'
  const maxScale = MAX_DRAWING_WIDTH_PX / sourceWidth
  const share =
    scales.length === 0 ? maxScale : coversBox ? Math.max(...scales) : Math.min(...scales)
  return sharp(input, { density: DENSITY_OF_ONE * Math.min(share, maxScale) })
}

function encodePicture(picture: Sharp, { format, quality }: Modifiers): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: 3 }).toBuffer()
    case 'avif':
      // As close to the source as WebP of that quality, in five sixths of its bytes.
      return picture.avif({ quality: Math.max(40, quality - 25), effort: 2 }).toBuffer()
    case 'jpeg':
      return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer()
  }
}
