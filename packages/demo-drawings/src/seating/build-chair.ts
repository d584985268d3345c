import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
import { blackMetal, type Material, oak, walnut } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildBack, buildSeat, isCloth } from './seat-and-back.ts'

/** A dining chair. */
export const buildChair: BuildFurniture = (model) => {
  const { width, depth, height, finish, style } = model
  const seat = 46
  const wood = isCloth(finish) ? pickByStyle<Material>(style, [oak, walnut, blackMetal]) : finish
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      buildPost(
        [a * (width / 2 - 2), b * (depth / 2 - 3), 0],
        [a * (width / 2 - 6), b * (depth / 2 - 8), seat - 4],
        [1, 1.8],
        wood,
      ),
    ),
  )
  return [...legs, ...buildSeat(model, seat), ...buildBack(model, seat, height, wood)]
}
