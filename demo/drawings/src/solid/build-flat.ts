import type { Material } from '../material/material.ts'
import { cross, normalize, subtract, type Vector } from '../space/vector.ts'
import { createSolid } from './create-solid.ts'
import type { Solid } from './solid.ts'

/** A thin flat shape visible from both sides, such as a print or a leaf. */
export function buildFlat(outline: readonly Vector[], front: Vector, material: Material): Solid {
  const [a, b, c] = outline
  const turned = a && b && c ? normalize(cross(subtract(b, a), subtract(c, a))) : front
  const isAway = turned[0] * front[0] + turned[1] * front[1] + turned[2] * front[2] < 0
  const normal: Vector = isAway ? [-turned[0], -turned[1], -turned[2]] : turned
  return createSolid({
    balls: outline.map((center) => ({ center, radius: 0 })),
    faces: [{ corners: outline, normal, along: [1, 0, 0] }],
    material,
    outline,
    occlusionCm: 0,
  })
}

/** A flat disc facing the viewer. */
export function buildFlatDisc([x, y, z]: Vector, radius: number, material: Material): Solid {
  const outline = Array.from({ length: 40 }, (_, index): Vector => {
    const angle = (index / 40) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius]
  })
  return buildFlat(outline, [0, -1, 0], material)
}
