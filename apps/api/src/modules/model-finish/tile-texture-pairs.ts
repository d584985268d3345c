import { readAccessor } from '../usdz/read-accessor.ts'
import type { Glb } from '../usdz/read-glb.ts'

type Tile = readonly [alongM: number, acrossM: number]

/**
 * Texture coordinates of a mesh for a texture that covers `tile` metres. Each vertex is projected
 * along its dominant normal, with the grain vertical on upright faces and along the width on
 * horizontal ones.
 */
export function tileTexturePairs(
  glb: Glb,
  { POSITION = -1, NORMAL = -1 }: Readonly<Record<string, number>>,
  [along, across]: Tile,
): Float32Array {
  const points = readAccessor(glb, POSITION)
  const normals = readAccessor(glb, NORMAL)
  const pairs = new Float32Array(points.length * 2)
  for (const [index, [x = 0, y = 0, z = 0]] of points.entries()) {
    const [nx = 0, ny = 0, nz = 0] = (normals[index] ?? []).map(Math.abs)
    const isLying = ny >= nx && ny >= nz
    const [u, v] = isLying ? [x, z] : nx > nz ? [y, z] : [y, x]
    pairs.set([u / along, v / across], index * 2)
  }
  return pairs
}
