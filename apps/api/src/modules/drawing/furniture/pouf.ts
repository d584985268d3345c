import { oak } from '../paint/material.ts'
import { reshaped } from '../solid/make-solid.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Furniture } from './model.ts'

/** A round or square pouf. */
export const pouf: Furniture = ({ width, depth, height, finish, style }) => {
  const [x, y] = [width / 2, depth / 2]
  if (style % 3 === 1) {
    return [
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) =>
          post([a * (x - 6), b * (y - 6), 0], [a * (x - 8), b * (y - 8), 13], [1.2, 2], oak),
        ),
      ),
      softBox([-x, -y, 12], [x, y, height], {
        material: finish,
        radius: 6,
        bulge: 2.2,
        isPiped: true,
      }),
    ]
  }
  const body = softBox([-x, -y, 1], [x, y, height], {
    material: finish,
    radius: style % 3 === 0 ? 9 : 6,
    bulge: 3,
  })
  return [rounded(body, x, y)]
}

/** A square body pulled to a round one. */
function rounded(body: Solid, halfX: number, halfY: number): Solid {
  return reshaped(body, ([x, y, z]) => {
    const [u, v] = [x / halfX, y / halfY]
    return [
      halfX * u * Math.sqrt(Math.max(0, 1 - (v * v) / 2)),
      halfY * v * Math.sqrt(Math.max(0, 1 - (u * u) / 2)),
      z,
    ]
  })
}
