import { blackMetal, type Material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { cabinet } from './cabinet.ts'
import { columns } from './columns.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'

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
