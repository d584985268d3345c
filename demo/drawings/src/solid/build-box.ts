import type { Material } from '../material/material.ts'
import type { Vector } from '../space/vector.ts'
import { createSolid } from './create-solid.ts'
import type { Ball, Face, Solid } from './solid.ts'

interface BoxOptions {
  material: Material
  /** The direction of the grain; by default along the longest edge. */
  along?: Vector
  dimsCm?: number
}

/** The bevel of every board's edges, in cm. */
const BEVEL_CM = 0.25

/** A box with crisp edges, from its lowest to its highest corner. */
export function buildBox(low: Vector, high: Vector, options: BoxOptions): Solid {
  const size: Vector = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return createSolid({
    balls: buildBalls(low, high, Math.min(BEVEL_CM, ...size.map((side) => side / 2))),
    faces: buildFaces(low, high, options.along ?? findLongestAxis(size)),
    material: options.material,
    occlusionCm: options.dimsCm ?? null,
  })
}

function findLongestAxis(size: Vector): Vector {
  const longest = Math.max(...size)
  if (size[0] === longest) return [1, 0, 0]
  return size[2] === longest ? [0, 0, 1] : [0, 1, 0]
}

function buildBalls(low: Vector, high: Vector, radius: number): Ball[] {
  const ends = (axis: 0 | 1 | 2) => [low[axis] + radius, high[axis] - radius]
  return ends(0).flatMap((x) =>
    ends(1).flatMap((y) => ends(2).map((z): Ball => ({ center: [x, y, z], radius }))),
  )
}

function buildFaces([x, y, z]: Vector, [X, Y, Z]: Vector, grain: Vector): Face[] {
  const side = (normal: Vector, fallback: Vector, ...corners: Vector[]): Face => ({
    corners,
    normal,
    along: normal.some((part, index) => part !== 0 && grain[index] !== 0) ? fallback : grain,
  })
  return [
    side([0, -1, 0], [1, 0, 0], [x, y, z], [X, y, z], [X, y, Z], [x, y, Z]),
    side([1, 0, 0], [0, 1, 0], [X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]),
    side([-1, 0, 0], [0, 1, 0], [x, Y, z], [x, y, z], [x, y, Z], [x, Y, Z]),
    side([0, 1, 0], [1, 0, 0], [X, Y, z], [x, Y, z], [x, Y, Z], [X, Y, Z]),
    side([0, 0, 1], [1, 0, 0], [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]),
    side([0, 0, -1], [1, 0, 0], [x, Y, z], [X, Y, z], [X, y, z], [x, y, z]),
  ]
}
