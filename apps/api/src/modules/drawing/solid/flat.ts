import type { Material } from '../paint/material.ts'
import { cross, subtract, unit, type Vector } from '../space/vector.ts'
import { makeSolid } from './make-solid.ts'
import type { Solid } from './solid.ts'

/** A thin flat thing seen from both sides: a sheet in a frame, a leaf. */
export function flat(outline: readonly Vector[], front: Vector, material: Material): Solid {
  const [a, b, c] = outline
  const turned = a && b && c ? unit(cross(subtract(b, a), subtract(c, a))) : front
  const isAway = turned[0] * front[0] + turned[1] * front[1] + turned[2] * front[2] < 0
  const normal: Vector = isAway ? [-turned[0], -turned[1], -turned[2]] : turned
  return makeSolid({
    balls: outline.map((at) => ({ at, radius: 0 })),
    faces: [{ corners: outline, normal, along: [1, 0, 0] }],
    material,
    outline,
    dimsCm: 0,
  })
}

/** A flat disc facing the viewer. */
export function flatDisc([x, y, z]: Vector, radius: number, material: Material): Solid {
  const outline = Array.from({ length: 40 }, (_, at): Vector => {
    const angle = (at / 40) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius]
  })
  return flat(outline, [0, -1, 0], material)
}
