import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'

/** A dining table with tapered legs, a metal frame or boards. */
export const buildTable: BuildFurniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const top = height - 3
  const under = pickByStyle<(model: FurnitureModel, top: number) => Solid[]>(
    style,
    [buildTaperedLegs, buildMetalFrames, buildBoardLegs],
    1,
  )
  return [
    ...under(model, top),
    buildBox([-x + 12, -y + 10, top - 7], [x - 12, y - 10, top], { material: finish }),
    buildBox([-x, -y, top], [x, y, height], { material: finish, along: [1, 0, 0] }),
  ]
}

function buildTaperedLegs({ width, depth, finish }: FurnitureModel, top: number): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      buildPost(
        [a * (x - 7), b * (y - 7), 0],
        [a * (x - 12), b * (y - 12), top],
        [1.8, 3.2],
        finish,
      ),
    ),
  )
}

function buildMetalFrames({ width, depth }: FurnitureModel, top: number): Solid[] {
  const [x, y] = [width / 2 - 18, depth / 2 - 8]
  return [-1, 1].flatMap((side) => [
    buildBox([side * x - 2, -y, 0], [side * x + 2, -y + 4, top], { material: blackMetal }),
    buildBox([side * x - 2, y - 4, 0], [side * x + 2, y, top], { material: blackMetal }),
    buildBox([side * x - 2, -y + 4, 0], [side * x + 2, y - 4, 3], { material: blackMetal }),
  ])
}

function buildBoardLegs({ width, depth, finish }: FurnitureModel, top: number): Solid[] {
  const [x, y] = [width / 2 - 14, depth / 2 - 10]
  return [-1, 1].map((side) =>
    buildBox([side * x - 2, -y, 0], [side * x + 2, y, top], { material: finish, along: [0, 0, 1] }),
  )
}
