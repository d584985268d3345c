import { blackMetal, type Material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { cabinet, columns } from './cabinet.ts'
import { type Furniture, look, type Model } from './model.ts'

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

/** A round coffee table on three or four legs, or on a drum. */
export const roundTable: Furniture = ({ width, depth, height, finish, style }) => {
  const radius = Math.min(width, depth) / 2
  const plate = post([0, 0, height - 3], [0, 0, height], [radius * 0.96, radius], finish)
  if (style % 4 === 3) {
    return [post([0, 0, 0], [0, 0, height - 3], radius * 0.52, finish), plate]
  }
  const metal = look<Material>(style, [finish, finish, blackMetal], 1)
  const count = style % 2 === 0 ? 3 : 4
  const legs = Array.from({ length: count }, (_, at) => {
    const angle = ((at + 0.35) / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return post(
      [cos * radius * 0.82, sin * radius * 0.82, 0],
      [cos * radius * 0.58, sin * radius * 0.58, height - 3],
      [1.3, 2.4],
      metal,
    )
  })
  return [...legs, plate]
}

/** A desk with drawers at one side. */
export const desk: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const top = height - 2.5
  const plate = box([-x, -y, top], [x, y, height], { material: finish, along: [1, 0, 0] })
  const metal = look<Material>(style, [finish, blackMetal, finish])
  if (style % 3 === 0) {
    const body = cabinet(
      { ...model, width: 40, depth: depth - 6, height: top },
      {
        foot: 4,
        stands: 'plinth',
        fronts: columns([{ share: 1, fronts: ['drawer', 'drawer', 'drawer'] }]),
        handle: 'knob',
      },
    ).map((part) => shifted(part, x - 24))
    return [...body, ...legPair(-x + 6, y, top, metal), plate]
  }
  const drawer = cabinet(
    { ...model, width: width * 0.62, depth: depth - 10, height: top },
    {
      foot: top - 12,
      stands: 'wall',
      fronts: columns([
        { share: 1, fronts: ['drawer'] },
        { share: 1, fronts: ['drawer'] },
      ]),
      handle: 'knob',
    },
  )
  return [...legPair(-x + 6, y, top, metal), ...legPair(x - 6, y, top, metal), ...drawer, plate]
}

function shifted(part: Solid, x: number): Solid {
  return reshaped(part, ([a, b, c]) => [a + x, b, c])
}

function legPair(x: number, y: number, top: number, material: Material): Solid[] {
  const out = Math.sign(x) * 2
  return [-1, 1].map((side) =>
    post([x + out, side * (y - 5), 0], [x, side * (y - 7), top], [1.4, 2.2], material),
  )
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
