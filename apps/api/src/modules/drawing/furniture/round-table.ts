import { blackMetal, type Material } from '../paint/material.ts'
import { post } from '../solid/post.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'

/** A round coffee table on three or four legs, or on a drum. */
export const roundTable: Furniture = ({ width, depth, height, finish, style }) => {
  const radius = Math.min(width, depth) / 2
  const plate = post([0, 0, height - 3], [0, 0, height], [radius * 0.96, radius], finish)
  if (style % 4 === 3) {
    return [post([0, 0, 0], [0, 0, height - 3], radius * 0.52, finish), plate]
  }
  const metal = look<Material>(style, [finish, finish, blackMetal], 1)
  const count = style % 2 === 0 ? 3 : 4
  const legs = Array.from({ length: count }, (_, at) => {
    const angle = ((at + 0.35) / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return post(
      [cos * radius * 0.82, sin * radius * 0.82, 0],
      [cos * radius * 0.58, sin * radius * 0.58, height - 3],
      [1.3, 2.4],
      metal,
    )
  })
  return [...legs, plate]
}
