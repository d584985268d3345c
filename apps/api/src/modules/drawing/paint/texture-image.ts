import type { TextureName } from './material.ts'
import { pngAddress } from './png.ts'
import { textureShade } from './texture-shade.ts'

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
const made = new Map<TextureName, TextureImage>()

/** Of the real thing that a tile shows. */
export const textureSizeCm = (name: TextureName): number => sizesCm[name]

/** A texture as a tile of light and dark over any colour, made once a process. */
export function textureImage(name: TextureName): TextureImage {
  const known = made.get(name)
  if (known) return known
  const address = pngAddress(SIZE_PX, SIZE_PX, pixelsOf(textureShade(name)))
  const definition = `<image id="image-${name}" width="${SIZE_PX}" height="${SIZE_PX}" href="${address}"/>`
  const image = { sizePx: SIZE_PX, definition }
  made.set(name, image)
  return image
}

/** The shade as the opacity of warm black and white: below 0 darkens, above lightens. */
function pixelsOf(shade: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array(SIZE_PX * SIZE_PX * 2)
  for (let at = 0; at < SIZE_PX * SIZE_PX; at++) {
    const value = shade((at % SIZE_PX) / SIZE_PX, Math.floor(at / SIZE_PX) / SIZE_PX)
    pixels[at * 2] = value < 0 ? WARM_BLACK : 255
    pixels[at * 2 + 1] = Math.round(Math.min(1, Math.abs(value)) * 255)
  }
  return pixels
}
