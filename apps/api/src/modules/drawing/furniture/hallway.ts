import { mixed } from '../paint/colour.ts'
import { blackMetal, brass, material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { orb } from '../solid/orb.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { cabinet } from './cabinet.ts'
import { columns } from './columns.ts'
import { look } from './look.ts'
import type { Furniture, Model } from './model.ts'

/** A hallway set: a tall cupboard with a mirror, a panel with hooks, a seat over shelves for shoes. */
export const hallway: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const tall = Math.min(52, width * 0.42)
  const open = width - tall
  const cupboard = cabinet(
    { ...model, width: tall, height },
    {
      foot: 6,
      stands: 'plinth',
      handle: 'long',
      fronts: columns([{ share: 1, fronts: [style % 2 === 0 ? 'mirror' : 'door'] }]),
    },
  ).map((part) => reshaped(part, ([a, b, c]) => [a - x + tall / 2, b, c]))
  const bench = cabinet(
    { ...model, width: open, depth: depth - 2, height: 44 },
    {
      foot: 6,
      stands: 'plinth',
      handle: 'groove',
      fronts: columns([
        { share: 1, fronts: ['open'] },
        { share: 1, fronts: ['drawer'] },
      ]),
    },
  ).map((part) => reshaped(part, ([a, b, c]) => [a + x - open / 2, b + 1, c]))
  const [left, right] = [-x + tall, x]
  const hooks = Array.from(
    { length: Math.max(3, Math.round(open / 18)) },
    (_, at, all = Math.max(3, Math.round(open / 18))) => {
      const place = left + ((at + 0.5) * open) / all
      return [
        post([place, y - 3, 158], [place, y - 8, 158], 0.8, hookMetal(style)),
        orb([place, y - 8.4, 158.6], 1.3, hookMetal(style)),
      ]
    },
  ).flat()
  return [
    ...cupboard,
    box([left, y - 2, 44], [right, y - 0.2, height - 30], { material: finish, along: [0, 0, 1] }),
    ...slatsOn(model, left, right),
    ...bench,
    softBox([left + 1, -y + 2, 44], [right - 1, y - 3, 49], {
      material: material('#C8B79B', 'weave'),
      radius: 2,
      bulge: 0.8,
    }),
    ...hooks,
    box([left, -y + 8, height - 30], [right, y, height - 27.5], {
      material: finish,
      along: [1, 0, 0],
    }),
    softBox([left + 10, -y + 13, height - 27.5], [left + 40, y - 4, height - 14], {
      material: material('#CDB892', 'weave'),
      radius: 3,
    }),
  ]
}

const hookMetal = (style: number) => look(style, [blackMetal, brass])

function slatsOn({ depth, height, finish, style }: Model, left: number, right: number): Solid[] {
  if (style % 3 !== 0) return []
  const count = Math.round((right - left) / 6)
  return Array.from({ length: count }, (_, at) => {
    const place = left + ((at + 0.5) * (right - left)) / count
    return box([place - 1.3, depth / 2 - 3.4, 50], [place + 1.3, depth / 2 - 2, height - 31], {
      material: { ...finish, colour: mixed(finish.colour, '#ffffff', 0.06) },
      along: [0, 0, 1],
      dimsCm: 1,
    })
  })
}
