import { mixed } from '../paint/colour.ts'
import { box } from '../solid/box.ts'
import type { Solid } from '../solid/solid.ts'
import { carpet } from './carpet.ts'
import type { Furniture, Model } from './model.ts'

/** A carpet on the floor, plain with a border, striped or with diamonds. */
export const rug: Furniture = (model) => [carpet(model), ...fringe(model)]

function fringe({ width, depth, finish }: Model): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  const pale = { ...finish, colour: mixed(finish.colour, '#F6F0E4', 0.55), texture: null }
  const count = Math.round(width / 4)
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, at) => {
      const left = -x + (at + 0.2) * (width / count)
      const [near, far] = [side * y, side * (y + 4.5)]
      return box([left, Math.min(near, far), 0], [left + 1.4, Math.max(near, far), 0.6], {
        material: pale,
        dimsCm: 0,
      })
    }),
  )
}
