import type { Sharp } from 'sharp'

const SIDE_PX = 128
/** Eight steps of each of red, green and blue. */
const STEPS = 8

/**
 * How much of a whole picture has each colour: the plainest thing to compare pictures by, beside
 * which looks are measured.
 */
export async function colourHistogram(picture: Sharp): Promise<Float32Array> {
  const bytes = await picture
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .flatten({ background: '#f1ebe1' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const counted = new Float32Array(STEPS ** 3)
  for (let at = 0; at + 2 < bytes.length; at += 3) {
    const [red, green, blue] = [0, 1, 2].map((of) => (bytes[at + of] ?? 0) >> 5)
    const bin = ((red ?? 0) * STEPS + (green ?? 0)) * STEPS + (blue ?? 0)
    counted[bin] = (counted[bin] ?? 0) + 1
  }
  const points = bytes.length / 3
  return counted.map((one) => Math.sqrt(one / points))
}
