import { mixColours } from '../canvas/colour.ts'
import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { buildBox } from '../solid/build-box.ts'
import type { Solid } from '../solid/solid.ts'
import { buildCarpet } from './build-carpet.ts'

/** A carpet on the floor, plain with a border, striped or with diamonds. */
export const buildRug: BuildFurniture = (model) => [buildCarpet(model), ...fringe(model)]

function fringe({ width, depth, finish }: FurnitureModel): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  const pale = { ...finish, colour: mixColours(finish.colour, '#F6F0E4', 0.55), texture: null }
  const count = Math.round(width / 4)
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      const left = -x + (index + 0.2) * (width / count)
      const [near, far] = [side * y, side * (y + 4.5)]
      return buildBox([left, Math.min(near, far), 0], [left + 1.4, Math.max(near, far), 0.6], {
        material: pale,
        dimsCm: 0,
      })
    }),
  )
}

/** A runner: carpet cut to length, the rest still rolled. */
export const buildRunner: BuildFurniture = (model) => {
  const long = { ...model, depth: Math.max(200, model.depth) }
  return [buildCarpet(long)]
}
