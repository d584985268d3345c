import type { Material } from '../paint/material.ts'
import { add, cross, subtract, times, unit, type Vector } from '../space/vector.ts'
import { makeSolid } from './make-solid.ts'
import type { Solid } from './solid.ts'

/** A corner for so many cm of its circumference, so that large discs stay round. */
const CORNER_CM = 3

/** A round bar, cone or disc between two middles; equal radii unless two are given. */
export function post(
  from: Vector,
  to: Vector,
  radius: number | readonly [from: number, to: number],
  material: Material,
): Solid {
  const [radiusFrom, radiusTo] = typeof radius === 'number' ? [radius, radius] : radius
  const axis = unit(subtract(to, from))
  const foot = ring(from, axis, radiusFrom)
  const head = ring(to, axis, radiusTo)
  const side: Vector = Math.abs(axis[2]) > 0.7 ? [1, 0, 0] : [0, 0, 1]
  return makeSolid({
    balls: [...foot, ...head].map((at) => ({ at, radius: 0 })),
    faces: [
      { corners: head, normal: axis, along: side },
      { corners: foot, normal: times(axis, -1), along: side },
    ],
    material,
    dimsCm: Math.max(radiusFrom, radiusTo) < 4 ? 1.6 : null,
    axis: { from, to, radiusFrom, radiusTo },
  })
}

/** A bar bent through several points. */
export function bentBar(points: readonly Vector[], radius: number, material: Material): Solid[] {
  return points.slice(1).map((to, at) => post(points[at] ?? to, to, radius, material))
}

function ring(middle: Vector, axis: Vector, radius: number): Vector[] {
  const across = unit(cross(axis, Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const other = cross(axis, across)
  const corners = Math.round(Math.min(96, Math.max(20, (radius * 2 * Math.PI) / CORNER_CM)))
  return Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI
    return add(
      middle,
      add(times(across, Math.cos(angle) * radius), times(other, Math.sin(angle) * radius)),
    )
  })
}
