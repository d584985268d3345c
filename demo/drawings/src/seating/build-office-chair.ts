import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, type Material, steel } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { bendBack } from './bend-back.ts'

/** An office chair on a five-star base. */
export const buildOfficeChair: BuildFurniture = ({ width, depth, height, finish, style }) => {
  const metal = pickByStyle<Material>(style, [blackMetal, steel, blackMetal])
  const seat = 48
  const star = Array.from({ length: 5 }, (_, index) => {
    const angle = ((index + 0.2) / 5) * 2 * Math.PI
    const [x, y] = [Math.cos(angle) * width * 0.46, Math.sin(angle) * width * 0.46]
    return [
      buildPost([0, 0, 10], [x, y, 7], [2.4, 1.5], metal),
      buildPost([x - 1.4, y, 2.6], [x + 1.4, y, 2.6], 2.6, blackMetal),
    ]
  }).flat()
  const [x, y] = [width / 2, depth / 2]
  const back = bendBack(
    buildSoftBox([-x + 9, y - 12, seat + 12], [x - 9, y - 6, height], {
      material: finish,
      radius: 2.9,
      bulge: 1,
    }),
    6,
  )
  const arms = [-1, 1].flatMap((side) => [
    buildPost([side * (x - 8), 2, seat - 2], [side * (x - 3), 2, seat + 18], 1.3, metal),
    buildSoftBox([side * (x - 3) - 3.5, -10, seat + 18], [side * (x - 3) + 3.5, 14, seat + 21], {
      material: blackMetal,
      radius: 1.4,
    }),
  ])
  return [
    ...star,
    buildPost([0, 0, 9], [0, 0, seat - 6], 2.4, metal),
    buildSoftBox([-x + 6, -y + 3, seat - 6], [x - 6, y - 8, seat + 3], {
      material: finish,
      radius: 4,
      bulge: 1.2,
      isPiped: true,
    }),
    buildPost([0, y - 8, seat - 3], [0, y - 4, seat + 22], 2, metal),
    ...arms,
    back,
  ]
}
