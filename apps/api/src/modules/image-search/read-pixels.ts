import type { Sharp } from 'sharp'
import { type Pixels, pixelsOf } from './pixels.ts'

/** Wide enough for the grain of a cloth, small enough for five milliseconds of arithmetic. */
const SIDE_PX = 160
/** What pictures of goods stand on; under what is transparent. */
const SAND = '#f1ebe1'

/** The points of a picture, small and upright as its camera was held. */
export async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: SAND })
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pixelsOf(data, info.width, info.height)
}
