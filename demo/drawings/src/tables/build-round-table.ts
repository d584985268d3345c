import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, type Material } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'

/** A round coffee table on three or four legs, or on a drum. */
export const buildRoundTable: BuildFurniture = ({ width, depth, height, finish, style }) => {
  const radius = Math.min(width, depth) / 2
  const plate = buildPost([0, 0, height - 3], [0, 0, height], [radius * 0.96, radius], finish)
  if (style % 4 === 3) {
    return [buildPost([0, 0, 0], [0, 0, height - 3], radius * 0.52, finish), plate]
  }
  const metal = pickByStyle<Material>(style, [finish, finish, blackMetal], 1)
  const count = style % 2 === 0 ? 3 : 4
  const legs = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.35) / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return buildPost(
      [cos * radius * 0.82, sin * radius * 0.82, 0],
      [cos * radius * 0.58, sin * radius * 0.58, height - 3],
      [1.3, 2.4],
      metal,
    )
  })
  return [...legs, plate]
}
