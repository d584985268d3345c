import type { Material } from '../material/material.ts'
import { calculateBounds, cross, dot, normalize, subtract, type Vector } from '../space/vector.ts'
import type { Ball, Face, Solid } from './solid.ts'

/** Creates a solid from its outline and faces, with defaults for the rest. */
export function createSolid(
  parts: { balls: readonly Ball[]; faces: readonly Face[]; material: Material } & Partial<Solid>,
): Solid {
  const spread = parts.balls.flatMap(({ center: [x, y, z], radius: r }): Vector[] => [
    [x - r, y - r, z - r],
    [x + r, y + r, z + r],
  ])
  return {
    axis: null,
    patches: [],
    seams: [],
    glows: false,
    rank: 0,
    occlusionCm: null,
    outline: null,
    bounds: calculateBounds(spread),
    ...parts,
  }
}

/** Returns the solid with every point mapped by `move`. */
export function reshapeSolid(solid: Solid, move: (point: Vector) => Vector): Solid {
  const calculateNormal = (corners: readonly Vector[], hint: Vector): Vector => {
    const [a, b, c, d = a] = corners
    if (!a || !b || !c || !d) return hint
    const normal = normalize(cross(subtract(c, a), subtract(d === a ? a : d, b)))
    return dot(normal, hint) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal
  }
  const origin = solid.balls[0]?.center ?? [0, 0, 0]
  const moveDirection = (vector: Vector): Vector =>
    normalize(
      subtract(
        move([origin[0] + vector[0], origin[1] + vector[1], origin[2] + vector[2]]),
        move(origin),
      ),
    )
  const { bounds: _before, ...rest } = solid
  return createSolid({
    ...rest,
    balls: solid.balls.map(({ center, radius }) => ({ center: move(center), radius })),
    faces: solid.faces.map((face) => {
      const corners = face.corners.map(move)
      return {
        corners,
        normal: calculateNormal(corners, moveDirection(face.normal)),
        along: moveDirection(face.along),
      }
    }),
    patches: solid.patches.map(({ corners, normal }) => ({
      corners: corners.map(move),
      normal: calculateNormal(corners.map(move), moveDirection(normal)),
    })),
    seams: solid.seams.map((seam) => ({
      ...seam,
      points: seam.points.map(move),
      normal: moveDirection(seam.normal),
    })),
    axis: solid.axis && { ...solid.axis, from: move(solid.axis.from), to: move(solid.axis.to) },
    outline: solid.outline?.map(move) ?? null,
  })
}
