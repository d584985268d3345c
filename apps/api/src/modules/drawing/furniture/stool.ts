import { blackMetal, brass, type Material, oak } from '../paint/material.ts'
import { bentBar, post } from '../solid/post.ts'
import type { Vector } from '../space/vector.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { backOf, isCloth, seatOf } from './seat-and-back.ts'

/** A bar stool with a foot rest and a low back. */
export const stool: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const seat = height - 27
  const wood = isCloth(finish) ? look<Material>(style, [blackMetal, oak, brass]) : finish
  const [x, y] = [width / 2, depth / 2]
  const corner = (a: number, b: number, z: number): Vector => {
    const spread = 1 - (z / seat) * 0.24
    return [a * (x - 2) * spread, b * (y - 3) * spread, z]
  }
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => post(corner(a, b, 0), corner(a, b, seat - 3), [1, 1.5], wood)),
  )
  const ring = [
    corner(-1, -1, 24),
    corner(1, -1, 24),
    corner(1, 1, 24),
    corner(-1, 1, 24),
    corner(-1, -1, 24),
  ]
  return [
    ...legs,
    ...bentBar(ring, 0.9, wood),
    ...seatOf(model, seat),
    ...backOf(model, seat, height, wood),
  ]
}
