import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { pickByStyle, pickLegMaterial } from '../furniture/furniture-model.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { buildBedding } from './build-bedding.ts'

const blankets = ['#B65A38', '#9BA88E', '#C9A24B', '#7F8FA6', '#8A7A6B'] as const

/** A made double bed with its head at the back. */
export const buildBed: BuildFurniture = (model) => [
  ...buildBedFrame(model),
  ...buildHeadboard(model),
  ...buildBedding(model, 22, blankets[model.style % blankets.length] ?? blankets[0]),
]

function buildBedFrame({ width, depth, finish, style }: FurnitureModel): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  const isSoft = finish.texture !== 'grain' && finish.texture !== null
  const foot = pickByStyle(style, [0, 12, 10], 1)
  const base = isSoft
    ? buildSoftBox([-x, -y, Math.max(2, foot)], [x, y - 8, 34], { material: finish, radius: 3 })
    : buildBox([-x, -y, Math.max(14, foot)], [x, y - 4, 34], { material: finish })
  const wood = isSoft ? pickLegMaterial(style) : finish
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      buildPost(
        [a * (x - 9) + a, b * (y - 11) + b, 0],
        [a * (x - 10), b * (y - 12), Math.max(15, foot + 3)],
        [1.6, 2.6],
        wood,
      ),
    ),
  )
  return foot === 0 && isSoft ? [base] : [base, ...legs]
}

function buildHeadboard(model: FurnitureModel): Solid[] {
  const { width, depth, height, finish, style } = model
  const isSoft = finish.texture !== 'grain' && finish.texture !== null
  const [left, wide] = [-width / 2, width]
  const back = depth / 2
  if (!isSoft) {
    const slats = Math.round(width / 12)
    return [
      buildBox([left, back - 4, 10], [-left, back, height], { material: finish, along: [1, 0, 0] }),
      ...(style % 2 === 0
        ? Array.from({ length: slats - 1 }, (_, index) => {
            const x = left + ((index + 1) * wide) / slats
            return buildBox([x - 0.9, back - 5, 34], [x + 0.9, back - 4, height - 3], {
              material: finish,
              along: [0, 0, 1],
            })
          })
        : []),
    ]
  }
  const count = pickByStyle(style, [1, 2, Math.round(width / 26), Math.round(width / 40)], 1)
  const panel = wide / count
  const rest = buildSoftBox([left, back - 9, 4], [-left, back, height - 3], {
    material: finish,
    radius: 3,
  })
  const panels = Array.from({ length: count }, (_, index) =>
    buildSoftBox(
      [left + index * panel + 0.4, back - 13, 30],
      [left + (index + 1) * panel - 0.4, back - 6, height],
      {
        material: finish,
        radius: 3.2,
        bulge: 1.4,
        isPiped: count < 3,
      },
    ),
  )
  return [rest, ...panels]
}
