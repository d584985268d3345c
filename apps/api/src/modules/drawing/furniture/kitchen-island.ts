import { material } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import { cabinet } from './cabinet.ts'
import type { Handle } from './cabinet-plan.ts'
import { columns } from './columns.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { butcher, stone } from './worktops.ts'

/** An island: drawers at the front and a worktop that reaches over the sides. */
export const kitchenIsland: Furniture = (model) => {
  const { width, depth, height, style } = model
  const [x, y] = [width / 2, depth / 2]
  const body = cabinet(
    { ...model, width: width - 4, depth: depth - 14, height: height - 4 },
    {
      foot: 8,
      stands: 'plinth',
      handle: look<Handle>(style, ['bar', 'groove', 'knob']),
      fronts: columns([
        { share: 1, fronts: ['drawer', 'drawer', 'drawer'] },
        { share: 1.2, fronts: style % 2 === 0 ? ['drawer', 'open'] : ['slats'] },
        { share: 1, fronts: ['door'] },
      ]),
    },
  )
  const top = look(style, [stone, butcher, stone])
  return [
    ...body,
    box([-x, -y + 4, height - 4], [x, y, height], { material: top, along: [1, 0, 0] }),
    ...fruitOn(height),
  ]
}

function fruitOn(level: number): Solid[] {
  return [post([-18, 4, level], [-18, 4, level + 6], [7, 13], material('#EDE8DF'))]
}
