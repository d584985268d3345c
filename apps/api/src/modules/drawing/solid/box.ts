import type { Material } from '../paint/material.ts'
import type { Vector } from '../space/vector.ts'
import { makeSolid } from './make-solid.ts'
import type { Ball, Face, Solid } from './solid.ts'

interface BoxLook {
  material: Material
  /** The way the grain runs; the longest edge unless said otherwise. */
  along?: Vector
  dimsCm?: number
}

/** Cm by which every board's edges are broken. */
const BEVEL_CM = 0.25

/** An upright board or body with crisp edges, from its lowest corner to its highest. */
export function box(low: Vector, high: Vector, look: BoxLook): Solid {
  const size: Vector = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return makeSolid({
    balls: ballsOf(low, high, Math.min(BEVEL_CM, ...size.map((side) => side / 2))),
    faces: facesOf(low, high, look.along ?? longest(size)),
    material: look.material,
    dimsCm: look.dimsCm ?? null,
  })
}

function longest(size: Vector): Vector {
  const most = Math.max(...size)
  if (size[0] === most) return [1, 0, 0]
  return size[2] === most ? [0, 0, 1] : [0, 1, 0]
}

function ballsOf(low: Vector, high: Vector, radius: number): Ball[] {
  const ends = (axis: 0 | 1 | 2) => [low[axis] + radius, high[axis] - radius]
  return ends(0).flatMap((x) =>
    ends(1).flatMap((y) => ends(2).map((z): Ball => ({ at: [x, y, z], radius }))),
  )
}

function facesOf([x, y, z]: Vector, [X, Y, Z]: Vector, grain: Vector): Face[] {
  const side = (normal: Vector, fallback: Vector, ...corners: Vector[]): Face => ({
    corners,
    normal,
    along: normal.some((part, at) => part !== 0 && grain[at] !== 0) ? fallback : grain,
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
