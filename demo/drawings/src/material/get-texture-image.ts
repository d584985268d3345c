import { encodePngDataUrl } from '../canvas/encode-png-data-url.ts'
import { getTextureShade } from './get-texture-shade.ts'
import type { TextureName } from './material.ts'

interface TextureImage {
  sizePx: number
  definition: string
}

const sizesCm: Readonly<Record<TextureName, number>> = {
  weave: 24,
  boucle: 30,
  velvet: 60,
  rib: 24,
  grain: 90,
  pile: 60,
}

const SIZE_PX = 256
const WARM_BLACK = 24
const imageCache = new Map<TextureName, TextureImage>()

/** Returns the size in cm of the real surface that one tile shows. */
export const getTextureSizeCm = (name: TextureName): number => sizesCm[name]

/**
 * Returns a texture as a tile of light and dark that can be laid over any colour, created once per
 * process.
 */
export function getTextureImage(name: TextureName): TextureImage {
  const cached = imageCache.get(name)
  if (cached) return cached
  const address = encodePngDataUrl(SIZE_PX, SIZE_PX, buildPixels(getTextureShade(name)))
  const definition = `<image id="image-${name}" width="${SIZE_PX}" height="${SIZE_PX}" href="${address}"/>`
  const image = { sizePx: SIZE_PX, definition }
  imageCache.set(name, image)
  return image
}

/** Encodes shade as the opacity of warm black and white: below 0 darkens, above 0 lightens. */
function buildPixels(shade: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array(SIZE_PX * SIZE_PX * 2)
  for (let index = 0; index < SIZE_PX * SIZE_PX; index++) {
    const value = shade((index % SIZE_PX) / SIZE_PX, Math.floor(index / SIZE_PX) / SIZE_PX)
    pixels[index * 2] = value < 0 ? WARM_BLACK : 255
    pixels[index * 2 + 1] = Math.round(Math.min(1, Math.abs(value)) * 255)
  }
  return pixels
}
