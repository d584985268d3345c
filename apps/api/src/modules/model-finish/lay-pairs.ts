import { readAccessor } from '../usdz/read-accessor.ts'
import type { Glb } from '../usdz/read-glb.ts'

type Tile = readonly [alongM: number, acrossM: number]

/**
 * Where each point of a mesh lies on a picture that covers `tile` metres: projected from the side it
 * faces, the grain upright on what stands and along the width on what lies.
 */
export function layPairs(
  glb: Glb,
  { POSITION = -1, NORMAL = -1 }: Readonly<Record<string, number>>,
  [along, across]: Tile,
): Float32Array {
  const points = readAccessor(glb, POSITION)
  const normals = readAccessor(glb, NORMAL)
  const pairs = new Float32Array(points.length * 2)
  for (const [at, [x = 0, y = 0, z = 0]] of points.entries()) {
    const [nx = 0, ny = 0, nz = 0] = (normals[at] ?? []).map(Math.abs)
    const isLying = ny >= nx && ny >= nz
    const [u, v] = isLying ? [x, z] : nx > nz ? [y, z] : [y, x]
    pairs.set([u / along, v / across], at * 2)
  }
  return pairs
}
