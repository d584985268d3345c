import type { Material } from '../material/material.ts'
import { add, cross, multiply, normalize, subtract, type Vector } from '../space/vector.ts'
import { createSolid } from './create-solid.ts'
import type { Solid } from './solid.ts'

/** The circumference per corner in cm, so that large discs stay round. */
const CORNER_CM = 3

/** A round bar, cone or disc between two centers; equal radii unless two are given. */
export function buildPost(
  from: Vector,
  to: Vector,
  radius: number | readonly [from: number, to: number],
  material: Material,
): Solid {
  const [radiusFrom, radiusTo] = typeof radius === 'number' ? [radius, radius] : radius
  const axis = normalize(subtract(to, from))
  const foot = buildRing(from, axis, radiusFrom)
  const head = buildRing(to, axis, radiusTo)
  const side: Vector = Math.abs(axis[2]) > 0.7 ? [1, 0, 0] : [0, 0, 1]
  return createSolid({
    balls: [...foot, ...head].map((center) => ({ center, radius: 0 })),
    faces: [
      { corners: head, normal: axis, along: side },
      { corners: foot, normal: multiply(axis, -1), along: side },
    ],
    material,
    occlusionCm: Math.max(radiusFrom, radiusTo) < 4 ? 1.6 : null,
    axis: { from, to, radiusFrom, radiusTo },
  })
}

/** A bar bent through several points. */
export function buildBentBar(
  points: readonly Vector[],
  radius: number,
  material: Material,
): Solid[] {
  return points.slice(1).map((to, index) => buildPost(points[index] ?? to, to, radius, material))
}

function buildRing(middle: Vector, axis: Vector, radius: number): Vector[] {
  const across = normalize(cross(axis, Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const other = cross(axis, across)
  const corners = Math.round(Math.min(96, Math.max(20, (radius * 2 * Math.PI) / CORNER_CM)))
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return add(
      middle,
      add(multiply(across, Math.cos(angle) * radius), multiply(other, Math.sin(angle) * radius)),
    )
  })
}
