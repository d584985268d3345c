import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { oak } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'

/** A round or square pouf. */
export const buildPouf: BuildFurniture = ({ width, depth, height, finish, style }) => {
  const [x, y] = [width / 2, depth / 2]
  if (style % 3 === 1) {
    return [
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) =>
          buildPost([a * (x - 6), b * (y - 6), 0], [a * (x - 8), b * (y - 8), 13], [1.2, 2], oak),
        ),
      ),
      buildSoftBox([-x, -y, 12], [x, y, height], {
        material: finish,
        radius: 6,
        bulge: 2.2,
        isPiped: true,
      }),
    ]
  }
  const body = buildSoftBox([-x, -y, 1], [x, y, height], {
    material: finish,
    radius: style % 3 === 0 ? 9 : 6,
    bulge: 3,
  })
  return [rounded(body, x, y)]
}

/** Rounds a square body. */
function rounded(body: Solid, halfX: number, halfY: number): Solid {
  return reshapeSolid(body, ([x, y, z]) => {
    const [u, v] = [x / halfX, y / halfY]
    return [
      halfX * u * Math.sqrt(Math.max(0, 1 - (v * v) / 2)),
      halfY * v * Math.sqrt(Math.max(0, 1 - (u * u) / 2)),
      z,
    ]
  })
}
