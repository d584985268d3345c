import { blackMetal, type Material, oak, walnut } from '../paint/material.ts'
import { post } from '../solid/post.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { backOf, isCloth, seatOf } from './seat-and-back.ts'

/** A dining chair. */
export const chair: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const seat = 46
  const wood = isCloth(finish) ? look<Material>(style, [oak, walnut, blackMetal]) : finish
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      post(
        [a * (width / 2 - 2), b * (depth / 2 - 3), 0],
        [a * (width / 2 - 6), b * (depth / 2 - 8), seat - 4],
        [1, 1.8],
        wood,
      ),
    ),
  )
  return [...legs, ...seatOf(model, seat), ...backOf(model, seat, height, wood)]
}
