import { blackMetal } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { look } from './look.ts'
import type { Furniture, Model } from './model.ts'

/** A dining table: tapered legs, a frame of metal, or boards. */
export const table: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const top = height - 3
  const under = look<(model: Model, top: number) => Solid[]>(
    style,
    [taperedLegs, metalFrames, boardLegs],
    1,
  )
  return [
    ...under(model, top),
    box([-x + 12, -y + 10, top - 7], [x - 12, y - 10, top], { material: finish }),
    box([-x, -y, top], [x, y, height], { material: finish, along: [1, 0, 0] }),
  ]
}

function taperedLegs({ width, depth, finish }: Model, top: number): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      post([a * (x - 7), b * (y - 7), 0], [a * (x - 12), b * (y - 12), top], [1.8, 3.2], finish),
    ),
  )
}

function metalFrames({ width, depth }: Model, top: number): Solid[] {
  const [x, y] = [width / 2 - 18, depth / 2 - 8]
  return [-1, 1].flatMap((side) => [
    box([side * x - 2, -y, 0], [side * x + 2, -y + 4, top], { material: blackMetal }),
    box([side * x - 2, y - 4, 0], [side * x + 2, y, top], { material: blackMetal }),
    box([side * x - 2, -y + 4, 0], [side * x + 2, y - 4, 3], { material: blackMetal }),
  ])
}

function boardLegs({ width, depth, finish }: Model, top: number): Solid[] {
  const [x, y] = [width / 2 - 14, depth / 2 - 10]
  return [-1, 1].map((side) =>
    box([side * x - 2, -y, 0], [side * x + 2, y, top], { material: finish, along: [0, 0, 1] }),
  )
}
