import type { Material } from '../paint/material.ts'
import { boundsOf } from '../space/bounds.ts'
import { cross, dot, subtract, unit, type Vector } from '../space/vector.ts'
import type { Ball, Face, Solid } from './solid.ts'

/** A solid from its outline and sides; the rest as most have it. */
export function makeSolid(
  made: { balls: readonly Ball[]; faces: readonly Face[]; material: Material } & Partial<Solid>,
): Solid {
  const spread = made.balls.flatMap(({ at: [x, y, z], radius: r }): Vector[] => [
    [x - r, y - r, z - r],
    [x + r, y + r, z + r],
  ])
  return {
    axis: null,
    patches: [],
    seams: [],
    glows: false,
    rank: 0,
    dimsCm: null,
    outline: null,
    bounds: boundsOf(spread),
    ...made,
  }
}

/** The same solid somewhere else or in another shape: every point goes where `move` says. */
export function reshaped(solid: Solid, move: (point: Vector) => Vector): Solid {
  const normalOf = (corners: readonly Vector[], hint: Vector): Vector => {
    const [a, b, c, d = a] = corners
    if (!a || !b || !c || !d) return hint
    const normal = unit(cross(subtract(c, a), subtract(d === a ? a : d, b)))
    return dot(normal, hint) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal
  }
  const origin = solid.balls[0]?.at ?? [0, 0, 0]
  const direction = (vector: Vector): Vector =>
    unit(
      subtract(
        move([origin[0] + vector[0], origin[1] + vector[1], origin[2] + vector[2]]),
        move(origin),
      ),
    )
  const { bounds: _before, ...kept } = solid
  return makeSolid({
    ...kept,
    balls: solid.balls.map(({ at, radius }) => ({ at: move(at), radius })),
    faces: solid.faces.map((face) => {
      const corners = face.corners.map(move)
      return {
        corners,
        normal: normalOf(corners, direction(face.normal)),
        along: direction(face.along),
      }
    }),
    patches: solid.patches.map(({ corners, normal }) => ({
      corners: corners.map(move),
      normal: normalOf(corners.map(move), direction(normal)),
    })),
    seams: solid.seams.map((seam) => ({
      ...seam,
      points: seam.points.map(move),
      normal: direction(seam.normal),
    })),
    axis: solid.axis && { ...solid.axis, from: move(solid.axis.from), to: move(solid.axis.to) },
    outline: solid.outline?.map(move) ?? null,
  })
}
