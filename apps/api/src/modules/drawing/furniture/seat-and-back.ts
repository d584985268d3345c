import type { Material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { bent, lean } from './bent.ts'
import type { Model } from './model.ts'

/** Whether a finish is a cloth: then the seat is stuffed, else it is a board. */
export const isCloth = ({ texture }: Material) => texture !== null && texture !== 'grain'

/** A seat at a level. */
export function seatOf({ width, depth, finish }: Model, level: number): Solid[] {
  const [x, y] = [width / 2 - 2, depth / 2 - 3]
  if (isCloth(finish)) {
    return [
      softBox([-x, -y, level - 6], [x, y, level + 2], {
        material: finish,
        radius: 3.6,
        bulge: 1.4,
        isPiped: true,
      }),
    ]
  }
  return [box([-x, -y, level - 3], [x, y, level], { material: finish, along: [1, 0, 0] })]
}

/** A back: stuffed and bent, or of spindles under a rail. */
export function backOf(model: Model, seat: number, height: number, wood: Material): Solid[] {
  const { width, depth, finish, style } = model
  const [x, y] = [width / 2 - 3, depth / 2 - 4]
  if (isCloth(finish)) {
    const low = style % 2 === 0 ? seat : seat + (height - seat) * 0.4
    const pad = softBox([-x, y - 4, low], [x, y + 2, height], {
      material: finish,
      radius: 2.9,
      bulge: 1.2,
    })
    const posts =
      low > seat + 4
        ? [-1, 1].map((a) =>
            post([a * (x - 4), y - 1, seat - 4], [a * (x - 4), y + 2, low + 4], 1.2, wood),
          )
        : []
    return [...posts, bent(pad, 4, seat)]
  }
  const rail = reshaped(
    box([-x - 1, y - 1, height - 10], [x + 1, y + 1.4, height], { material: finish }),
    lean(seat, height, 6),
  )
  const count = style % 2 === 0 ? 6 : 2
  const spindles = Array.from({ length: count }, (_, at) => {
    const at0 = -x + (x * 2 * at) / (count - 1)
    return post([at0 * 0.9, y - 1, seat - 1], [at0, y + 4, height - 8], count > 2 ? 0.8 : 1.4, wood)
  })
  return [...spindles, rail]
}
