import { PNG } from 'pngjs'

/** PNG color types: gray with alpha and RGB with alpha. */
const GRAY_ALPHA = 4
const RGB_ALPHA = 6

/**
 * Encodes a PNG as a data URL from pixels of gray and alpha (2 bytes) or RGB and alpha (4 bytes).
 * Uses pngjs because sharp encodes only asynchronously and a drawing is composed synchronously.
 */
export function encodePngDataUrl(width: number, height: number, pixels: Uint8Array): string {
  const colorType = pixels.length === width * height * 4 ? RGB_ALPHA : GRAY_ALPHA
  const png = new PNG({ width, height })
  png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const file = PNG.sync.write(png, {
    colorType,
    inputColorType: colorType,
    inputHasAlpha: true,
    filterType: 0,
    deflateLevel: 6,
    deflateStrategy: 0,
  })
  return `data:image/png;base64,${file.toString('base64')}`
}
