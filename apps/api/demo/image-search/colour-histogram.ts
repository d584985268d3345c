import type { Sharp } from 'sharp'

const SIDE_PX = 128
/** Eight bins for each of red, green and blue. */
const STEPS = 8

/**
 * Colour histogram of a whole picture: the baseline against which the image descriptor is
 * evaluated.
 */
export async function buildColourHistogram(picture: Sharp): Promise<Float32Array> {
  const bytes = await picture
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .flatten({ background: '#f1ebe1' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const counts = new Float32Array(STEPS ** 3)
  for (let offset = 0; offset + 2 < bytes.length; offset += 3) {
    const [red, green, blue] = [0, 1, 2].map((channel) => (bytes[offset + channel] ?? 0) >> 5)
    const bin = ((red ?? 0) * STEPS + (green ?? 0)) * STEPS + (blue ?? 0)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const points = bytes.length / 3
  return counts.map((value) => Math.sqrt(value / points))
}
