import { crc32, deflateSync } from 'node:zlib'
import type { TextureName } from './material.ts'
import { textureShade } from './texture-shade.ts'

interface TextureImage {
  sizePx: number
  /** Of the real thing. */
  sizeCm: number
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
const made = new Map<TextureName, TextureImage>()

export const textureSizeCm = (name: TextureName): number => sizesCm[name]

/** A texture as a tile of light and dark over any colour, made once a process. */
export function textureImage(name: TextureName): TextureImage {
  const known = made.get(name)
  if (known) return known
  const data = png(SIZE_PX, textureShade(name)).toString('base64')
  const definition = `<image id="image-${name}" width="${SIZE_PX}" height="${SIZE_PX}" href="data:image/png;base64,${data}"/>`
  const image = { sizePx: SIZE_PX, sizeCm: sizesCm[name], definition }
  made.set(name, image)
  return image
}

/** A PNG of warm black and white with the shade as its opacity: below 0 darkens, above lightens. */
function png(size: number, shade: (x: number, y: number) => number): Buffer {
  const rows = Buffer.alloc(size * (size * 2 + 1))
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = Math.min(1, Math.max(-1, shade(x / size, y / size)))
      const at = y * (size * 2 + 1) + 1 + x * 2
      rows[at] = value < 0 ? 24 : 255
      rows[at + 1] = Math.round(Math.abs(value) * 255)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 4, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
