import sharp from 'sharp'

/** More than any picture of the brand shows it. */
const SIDE = 512
const MAX_PIXELS = 4_000_000
const MAX_DENSITY = 7_200

/**
 * Renders a mark as a PNG on transparent ground, as a data URL: the library that draws the icons
 * does not read WebP inside of a drawing.
 *
 * @throws if it is no picture.
 */
export async function rasterizeMark(mark: string): Promise<string> {
  const bytes = Buffer.from(mark.slice(mark.indexOf(',') + 1), 'base64')
  const limits = { limitInputPixels: MAX_PIXELS }
  const { format, width = 1, height = 1 } = await sharp(bytes, limits).metadata()
  const density = Math.min(MAX_DENSITY, (72 * SIDE) / Math.max(width, height))
  const picture = await sharp(bytes, format === 'svg' ? { ...limits, density } : limits)
    .resize(SIDE, SIDE, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  return `data:image/png;base64,${picture.toString('base64')}`
}
