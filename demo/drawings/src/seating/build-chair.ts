import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, brass, type Material, oak, walnut } from '../material/material.ts'
import { buildBentBar, buildPost } from '../solid/build-post.ts'
import type { Vector } from '../space/vector.ts'
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

/** A bar stool with a footrest and a low back. */
export const buildStool: BuildFurniture = (model) => {
  const { width, depth, height, finish, style } = model
  const seat = height - 27
  const wood = isCloth(finish) ? pickByStyle<Material>(style, [blackMetal, oak, brass]) : finish
  const [x, y] = [width / 2, depth / 2]
  const corner = (a: number, b: number, z: number): Vector => {
    const spread = 1 - (z / seat) * 0.24
    return [a * (x - 2) * spread, b * (y - 3) * spread, z]
  }
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => buildPost(corner(a, b, 0), corner(a, b, seat - 3), [1, 1.5], wood)),
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
    ...buildBentBar(ring, 0.9, wood),
    ...buildSeat(model, seat),
    ...buildBack(model, seat, height, wood),
  ]
}
