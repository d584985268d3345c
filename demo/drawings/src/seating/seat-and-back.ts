import type { FurnitureModel } from '../furniture/furniture-model.ts'
import type { Material } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'
import { bendBack, createLean } from './bend-back.ts'

/** Returns whether a finish is a cloth: the seat is then upholstered, otherwise a board. */
export const isCloth = ({ texture }: Material) => texture !== null && texture !== 'grain'

/** A seat at a height in cm. */
export function buildSeat({ width, depth, finish }: FurnitureModel, level: number): Solid[] {
  const [x, y] = [width / 2 - 2, depth / 2 - 3]
  if (isCloth(finish)) {
    return [
      buildSoftBox([-x, -y, level - 6], [x, y, level + 2], {
        material: finish,
        radius: 3.6,
        bulge: 1.4,
        isPiped: true,
      }),
    ]
  }
  return [buildBox([-x, -y, level - 3], [x, y, level], { material: finish, along: [1, 0, 0] })]
}

/** A backrest: upholstered and bent, or spindles under a rail. */
export function buildBack(
  model: FurnitureModel,
  seat: number,
  height: number,
  wood: Material,
): Solid[] {
  const { width, depth, finish, style } = model
  const [x, y] = [width / 2 - 3, depth / 2 - 4]
  if (isCloth(finish)) {
    const low = style % 2 === 0 ? seat : seat + (height - seat) * 0.4
    const pad = buildSoftBox([-x, y - 4, low], [x, y + 2, height], {
      material: finish,
      radius: 2.9,
      bulge: 1.2,
    })
    const posts =
      low > seat + 4
        ? [-1, 1].map((a) =>
            buildPost([a * (x - 4), y - 1, seat - 4], [a * (x - 4), y + 2, low + 4], 1.2, wood),
          )
        : []
    return [...posts, bendBack(pad, 4, seat)]
  }
  const rail = reshapeSolid(
    buildBox([-x - 1, y - 1, height - 10], [x + 1, y + 1.4, height], { material: finish }),
    createLean(seat, height, 6),
  )
  const count = style % 2 === 0 ? 6 : 2
  const spindles = Array.from({ length: count }, (_, index) => {
    const spindleX = -x + (x * 2 * index) / (count - 1)
    return buildPost(
      [spindleX * 0.9, y - 1, seat - 1],
      [spindleX, y + 4, height - 8],
      count > 2 ? 0.8 : 1.4,
      wood,
    )
  })
  return [...spindles, rail]
}
