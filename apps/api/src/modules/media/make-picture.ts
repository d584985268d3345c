import sharp, { type Sharp } from 'sharp'
import type { Modifiers } from './read-modifiers.ts'

// Results are kept on the disk; what libvips keeps of a file would outlive the file.
sharp.cache(false)

/** What a picture is made from: a drawing, or a file of the shop. */
export type MediaSource = { kind: 'drawing'; svg: string } | { kind: 'file'; file: string }

/** Drawings have no pixels of their own; this is as large as they are made. */
const WIDEST_DRAWING_PX = 2_000
/** A picture file that unpacks to more is a trap or a mistake. */
const MOST_PIXELS = 60_000_000
const DENSITY_OF_ONE = 72

/** Makes a picture as wanted: never larger than its source, turned as its camera was held. */
export async function makePicture(source: MediaSource, wanted: Modifiers): Promise<Buffer> {
  const picture =
    source.kind === 'drawing' ? await rasterised(source.svg, wanted) : opened(source.file)
  const sized =
    wanted.width || wanted.height
      ? picture.resize({
          ...(wanted.width ? { width: wanted.width } : {}),
          ...(wanted.height ? { height: wanted.height } : {}),
          fit: wanted.fit,
          withoutEnlargement: true,
          background: wanted.background ?? { r: 0, g: 0, b: 0, alpha: 0 },
        })
      : picture
  const ground = wanted.background ?? (wanted.format === 'jpeg' ? '#f1ebe1' : null)
  return encoded(ground ? sized.flatten({ background: ground }) : sized, wanted)
}

function opened(file: string): Sharp {
  return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
}

/** A drawing at the size it is wanted in: a small one takes a tenth of the time of a large one. */
async function rasterised(svg: string, { width, height, fit }: Modifiers): Promise<Sharp> {
  const input = Buffer.from(svg)
  const own = await sharp(input).metadata()
  const [ownWidth, ownHeight] = [own.width || 1, own.height || 1]
  const shares = [width && width / ownWidth, height && height / ownHeight].filter(
    (share): share is number => share !== null && share > 0,
  )
  const fills = fit === 'cover' || fit === 'outside' || fit === 'fill'
  const most = WIDEST_DRAWING_PX / ownWidth
  const share = shares.length === 0 ? most : fills ? Math.max(...shares) : Math.min(...shares)
  return sharp(input, { density: DENSITY_OF_ONE * Math.min(share, most) })
}

function encoded(picture: Sharp, { format, quality }: Modifiers): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: 3 }).toBuffer()
    case 'avif':
      return picture.avif({ quality: Math.max(40, quality - 20), effort: 2 }).toBuffer()
    case 'jpeg':
      return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer()
  }
}
