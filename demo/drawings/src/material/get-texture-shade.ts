import { hashCell, sampleNoise } from '../canvas/sample-noise.ts'
import type { TextureName } from './material.ts'

type Shade = (x: number, y: number) => number

const shades: Readonly<Record<TextureName, Shade>> = { weave, boucle, velvet, rib, grain, pile }

/**
 * Returns a function from a position in the tile (x and y from 0 to 1) to the texture's shade,
 * above 0 for light and below 0 for dark.
 */
export function getTextureShade(name: TextureName): Shade {
  return shades[name]
}

/** Linen and hopsack: interwoven threads, some thicker. */
function weave(x: number, y: number): number {
  const threads = 64
  const [column, row] = [Math.floor(x * threads), Math.floor(y * threads)]
  const isOver = (column + row) % 2 === 0
  const thread = isOver ? hashCell(0, row, 3) : hashCell(column, 1, 4)
  const speckle = hashCell(Math.floor(x * 256), Math.floor(y * 256), 5)
  return (isOver ? 0.035 : -0.045) + thread * 0.035 + speckle * 0.03
}

/** Bouclé: loops of wool, light on top and dark between. */
function boucle(x: number, y: number): number {
  const loops = 34
  let nearest = 9
  const [column, row] = [Math.floor(x * loops), Math.floor(y * loops)]
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [cellX, cellY] = [column + dx, row + dy]
      const [wrapX, wrapY] = [(cellX + loops) % loops, (cellY + loops) % loops]
      const centreX = cellX + 0.5 + hashCell(wrapX, wrapY, 11) * 0.4
      const centreY = cellY + 0.5 + hashCell(wrapX, wrapY, 12) * 0.4
      nearest = Math.min(nearest, Math.hypot(x * loops - centreX, y * loops - centreY))
    }
  }
  return 0.09 - nearest * 0.24
}

/** Velvet: no visible threads, only the marks of stroking. */
function velvet(x: number, y: number): number {
  return (
    sampleNoise(x * 4 + sampleNoise(x * 7, y * 6, [7, 6], 23), y * 5, [4, 5], 21) * 0.035 +
    sampleNoise(x * 90, y * 90, [90, 90], 22) * 0.025
  )
}

/** Chenille: soft ribs. */
function rib(x: number, y: number): number {
  const ribs = 26
  const wave = Math.cos(y * ribs * 2 * Math.PI)
  return wave * 0.07 + hashCell(Math.floor(x * 200), Math.floor(y * ribs), 31) * 0.05
}

/** Wood: growth rings cut lengthwise, pores as fine dashes along the grain. */
function grain(x: number, y: number): number {
  const bend =
    sampleNoise(x * 2, y * 4, [2, 4], 41) * 0.45 + sampleNoise(x * 4, y * 9, [4, 9], 42) * 0.12
  const ring = (y * 11 + bend * 1.6) % 1
  const late = Math.max(0, 1 - Math.abs(((ring + 1) % 1) - 0.86) * 9)
  const pore = sampleNoise(x * 14, y * 150, [14, 150], 43)
  const cloud = sampleNoise(x * 3, y * 5, [3, 5], 44)
  return (
    -late * 0.08 + cloud * 0.05 - Math.max(0, pore - 0.35) * 0.2 + Math.max(0, -pore - 0.5) * 0.1
  )
}

/** A carpet's pile. */
function pile(x: number, y: number): number {
  return (
    hashCell(Math.floor(x * 128), Math.floor(y * 128), 51) * 0.09 +
    sampleNoise(x * 6, y * 6, [6, 6], 52) * 0.05
  )
}
